import { afterAll, beforeAll, expect, test } from 'vitest';
import { NO_MONEY, type Paise } from '#domain/money.ts';
import { addDays } from '#domain/time.ts';
import { newId } from '../../db/ids.ts';
import { textOf, type BookingView } from '../../notifications/texts/texts.ts';
import type { BookingFacts } from '../../notifications/topics.ts';
import { confirmedFamily, paidFamily } from '../../ledger/test-settled.ts';
import { bookingNow, createOrder, familyToPay, type Family } from '../../payments/test-money.ts';
import { testApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { makeBookable, makeBooking, type Bookable } from '../test-factories.ts';

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
  (await t.call('GET /admin/pandits/:id', { params: { id: b.pandit.id } }, admin)).body.data.live;

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

/** The last message to a family about its booking, as it goes out. */
async function smsTo(family: TestPerson, bookingId: string): Promise<string | null> {
  const [row] = await t.deps.pool<({ topic: string; payload: BookingFacts } & BookingView)[]>`
    SELECT o.topic, o.payload, c.name AS customer, p.name AS pandit, r.name AS ritual, b.day, b.start_minute, b.price_paise, b.advance_paise
    FROM booking_outbox o JOIN bookings b ON b.id = o.booking_id JOIN people c ON c.id = b.customer_id
    JOIN people p ON p.id = b.pandit_id JOIN rituals r ON r.id = b.ritual_id
    WHERE o.person_id = ${family.id} AND o.booking_id = ${bookingId} ORDER BY o.id DESC LIMIT 1`;
  return row ? textOf({ topic: row.topic, booking: row, facts: row.payload }, 'en') : null;
}

test('what he has promised is shown before, the soonest first, to admins alone', async () => {
  const { b, later, sooner, asked } = await withThree();
  expect((await liveOf(b)).map(({ _id }) => _id)).toEqual([sooner._id, later._id, asked._id]);
  const params = { id: b.pandit.id };
  expect((await t.call('GET /admin/pandits/:id', { params }, b.pandit)).status).toBe(403);
});

test('what is named or not agreed yet is cancelled, what is agreed stays, and everybody hears in words that fit', async () => {
  const { b, families, sooner } = await withThree();
  expect((await decide(b, { cancel: [sooner._id] })).status).toBe(200);
  expect((await liveOf(b)).map(({ bookingStatus }) => bookingStatus)).toEqual(['confirmedbypandit']);
  expect(await told(b)).toEqual(
    [
      `cancelOnBehalf.customer ${families[1].id}`,
      `cancelOnBehalf.customer ${families[2].id}`,
      `panditLeft.customer ${families[0].id}`,
      `review.rejected ${b.pandit.id}`,
    ].toSorted(),
  );
  const [row] = await t.deps.pool<{ payload: { comment: string; acharyaName: null; expectedEnd: null } }[]>`
    SELECT payload FROM outbox WHERE person_id = ${b.pandit.id}`;
  // one message about all of his bookings
  expect(row && textOf({ topic: 'review.rejected', booking: null, facts: row.payload }, 'en')).toMatch(
    /^Your profile is no longer approved.* These bookings are off: \d+ \w+, 9:00 am; \d+ \w+\. Please hold as agreed: \d+ \w+, 9:00 am\.$/,
  );
  // and the family reads that its puja needs another pandit, not why
  expect(await smsTo(families[1], sooner._id)).toMatch(/cannot come to .* Find another pandit on its page\.$/);
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
  const facts = { comment: 'No papers.', acharyaName: null, expectedEnd: null };
  const text = textOf({ topic: 'review.rejected', booking: null, facts }, 'en');
  expect(text).toBe('Your profile was not approved. Reason: No papers.');
});

const statusOf = async (family: Family) => (await bookingNow(t, family)).bookingStatus;

test('what still asks for his word cannot stay: it ends, told to the family, and an advance goes back', async () => {
  const b = await makeBookable(t);
  const customer = await t.person('user');
  const booking = await makeBooking(t, b, customer, { day: addDays(b.day, 2) });
  const asked = { customer, pandit: b.pandit, booking, advance: 0 };
  const toPay = await familyToPay(t, 300, b);
  const paid = await paidFamily(t, 400, b, addDays(b.day, 4));
  expect((await decide(b)).status).toBe(200);
  for (const family of [asked, toPay, paid]) {
    expect(await statusOf(family)).toBe('cancelled');
    expect(await told(b)).toContain(`cancelOnBehalf.customer ${family.customer.id}`);
  }
  expect((await bookingNow(t, paid)).refundedAmount).toBe(400);
  expect(await liveOf(b)).toEqual([]);
});

test('what is past its deadline is left to time, and holds the decision up in no way', async () => {
  const b = await makeBookable(t);
  const late = await familyToPay(t, 300, b);
  await t.deps.pool`UPDATE bookings SET due_at = now() - interval '1 second' WHERE id = ${late.booking._id}`;
  expect((await decide(b)).status).toBe(200);
  expect(await statusOf(late)).toBe('advancepaymentrequested');
});

test('while he is not approved he gives no word to anybody, lets go, and completes what he holds', async () => {
  const b = await makeBookable(t);
  const customer = await t.person('user');
  const asked = await makeBooking(t, b, customer);
  const paid = await paidFamily(t, 400, b, addDays(b.day, 4));
  const toPay = await familyToPay(t, 300, { ...b, day: addDays(b.day, 6) });
  const held = await confirmedFamily(t, 400, b, addDays(b.day, 8));
  // as an older decision left them
  await t.deps.pool`UPDATE people SET status = 'rejected' WHERE id = ${b.pandit.id}`;
  await t.deps.pool`UPDATE bookings SET period = tstzrange(now() - interval '1 hour', now() + interval '1 hour')
    WHERE id = ${held.booking._id}`;
  const take = async (
    bookingId: string,
    bookingStatus: 'confirmedbypandit' | 'advancepaymentrequested' | 'rejected' | 'completed',
  ) => {
    const more = { advanceAmountToBePaid: 100, additionalNotesbyPandit: 'I am rejected' };
    const body = { bookingId, bookingStatus, ...more };
    const { status, body: reply } = await t.call('POST /booking/update-booking-status', { body }, b.pandit);
    return [status, reply.error?.code];
  };
  const refused = [403, 'pandit_unapproved'];
  expect(await take(asked._id, 'confirmedbypandit')).toEqual(refused);
  expect(await take(asked._id, 'advancepaymentrequested')).toEqual(refused);
  expect(await take(paid.booking._id, 'confirmedbypandit')).toEqual(refused);
  const order = await createOrder(t, toPay);
  expect([order.status, order.body.error?.code]).toEqual([409, 'pandit_gone']);
  expect(await t.deps.pool`SELECT 1 FROM payment_orders WHERE booking_id = ${toPay.booking._id}`).toEqual([]);
  expect(await take(asked._id, 'rejected')).toEqual([200, undefined]);
  expect(await take(paid.booking._id, 'rejected')).toEqual([200, undefined]);
  expect(await take(held.booking._id, 'completed')).toEqual([200, undefined]);
});

test('a family that keeps its puja reads of an advance where one was paid, and nothing once the puja has begun', async () => {
  const b = await makeBookable(t);
  const paid = await confirmedFamily(t, 400, b, addDays(b.day, 2));
  const [free, begun] = [await t.person('user'), await t.person('user')];
  const wish = { status: 'confirmedbypandit' } as const;
  await makeBooking(t, b, free, { ...wish, day: addDays(b.day, 4) });
  const { _id } = await makeBooking(t, b, begun, { ...wish, day: addDays(b.day, 6) });
  await t.deps.pool`UPDATE bookings SET period = tstzrange(now() - interval '1 hour', now() + interval '1 hour')
    WHERE id = ${_id}`;
  expect((await decide(b)).status).toBe(200);
  const rows = await t.deps.pool<{ personId: string; payload: { amount: Paise | null } }[]>`
    SELECT person_id, payload FROM booking_outbox WHERE pandit_id = ${b.pandit.id} AND topic = 'panditLeft.customer'`;
  const view: BookingView = {
    customer: 'Mina Rout',
    pandit: 'Jagannath Mishra',
    ritual: 'Satyanarayan Puja',
    day: b.day,
    startMinute: null,
    pricePaise: NO_MONEY,
    advancePaise: null,
  };
  const texts = new Map(
    rows.map(({ personId, payload: facts }) => [
      personId,
      textOf({ topic: 'panditLeft.customer', booking: view, facts }, 'en'),
    ]),
  );
  expect([...texts.keys()].toSorted()).toEqual([paid.customer.id, free.id].toSorted());
  expect(texts.get(paid.customer.id)).toMatch(/To cancel and get your advance back, write to us\.$/);
  expect(texts.get(free.id)).toMatch(/To cancel, write to us\.$/);
});
