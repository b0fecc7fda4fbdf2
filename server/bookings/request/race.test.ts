import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Booking } from '#contract/bookings.ts';
import { addDays, clockOf } from '#domain/time.ts';
import { rounds } from '../../testing/test-rounds.ts';
import { until } from '../../testing/test-until.ts';
import { testApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { makeBookable, makeBooking, type Bookable } from '../test-factories.ts';

/** One pandit, many families, the same hour: raced through HTTP on a real database. */

const FAMILIES = 50;
let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

/** New ones for each race: one family may not have this many open requests. */
const newFamilies = (count = FAMILIES): Promise<TestPerson[]> =>
  Promise.all(Array.from({ length: count }, () => t.person('user')));

const update = (pandit: TestPerson, booking: Booking, wish: Record<string, unknown>) =>
  t.call(
    'POST /booking/update-booking-status',
    { body: { bookingId: booking._id, bookingStatus: 'confirmedbypandit', ...wish } },
    pandit,
  );

const statusesOf = async (pandit: TestPerson): Promise<Record<string, number>> => {
  const { body } = await t.call('POST /booking/get-bookings-by-user', { body: { limit: 50 } }, pandit);
  expect(body.data.count).toBe(FAMILIES);
  return Object.fromEntries(
    Object.entries(Object.groupBy(body.data.bookings, (one) => one.bookingStatus)).map(([k, v]) => [k, v?.length ?? 0]),
  );
};

/** All ask; then all are answered at once. */
async function race(b: Bookable, startTime: (n: number) => string | undefined, wish: Record<string, unknown>) {
  const families = await newFamilies();
  const asked = await Promise.all(
    families.map((family, n) => {
      const at = startTime(n);
      return makeBooking(t, b, family, at ? { startTime: at } : {});
    }),
  );
  return Promise.all(asked.map((booking) => update(b.pandit, booking, wish)));
}

describe('fifty families ask for the same hour, fifty parallel accepts', () => {
  test.each(Array.from({ length: rounds(2, 20) }, (_, n) => n + 1))(
    'round %i: one is confirmed, 49 answer 409',
    async () => {
      const b = await makeBookable(t);
      const answers = await race(b, () => '09:00', {});
      const won = answers.filter((answer) => answer.status === 200);
      const lost = answers.filter((answer) => answer.status === 409);
      expect([won.length, lost.length]).toEqual([1, FAMILIES - 1]);
      expect(won[0]?.body.data.bookingStatus).toBe('confirmedbypandit');
      for (const answer of lost) expect(answer.body.message).toBe('You already have a booking at this time.');
      expect(await statusesOf(b.pandit)).toEqual({ confirmedbypandit: 1, pendingwithpandit: FAMILIES - 1 });
    },
  );
});

test('windows that overlap without being equal: one advance is asked for', async () => {
  const b = await makeBookable(t, { durationMinutes: 240 });
  // 09:00, 09:02, … 10:38, each four hours long, and every tenth for the whole day
  const answers = await race(b, (n) => (n % 10 === 9 ? undefined : clockOf(540 + 2 * n)), {
    bookingStatus: 'advancepaymentrequested',
    advanceAmountToBePaid: 501,
  });
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array.from({ length: 49 }, () => 409)]);
  expect(await statusesOf(b.pandit)).toEqual({ advancepaymentrequested: 1, pendingwithpandit: FAMILIES - 1 });
});

test('hours that do not touch are all accepted', async () => {
  const b = await makeBookable(t, { durationMinutes: 60 });
  const families = await newFamilies(20);
  const asked = await Promise.all(
    families.map((family, n) =>
      makeBooking(t, b, family, { day: addDays(b.day, n % 2), startTime: clockOf(60 * Math.floor(n / 2)) }),
    ),
  );
  const answers = await Promise.all(asked.map((booking) => update(b.pandit, booking, {})));
  expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 20 }, () => 200));
});

test('one booking, every step at once: exactly one takes effect', async () => {
  const b = await makeBookable(t);
  const [family] = await newFamilies(1);
  if (!family) throw new Error('no family');
  const booking = await makeBooking(t, b, family, { startTime: '09:00' });
  const answers = await Promise.all([
    update(b.pandit, booking, {}),
    update(b.pandit, booking, { bookingStatus: 'rejected', additionalNotesbyPandit: 'Travelling' }),
    update(b.pandit, booking, { bookingStatus: 'advancepaymentrequested', advanceAmountToBePaid: 100 }),
    update(family, booking, { bookingStatus: 'cancelled' }),
  ]);
  const { body } = await t.call('GET /booking/:id', { params: { id: booking._id } }, family);
  const done = answers.filter((answer) => answer.status === 200);
  // a cancellation that comes just after the request for an advance declines it: then two steps were taken, in order
  expect(body.data.events.length - 1).toBe(done.length);
  expect(body.data.events.map((event) => event.from).slice(1)).toEqual(
    body.data.events.map((event) => event.to).slice(0, -1),
  );
  expect(body.data.__v).toBe(done.length);
});

test("taking a pandit's time queues behind the pandit's row, so that two takers cannot deadlock", async () => {
  const b = await makeBookable(t);
  const [one, two] = await newFamilies(2);
  if (!one || !two) throw new Error('no families');
  const wanted = await makeBooking(t, b, one, { startTime: '09:00' });
  const unwanted = await makeBooking(t, b, two, { startTime: '09:00' });
  const accepted = await t.deps.pool.begin(async (sql) => {
    await sql`SELECT 1 FROM pandits WHERE pandit_id = ${b.pandit.id} FOR NO KEY UPDATE`;
    const accepting = update(b.pandit, wanted, {});
    await until(async () => (await waiting()) === 1);
    // what holds nothing goes on
    const reject = { bookingStatus: 'rejected', additionalNotesbyPandit: 'Travelling' };
    expect((await update(b.pandit, unwanted, reject)).status).toBe(200);
    return { accepting };
  });
  expect((await accepted.accepting).status).toBe(200);
});

/** How many statements wait for another transaction in this database. */
async function waiting(): Promise<number> {
  const [row] = await t.deps.pool<{ count: number }[]>`
    SELECT count(*) AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return row?.count ?? 0;
}
