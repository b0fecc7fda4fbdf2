import { readFile } from 'node:fs/promises';
import { verify } from '@node-rs/argon2';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { searchRituals } from '#domain/search/ritual-search.ts';
import { bookingStatuses } from '#domain/booking.ts';
import { blocksOf } from '#domain/places.ts';
import { HOME_RITUALS } from '#domain/ritual.ts';
import { addDays, DAY, dayAt, instantOf, type Instant } from '#domain/time.ts';
import { findings } from '../ledger/test-books.ts';
import { rebuildAllFigures } from '../ratings/rebuild.ts';
import { StartError } from '../start-error.ts';
import { testDatabase, type TestDatabase } from '../testing/test-db.ts';
import { plans } from '../../demo/booking-plans.ts';
import { isEmpty, loadDemo } from '../../demo/load.ts';
import { DEMO_PASSWORD, signIns } from '../../demo/sign-ins.ts';

let database: TestDatabase;
const openDatabase = async (): Promise<void> => {
  database = await testDatabase();
};
const dropDatabase = (): Promise<void> => database.drop();

const india = (text: string): Instant => instantOf(`${text}+05:30`);

describe.each([
  ['an ordinary noon', india('2026-11-20T12:00:00')],
  ['the last minute of a month', india('2027-01-31T23:59:00')],
  ['the first minute after a leap day', india('2028-03-01T00:01:00')],
  ['the first morning of a year', india('2027-01-01T06:30:00')],
])('the demo, loaded on %s', (_, now) => {
  beforeAll(openDatabase);
  beforeAll(() => loadDemo(database.pool, now));
  afterAll(dropDatabase);

  test('has people of every kind, and doors that open', async () => {
    const { pool } = database;
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
      'user active': 33,
    });
    for (const phone of Object.values(signIns)) {
      const [person] = await pool<{ passwordHash: string }[]>`SELECT password_hash FROM people WHERE phone = ${phone}`;
      expect(await verify(person?.passwordHash ?? '', DEMO_PASSWORD)).toBe(true);
    }
    const places = await pool<{ district: string; city: string }[]>`SELECT DISTINCT district, city FROM people`;
    expect(places.filter(({ district, city }) => !blocksOf(district).includes(city))).toEqual([]);
  });

  test('has a face for twenty pandits, and no face twice', async () => {
    const faces = await database.pool<{ url: string; kind: string }[]>`
      SELECT profile_url AS url, user_type AS kind FROM people WHERE profile_url IS NOT NULL`;
    expect(new Set(faces.map(({ url }) => url)).size).toBe(faces.length);
    expect(faces.filter(({ kind }) => kind !== 'user')).toHaveLength(20);
    for (const { url } of faces)
      expect(await readFile(new URL(`../../web/public${url}`, import.meta.url), 'utf8')).toContain('Drawn portrait');
  });

  test('finds several pandits for each ritual of the home page on each of the next days', async () => {
    const days = Array.from({ length: 7 }, (_unused, ahead) => addDays(dayAt(now), ahead));
    const found = await database.pool<{ slug: string; day: string; pandits: number }[]>`
      SELECT r.slug, d.day, count(a.pandit_id)::int AS pandits
      FROM rituals r CROSS JOIN unnest(${days}::date[]) AS d (day)
      LEFT JOIN (offers o JOIN people p ON p.id = o.pandit_id AND p.status = 'approved') ON o.ritual_id = r.id
      LEFT JOIN availability a ON a.pandit_id = o.pandit_id AND a.days @> d.day
        AND NOT EXISTS (SELECT FROM bookings b WHERE b.pandit_id = o.pandit_id AND b.day = d.day)
      WHERE r.position < ${HOME_RITUALS} GROUP BY r.slug, d.day`;
    expect(found).toHaveLength(HOME_RITUALS * days.length);
    expect(found.filter(({ pandits }) => pandits < 3)).toEqual([]);
  });

  test('has bookings in every state, none overdue, and events that lead there', async () => {
    const { pool } = database;
    const states = await pool<{ status: string }[]>`SELECT DISTINCT status FROM bookings`;
    expect(states.map(({ status }) => status).toSorted()).toEqual(bookingStatuses.toSorted());
    expect(await statesOf(signIns.customer)).toEqual(bookingStatuses.toSorted());
    expect(await statesOf(signIns.pandit)).toEqual(bookingStatuses.toSorted());

    // every booking the sign-ins were planned to have found its pandit
    const [own] = await pool<{ n: number }[]>`
      SELECT count(*)::int AS n FROM bookings b JOIN people p ON p.id = b.customer_id WHERE p.phone = ${signIns.customer}`;
    expect(own?.n).toBe(plans.filter(({ customer }) => customer === 0).length);

    const wrong = await pool`
      SELECT b.id FROM bookings b
      JOIN booking_events e ON e.pandit_id = b.pandit_id AND e.booking_id = b.id AND e.version = b.version
      WHERE b.due_at <= ${new Date(now)} OR e.to_status <> b.status OR e.at > ${new Date(now)}
        OR NOT EXISTS (SELECT FROM offers o WHERE o.pandit_id = b.pandit_id AND o.ritual_id = b.ritual_id
          AND o.price_paise = b.price_paise)
        OR NOT EXISTS (SELECT FROM availability a WHERE a.pandit_id = b.pandit_id AND a.days @> b.day)
        OR NOT EXISTS (SELECT FROM customer_bookings c WHERE c.customer_id = b.customer_id AND c.booking_id = b.id)
        OR (SELECT count(*) FROM booking_events s WHERE s.booking_id = b.id) <> b.version + 1`;
    expect(wrong).toEqual([]);
  });

  test('has reviews, some of them answered, and figures that say the same', async () => {
    const { pool } = database;
    const [reviews] = await pool<{ shown: number; waiting: number; answered: number; early: number }[]>`
      SELECT count(*) FILTER (WHERE shown_at IS NOT NULL)::int AS shown,
        count(*) FILTER (WHERE shown_at IS NULL)::int AS waiting, count(answer)::int AS answered,
        count(*) FILTER (WHERE greatest(at, shown_at, answered_at) > ${new Date(now)})::int AS early
      FROM reviews`;
    expect(reviews?.shown).toBeGreaterThan(20);
    expect(reviews?.answered).toBeGreaterThan(0);
    expect(reviews?.early).toBe(0);
    expect(await rebuildAllFigures(pool)).toEqual([]);
  });

  test('shows what can become of a booking: begun, half paid, moved, withdrawn, handed on, said to be wrong and decided', async () => {
    const { pool } = database;
    const [lives] = await pool<Record<string, number>[]>`
      SELECT (SELECT count(*)::int FROM bookings WHERE begun_at <= ${new Date(now)} AND rest_given_paise > 0) AS begun,
        (SELECT count(*)::int FROM bookings WHERE rest_given_paise = rest_received_paise) AS rest,
        (SELECT count(*)::int FROM booking_events WHERE action = 'move') AS moved,
        (SELECT count(*)::int FROM booking_proposals WHERE closed_at IS NULL AND ends_at > ${new Date(now)}) AS proposed,
        (SELECT count(*)::int FROM booking_asks WHERE state = 'choosing') AS choosing,
        (SELECT count(*)::int FROM booking_asks a JOIN booking_asks_made m ON m.ask_id = a.id AND m.booking_id <> a.won_id
          JOIN bookings gave ON gave.id = m.booking_id AND gave.status = 'rejected'
          JOIN bookings took ON took.id = a.won_id AND took.is_substitute
          JOIN payments p ON p.booking_id = took.id AND p.applied AND p.amount_paise = took.advance_paise
          JOIN ledger l ON l.booking_id = gave.id AND l.kind = 'refund' AND l.source_id = p.id
          WHERE a.state = 'won') AS replaced,
        (SELECT count(*)::int FROM booking_asks a WHERE a.state = 'asked' AND 3 = (SELECT count(*) FROM booking_asks_made m
          JOIN bookings b ON b.id = m.booking_id AND b.status = 'pendingwithpandit' WHERE m.ask_id = a.id)) AS several,
        (SELECT count(*)::int FROM waits WHERE told_at <= ${new Date(now)}) AS offered,
        (SELECT count(*)::int FROM waits WHERE told_at IS NULL AND tell_at > ${new Date(now)}) AS in_turn,
        (SELECT count(*)::int FROM bookings WHERE is_substitute) AS substitutes,
        (SELECT count(*)::int FROM waits WHERE ended_at IS NULL) AS waits,
        (SELECT count(*)::int FROM cases WHERE closed_at IS NULL) AS open,
        (SELECT count(*)::int FROM cases WHERE closed_at IS NOT NULL) AS decided,
        (SELECT count(*)::int FROM booking_letters) AS letters`;
    expect(Object.entries(lives ?? {}).filter(([, count]) => count === 0)).toEqual([]);
    // one side has written and waits for the other; and both
    const written =
      await pool`SELECT count(*) FROM reviews WHERE withdrawn_at IS NULL GROUP BY booking_id HAVING count(*) = 2`;
    const alone = await pool`SELECT 1 FROM reviews WHERE withdrawn_at IS NULL GROUP BY booking_id HAVING count(*) = 1`;
    expect([written.length > 0, alone.length > 0]).toEqual([true, true]);
    expect(await findings(pool)).toEqual([]);
    expect(await pool`SELECT 1 FROM booking_outbox WHERE due_at <= ${new Date(now)}`).toHaveLength(0);
  });

  test('has books that balance', async () => {
    const [books] = await database.pool<{ captured: number; refunded: number; settled: number; held: number }[]>`
      SELECT sum(amount_paise) FILTER (WHERE kind = 'capture')::bigint AS captured,
        sum(amount_paise) FILTER (WHERE kind = 'refund')::bigint AS refunded,
        sum(amount_paise) FILTER (WHERE kind IN ('earning', 'commission'))::bigint AS settled,
        (SELECT sum(p.amount_paise)::bigint FROM bookings b
          JOIN payments p ON p.pandit_id = b.pandit_id AND p.booking_id = b.id AND p.applied
          WHERE b.status IN ('advancepaymentdone', 'confirmedbypandit')
            OR EXISTS (SELECT FROM booking_asks a WHERE a.kept_id = b.id)) AS held
      FROM ledger`;
    expect(books?.refunded).toBeGreaterThan(0);
    expect(books?.settled).toBeGreaterThan(0);
    expect(books?.held).toBeGreaterThan(0);
    expect(books?.held).toBe((books?.captured ?? 0) - (books?.refunded ?? 0) - (books?.settled ?? 0));

    // what went along to another pandit is on that one's booking
    const odd = await database.pool`
      SELECT b.id FROM bookings b LEFT JOIN payments p ON p.pandit_id = b.pandit_id AND p.booking_id = b.id
      WHERE (b.paid_at IS NULL) <> (p.id IS NULL) AND NOT EXISTS (SELECT FROM ledger l JOIN payments gone ON gone.id = l.source_id
          WHERE l.booking_id = b.id AND l.kind = 'refund') OR p.amount_paise <> b.advance_paise
        OR (b.status = 'completed') AND p.amount_paise <> (SELECT sum(l.amount_paise) FROM ledger l
          WHERE l.booking_id = b.id AND l.kind IN ('earning', 'commission'))`;
    expect(odd).toEqual([]);
  });

  test('families find what they look for by the words they use', async () => {
    const rituals = await database.pool<{ name: string; names: string[]; text: string }[]>`
      SELECT name, name_or || (name_hi || (name || synonyms)) AS names, description AS text FROM rituals`;
    const missed = Object.entries({
      'Gruha Pratistha': ['griha pravesh', 'gruha prabesh', 'housewarming', 'new house', 'गृह प्रवेश'],
      'Vivah (Bahaghara)': ['marriage', 'shadi', 'bibaha', 'wedding', 'bahaghar', 'shaadi', 'marrage'],
      Mundan: ['mundan', 'first haircut', 'chudakaran'],
      'Upanayana (Brata)': ['janeu', 'thread ceremony', 'upnayan', 'brata ghara'],
      'Satyanarayan Puja': ['satyanarayana pooja', 'satya narayan', 'sathyanarayan', 'satyanarayan'],
      'Ganesh Puja': ['ganapati', 'ganpati', 'ganesha', 'vinayak'],
      'Vehicle Puja': ['car puja', 'gadi puja', 'new bike'],
      'Varshika Shraddha': ['pinda daan', 'pind dan', 'shradh', 'sraddha'],
      Namkaran: ['naamkaran', 'naming ceremony', 'namakaran'],
    }).flatMap(([name, words]) =>
      words.filter((typed) => !searchRituals(rituals, typed, (one) => one).rituals.some((one) => one.name === name)),
    );
    expect(missed).toEqual([]);
  });

  test('the first look is alive: faces that are drawn, families of the last days, searches', async () => {
    const faces = await database.pool<{ url: string }[]>`
      SELECT DISTINCT profile_url AS url FROM people WHERE profile_url IS NOT NULL`;
    expect(faces.length).toBeGreaterThanOrEqual(9);
    for (const { url } of faces)
      expect(await readFile(new URL(`../../web/public${url}`, import.meta.url), 'utf8')).toContain('Drawn portrait');
    const [{ families = 0, searches = 0 } = {}] = await database.pool<{ families: number; searches: number }[]>`
      SELECT (SELECT count(*)::int FROM people WHERE user_type = 'user' AND created_at > ${new Date(now - 7 * DAY)}) AS families,
        (SELECT sum(n)::int FROM daily_counts) AS searches`;
    expect(families).toBeGreaterThan(4);
    expect(searches).toBeGreaterThan(500);
  });

  test('every ritual has its picture', async () => {
    const rituals = await database.pool<{ imageUrl: string }[]>`SELECT image_url FROM rituals`;
    expect(rituals).toHaveLength(31);
    for (const { imageUrl } of rituals) {
      const picture = await readFile(new URL(`../../web/public${imageUrl}`, import.meta.url), 'utf8');
      expect(picture).toMatch(/^<svg [\s\S]+<\/svg>\n$/);
    }
  });

  async function statesOf(phone: string): Promise<string[]> {
    const rows = await database.pool<{ status: string }[]>`
      SELECT DISTINCT b.status FROM bookings b JOIN people p ON p.id IN (b.customer_id, b.pandit_id)
      WHERE p.phone = ${phone}`;
    return rows.map(({ status }) => status).toSorted();
  }
});

describe('loading', () => {
  beforeEach(openDatabase);
  afterEach(dropDatabase);

  test('is for an empty database only, and for one of two at once', async () => {
    const now = india('2026-11-20T12:00:00');
    expect(await isEmpty(database.pool)).toBe(true);
    const loads = await Promise.allSettled([loadDemo(database.pool, now), loadDemo(database.pool, now)]);
    expect(loads.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await isEmpty(database.pool)).toBe(false);
    await expect(loadDemo(database.pool, now)).rejects.toThrow(StartError);
  });

  test('gives the same demo to the same moment', async () => {
    const now = india('2026-11-20T12:00:00');
    const other = await testDatabase();
    await Promise.all([loadDemo(database.pool, now), loadDemo(other.pool, now)]);
    const print = ({ pool }: TestDatabase) => pool`SELECT id, status, period, price_paise FROM bookings ORDER BY id`;
    expect(await print(database)).toEqual(await print(other));
    await other.drop();
  });
});
