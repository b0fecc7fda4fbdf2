import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#domain/time.ts';
import { newId } from '../db/ids.ts';
import { english } from '../notifications/texts-en.ts';
import { testApp, type TestApp, type TestPerson } from '../test-app.ts';
import { makeBookable, makeBooking, type Bookable } from './test-factories.ts';

/** The office decides that a pandit can be booked no more, and families count on him. */

let t: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  t = await testApp();
  admin = await t.person('admin');
});
afterAll(() => t.close());

const decide = (b: Bookable, more: object = {}) => {
  const body = { userId: b.pandit.id, userStatus: 'rejected', comment: 'The papers are forged.', ...more } as const;
  return t.call('POST /user/admin/update-user-status', { body }, admin);
};
const liveOf = async (b: Bookable) =>
  (await t.call('GET /booking/admin/pandits/:id/live', { params: { id: b.pandit.id } }, admin)).body.data.bookings;

async function withThree() {
  const b = await makeBookable(t);
  const families = [await t.person('user'), await t.person('user'), await t.person('user')] as const;
  const wish = { status: 'confirmedbypandit', startTime: '09:00' } as const;
  const later = await makeBooking(t, b, families[0], { ...wish, day: addDays(b.day, 9) });
  const sooner = await makeBooking(t, b, families[1], wish);
  const asked = await makeBooking(t, b, families[2], { day: addDays(b.day, 12) });
  return { b, families, later, sooner, asked };
}

/** Who was told what since then, in no order. */
async function told(b: Bookable): Promise<string[]> {
  const rows = await t.deps.pool<{ topic: string; personId: string }[]>`
    SELECT topic, person_id FROM booking_outbox
    WHERE pandit_id = ${b.pandit.id} AND (topic LIKE 'cancelOnBehalf%' OR topic LIKE 'panditLeft%')
    UNION ALL SELECT topic, person_id FROM outbox WHERE person_id = ${b.pandit.id}`;
  return rows.map(({ topic, personId }) => `${topic} ${personId}`).toSorted();
}

test('what he has promised is shown before, the soonest first, to admins alone', async () => {
  const { b, later, sooner, asked } = await withThree();
  expect((await liveOf(b)).map(({ _id }) => _id)).toEqual([sooner._id, later._id, asked._id]);
  const params = { id: b.pandit.id };
  expect((await t.call('GET /booking/admin/pandits/:id/live', { params }, b.pandit)).status).toBe(403);
});

test('what is named is cancelled, what is promised stays, and everybody is told in words that fit', async () => {
  const { b, families, sooner } = await withThree();
  expect((await decide(b, { cancel: [sooner._id] })).status).toBe(200);
  expect((await liveOf(b)).map(({ bookingStatus }) => bookingStatus)).toEqual([
    'confirmedbypandit',
    'pendingwithpandit',
  ]);
  expect(await told(b)).toEqual(
    [
      `cancelOnBehalf.customer ${families[1].id}`,
      `cancelOnBehalf.pandit ${b.pandit.id}`,
      `panditLeft.customer ${families[0].id}`,
      `review.rejected ${b.pandit.id}`,
    ].toSorted(),
  );
  const [row] = await t.deps.pool<{ payload: { comment: string; acharyaName: null; expectedEnd: null } }[]>`
    SELECT payload FROM outbox WHERE person_id = ${b.pandit.id}`;
  expect(row && english.review['review.rejected'](row.payload)).toMatch(/^Your profile is no longer approved/);
  // why it was decided is between the office and the pandit
  const { body } = await t.call('GET /booking/:id', { params: { id: sooner._id } }, families[1]);
  expect(JSON.stringify(body.data)).not.toContain('forged');
  const trail = await t.deps.pool`SELECT subject_id FROM audit WHERE action = 'booking.cancelled'`;
  expect(trail.map((entry) => entry['subjectId'])).toContain(sooner._id);
});

test('a booking that is not his, or is over, takes the whole decision back', async () => {
  const { b, sooner } = await withThree();
  const ended = { bookingId: sooner._id, reason: 'The family moved' };
  await t.call('POST /booking/admin/cancel', { body: ended }, admin);
  for (const id of [newId(), sooner._id]) {
    const refused = await decide(b, { cancel: [id] });
    expect(refused).toMatchObject({ status: 404, body: { error: { code: 'booking_unknown' } } });
  }
  expect(await liveOf(b)).toHaveLength(2);
  expect((await told(b)).filter((line) => line.startsWith('review'))).toEqual([]);
});

test('who was never approved hears that he was not', async () => {
  const text = english.review['review.rejected']({ comment: 'No papers.', acharyaName: null, expectedEnd: null });
  expect(text).toBe('Your profile was not approved. Reason: No papers.');
});
