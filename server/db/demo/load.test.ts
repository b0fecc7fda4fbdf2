import { readFile } from 'node:fs/promises';
import { verify } from '@node-rs/argon2';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { HOME_RITUALS } from '#domain/ritual.ts';
import { addDays, dayAt, type Instant } from '#domain/time.ts';
import { StartError } from '../../start-error.ts';
import { testDatabase, type TestDatabase } from '../test-db.ts';
import { isEmpty, loadDemo } from './load.ts';
import { DEMO_PASSWORD, signIns } from './sign-ins.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.drop());

const india = (text: string): Instant => Date.parse(`${text}+05:30`);

describe.each([
  ['an ordinary noon', india('2026-11-20T12:00:00')],
  ['a minute before midnight at the end of a month', india('2027-01-31T23:59:00')],
  ['a minute after midnight on a leap day', india('2028-02-29T00:01:00')],
  ['the first morning of a year', india('2027-01-01T06:30:00')],
])('the demo, loaded on %s', (_, now) => {
  test('is a town that can be searched, signed in to and booked in', async () => {
    const { pool } = database;
    expect(await isEmpty(pool)).toBe(true);
    await loadDemo(pool, now);
    expect(await isEmpty(pool)).toBe(false);

    const people = await pool<{ kind: string; n: number }[]>`
      SELECT user_type || ' ' || status AS kind, count(*)::int AS n FROM people GROUP BY 1`;
    expect(Object.fromEntries(people.map(({ kind, n }) => [kind, n]))).toEqual({
      'admin active': 1,
      'pandit approved': 27,
      'acharya approved': 6,
      'pandit pending': 3,
      'pandit evaluation': 2,
      'pandit training_required': 2,
      'pandit rejected': 1,
      'user active': 25,
    });

    for (const phone of Object.values(signIns)) {
      const [person] = await pool<{ passwordHash: string }[]>`SELECT password_hash FROM people WHERE phone = ${phone}`;
      expect(await verify(person?.passwordHash ?? '', DEMO_PASSWORD)).toBe(true);
    }

    const days = Array.from({ length: 7 }, (_unused, ahead) => addDays(dayAt(now), ahead));
    const found = await pool<{ slug: string; day: string; pandits: number }[]>`
      SELECT r.slug, d.day, count(a.pandit_id)::int AS pandits
      FROM rituals r CROSS JOIN unnest(${days}::date[]) AS d (day)
      LEFT JOIN (offers o JOIN people p ON p.id = o.pandit_id AND p.status = 'approved') ON o.ritual_id = r.id
      LEFT JOIN availability a ON a.pandit_id = o.pandit_id AND a.days @> d.day
        AND NOT EXISTS (SELECT FROM bookings b WHERE b.pandit_id = o.pandit_id AND b.day = d.day)
      WHERE r.position < ${HOME_RITUALS} GROUP BY r.slug, d.day`;
    expect(found).toHaveLength(HOME_RITUALS * days.length);
    expect(found.filter(({ pandits }) => pandits < 3)).toEqual([]);
  });
});

test('every ritual has its picture', async () => {
  await loadDemo(database.pool, india('2026-11-20T12:00:00'));
  const rituals = await database.pool<{ imageUrl: string }[]>`SELECT image_url FROM rituals`;
  expect(rituals).toHaveLength(30);
  for (const { imageUrl } of rituals) {
    const picture = await readFile(new URL(`../../../web/public${imageUrl}`, import.meta.url), 'utf8');
    expect(picture).toMatch(/^<svg [\s\S]+<\/svg>\n$/);
  }
});

test('only an empty database takes the demo, and one of two loads at once', async () => {
  const now = india('2026-11-20T12:00:00');
  const loads = await Promise.allSettled([loadDemo(database.pool, now), loadDemo(database.pool, now)]);
  expect(loads.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(loadDemo(database.pool, now)).rejects.toThrow(StartError);
});
