import { NO_MONEY } from '#domain/money.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Booking } from '#contract/bookings.ts';
import { addDays, asMillis, later, minutes, type Millis } from '#domain/time.ts';
import { findings } from '../../ledger/test-books.ts';
import { textOf } from '../../notifications/texts/texts.ts';
import { testApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { declareDays, makeBookable, makeBooking, makeOffer, type Bookable } from '../test-factories.ts';
import { closeTaken } from './taken.ts';

/** Families who lost hear of it (docs/decisions/0129-who-lost-is-told.md). */

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const close = (after: Millis = asMillis(0)) => closeTaken({ ...t.deps, now: () => later(t.deps.now(), after) });
const newFamilies = (count: number): Promise<TestPerson[]> =>
  Promise.all(Array.from({ length: count }, () => t.person('user')));
const accept = (pandit: TestPerson, booking: Booking) =>
  t.call(
    'POST /booking/update-booking-status',
    { body: { bookingId: booking._id, bookingStatus: 'confirmedbypandit' } },
    pandit,
  );
const see = async ({ _id: id }: Booking, who: TestPerson) =>
  (await t.call('GET /booking/:id', { params: { id } }, who)).body.data;
const toldOf = (booking: Booking, topic: string) =>
  t.deps.pool<{ personId: string; payload: { others?: number } }[]>`
    SELECT person_id, payload FROM booking_outbox WHERE booking_id = ${booking._id} AND topic = ${topic}`;

/** Another pandit who offers the same, free on the same days. */
async function another({ ritual, day }: Bookable): Promise<TestPerson> {
  const pandit = await t.person('pandit');
  await makeOffer(t, pandit, ritual, 1300);
  await declareDays(t, pandit, day, addDays(day, 30));
  return pandit;
}

describe('twenty families ask one pandit for one hour', () => {
  test('who accepts one closes the others: each once, with a sentence and whom to ask', async () => {
    const b = await makeBookable(t);
    const other = await another(b);
    const families = await newFamilies(20);
    const asked = await Promise.all(families.map((family) => makeBooking(t, b, family, { startTime: '09:00' })));
    // all are accepted at once, and the job runs in several processes
    const answers = await Promise.all([
      ...asked.map((booking) => accept(b.pandit, booking)),
      ...Array.from({ length: 4 }, () => close()),
    ]);
    const won = answers.flatMap((answer) => (typeof answer === 'object' && answer.status === 200 ? [answer] : []));
    expect(won).toHaveLength(1);
    await Promise.all(Array.from({ length: 4 }, () => close()));
    for (const [n, booking] of asked.entries()) {
      const family = families[n];
      if (!family) throw new Error('no family');
      const now = await see(booking, family);
      if (now._id === won[0]?.body.data._id) continue;
      expect(now).toMatchObject({ bookingStatus: 'rejected', dueAt: null });
      expect(now.events.map(({ action }) => action)).toEqual(['request', 'hourTaken']);
      const told = await toldOf(booking, 'hourTaken.customer');
      expect(told).toMatchObject([{ personId: family.id, payload: { others: 1 } }]);
      const suitable = await t.call('GET /booking/:id/suitable', { params: { id: booking._id } }, family);
      expect(suitable.body.data.pandits.map(({ userId }) => userId._id)).toEqual([other.id]);
    }
    const { body } = await t.call('POST /booking/get-bookings-by-user', { body: { limit: 50 } }, b.pandit);
    expect(body.data.bookings.filter(({ bookingStatus }) => bookingStatus === 'pendingwithpandit')).toEqual([]);
    expect(await findings(t.deps.pool)).toEqual([]);
    expect(await close(minutes(5))).toBe(0);
    expect(await t.deps.pool`SELECT 1 FROM taken_hours WHERE pandit_id = ${b.pandit.id}`).toHaveLength(0);
  });

  test('the message names the hour and what can be done', () => {
    const booking = {
      customer: 'Sunita Mohanty',
      pandit: 'Pandit Jagannath Mishra',
      ritual: 'Satyanarayan Puja',
      day: addDays('2026-12-05' as never, 0),
      startMinute: 570,
      pricePaise: NO_MONEY,
      advancePaise: null,
    };
    const said = (facts: object) => textOf({ topic: 'hourTaken.customer', booking, facts }, 'en');
    expect(said({ others: 3 })).toBe(
      'Pandit Jagannath Mishra is booked at that hour: Satyanarayan Puja on 5 Dec 2026, 9:30 am. 3 others are free: choose on its page.',
    );
    expect(said({ others: 0 })).toContain('Choose another hour, or another pandit.');
    expect(said({ others: 2, seeks: 'yes' })).toContain('We look for others');
    const nextHours = { from: '2026-12-06T23:20:00+05:30', to: '2026-12-07T01:10:00+05:30' };
    expect(said({ others: 1, nextHours })).toMatch(
      /Another pandit is free: choose on its page\. Next good hours: 6 Dec, 11:20 pm to 1:10 am, 7 Dec\.$/,
    );
    // while others are asked for the same hours there is nothing to choose
    expect(said({ others: 1, seeks: 'yes', nextHours })).not.toContain('Next good');
  });
});

test('hours beside it stay, as do those of another pandit, and a request with another time proposed', async () => {
  const b = await makeBookable(t);
  const other = { ...b, pandit: await another(b) };
  const [winner, beside, elsewhere, moving] = (await newFamilies(4)) as [
    TestPerson,
    TestPerson,
    TestPerson,
    TestPerson,
  ];
  const won = await makeBooking(t, b, winner, { startTime: '09:00' });
  const later9 = await makeBooking(t, b, beside, { startTime: '11:00' });
  const others = await makeBooking(t, other, elsewhere, { startTime: '09:00' });
  const moved = await makeBooking(t, b, moving, { startTime: '10:00' });
  const time = { day: addDays(b.day, 3), startTime: '10:00' };
  const proposed = await t.call('POST /booking/:id/propose', { params: { id: moved._id }, body: time }, moving);
  expect(proposed.status).toBe(200);
  await accept(b.pandit, won);
  expect(await close()).toBe(0);
  for (const [booking, family] of [
    [later9, beside],
    [others, elsewhere],
    [moved, moving],
  ] as const)
    expect((await see(booking, family)).bookingStatus).toBe('pendingwithpandit');
});

test('an hour that is taken by a move, or by an advance that is paid, closes the others too', async () => {
  const b = await makeBookable(t);
  const [mover, payer, one, two] = (await newFamilies(4)) as [TestPerson, TestPerson, TestPerson, TestPerson];
  const agreed = await makeBooking(t, b, mover, { startTime: '09:00', status: 'confirmedbypandit' });
  const first = await makeBooking(t, b, one, { startTime: '15:00' });
  const time = { day: b.day, startTime: '15:00' };
  const params = { id: agreed._id };
  await t.call('POST /booking/:id/propose', { params, body: time }, mover);
  const moved = await t.call('POST /booking/:id/proposal/accept', { params, body: time }, b.pandit);
  expect(moved.status).toBe(200);
  const day = addDays(b.day, 2);
  const second = await makeBooking(t, b, two, { startTime: '09:00', day });
  await makeBooking(t, b, payer, { startTime: '09:30', day, status: 'advancepaymentdone' });
  expect(await close()).toBe(2);
  expect((await see(first, one)).bookingStatus).toBe('rejected');
  expect((await see(second, two)).bookingStatus).toBe('rejected');
});

test('a request that is made at the same moment is found a minute later', async () => {
  const b = await makeBookable(t);
  const [winner, late] = (await newFamilies(2)) as [TestPerson, TestPerson];
  const won = await makeBooking(t, b, winner, { startTime: '09:00' });
  const beside = await makeBooking(t, b, late, { startTime: '09:00' });
  // as if it had not been committed when the job looked
  await t.deps.pool`UPDATE bookings SET status = 'cancelled' WHERE id = ${beside._id}`;
  await accept(b.pandit, won);
  expect(await close()).toBe(0);
  await t.deps.pool`UPDATE bookings SET status = 'pendingwithpandit' WHERE id = ${beside._id}`;
  expect(await close()).toBe(0);
  expect(await close(minutes(1))).toBe(1);
  expect((await see(beside, late)).bookingStatus).toBe('rejected');
});

test('a family that wants others asked has them asked, and one that was told of a day waits on', async () => {
  const b = await makeBookable(t);
  const [winner, wants, waits] = (await newFamilies(3)) as [TestPerson, TestPerson, TestPerson];
  const won = await makeBooking(t, b, winner);
  const body = {
    panditIds: [b.pandit.id],
    ritualId: b.ritual.id,
    bookingDate: b.day,
    startTime: '09:00',
    userAddress: 'Plot 12, Nayapalli, Bhubaneswar',
    others: 'yes' as const,
  };
  const { bookings } = (await t.call('POST /booking/ask', { body }, wants)).body.data;
  const waited = { ritualId: b.ritual.id, date: b.day, panditId: b.pandit.id };
  await t.call('POST /waits', { body: waited }, waits);
  await t.deps.pool`UPDATE waits SET tell_at = now(), told_at = now() WHERE customer_id = ${waits.id}`;
  await accept(b.pandit, won);
  expect(await close()).toBe(1);
  const [mine] = bookings;
  expect((await see(mine as Booking, wants)).ask).toMatchObject({ state: 'seeking' });
  expect((await t.call('GET /waits', {}, waits)).body.data.waits).toMatchObject([{ toldAt: null, offer: null }]);
});
