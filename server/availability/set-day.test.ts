import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays, asDay, HOUR, startOfDay, type Day } from '#domain/time.ts';
import { makeBookable, makeBooking, type Bookable } from '../bookings/test-factories.ts';
import { testApp, type TestApp, type TestPerson } from '../testing/test-app.ts';

let t: TestApp;
let family: TestPerson;
let bookable: Bookable;
let day: Day;
beforeAll(async () => {
  t = await testApp();
  family = await t.person('user');
});
beforeEach(async () => {
  // free from tomorrow on for a month; the ritual takes two hours
  bookable = await makeBookable(t);
  day = addDays(bookable.day, 2);
});
afterAll(() => t.close());

interface Wish {
  free: boolean;
  closed?: { from: string; to: string }[];
}

const setDay = (wish: Wish, who: TestPerson | null = bookable.pandit, on = day) =>
  t.call('POST /availability/set-day', { body: { day: on, ...wish } }, who);
const entries = async () =>
  (await t.call('POST /availability/get-by-user', { body: {} }, bookable.pandit)).body.data.availability.map(
    ({ fromDate, toDate }) => [fromDate, toDate],
  );
const finds = async (startTime?: string, on = day) => {
  const body = { ritualId: bookable.ritual.id, date: on, ...(startTime && { startTime }) };
  return (await t.call('POST /availability/filter-availability', { body })).body.data.results.length;
};
const ask = (startTime: string, on = day) =>
  t.call(
    'POST /booking/book-pandit',
    {
      body: {
        panditId: bookable.pandit.id,
        ritualId: bookable.ritual.id,
        bookingDate: on,
        startTime,
        userAddress: 'Plot 12, Nayapalli',
      },
    },
    family,
  );

test('a single day is taken out of a range with bookings, and the bookings stay', async () => {
  const booking = await makeBooking(t, { ...bookable, day }, family, { startTime: '09:00' });
  const other = await makeBooking(t, bookable, family, { status: 'confirmedbypandit', startTime: '09:00' });
  const reply = await setDay({ free: false });
  expect(reply.status).toBe(200);
  expect(reply.body.data).toEqual({
    availability: [],
    booked: [day],
    closed: [],
    notFree: [{ _id: booking._id, ritual: bookable.ritual.name, family: family.name, day, startTime: '09:00' }],
  });
  expect(await entries()).toEqual([
    [bookable.day, addDays(day, -1)],
    [addDays(day, 1), addDays(bookable.day, 30)],
  ]);
  for (const { _id, bookingStatus } of [booking, other]) {
    const { body } = await t.call('GET /booking/:id', { params: { id: _id } }, bookable.pandit);
    expect(body.data.bookingStatus).toBe(bookingStatus);
  }
  expect((await ask('15:00')).body.message).toBe('This pandit is not available for this booking.');
  // said again it stays so, and it can be free again
  expect((await setDay({ free: false })).status).toBe(200);
  expect(await finds('15:00')).toBe(0);
  await setDay({ free: true });
  expect(await finds('15:00')).toBe(1);
});

test('hours of a free day are closed to families, the others stay open', async () => {
  await setDay({ free: true, closed: [{ from: '10:00', to: '13:00' }] });
  expect(await Promise.all(['07:00', '08:00', '08:01', '12:59', '13:00'].map((time) => finds(time)))).toEqual([
    1, 1, 0, 0, 1,
  ]);
  // without an hour the whole day is asked for
  expect(await finds()).toBe(0);
  expect((await ask('11:00')).status).toBe(409);
  expect((await ask('13:00')).status).toBe(201);
  const { body } = await t.call('GET /pandits/:id', { params: { id: bookable.pandit.id } });
  expect(body.data.freeDays.find((one) => one.day === day)).toEqual({ day, partly: true });

  const evening = await setDay({ free: true, closed: [{ from: '20:00', to: '00:00' }] });
  expect(evening.body.data.closed).toMatchObject([
    {
      startsAt: new Date(startOfDay(day) + 20 * HOUR).toISOString(),
      endsAt: new Date(startOfDay(day) + 24 * HOUR).toISOString(),
      bookingId: null,
    },
  ]);
  expect(await finds('10:00')).toBe(1);
  // a puja that would reach into the closed hours of the next day
  await setDay({ free: true, closed: [{ from: '00:00', to: '06:00' }] }, bookable.pandit, addDays(day, 3));
  expect(await finds('23:00', addDays(day, 2))).toBe(0);
  await setDay({ free: true });
  expect(await finds()).toBe(1);
});

test('requests for hours that are closed are named, until they are answered or the hours are open again', async () => {
  const [early, late] = [(await ask('09:00')).body.data, (await ask('16:00')).body.data];
  const notFree = async (closed: Wish['closed'] = []) =>
    (await setDay({ free: true, closed })).body.data.notFree.map(({ _id, startTime }) => [_id, startTime]);
  // the puja takes two hours, and reaches into them
  expect(await notFree([{ from: '10:30', to: '12:00' }])).toEqual([[early._id, '09:00']]);
  expect(await notFree([{ from: '11:00', to: '12:00' }])).toEqual([]);
  const all = [{ from: '00:00', to: '00:00' }];
  expect(await notFree(all)).toEqual([
    [early._id, '09:00'],
    [late._id, '16:00'],
  ]);
  // another time may still be found for it
  const other = { params: { id: late._id }, body: { day: addDays(day, 1), startTime: '16:00' } };
  expect((await t.call('POST /booking/:id/propose', other, bookable.pandit)).status).toBe(200);
  expect(await notFree(all)).toEqual([[early._id, '09:00']]);
  const body = { bookingId: early._id, bookingStatus: 'confirmedbypandit' } as const;
  expect((await t.call('POST /booking/update-booking-status', { body }, bookable.pandit)).status).toBe(200);
  expect(await notFree(all)).toEqual([]);
});

test('what makes no sense is said beside its field', async () => {
  const backwards = await setDay({ free: true, closed: [{ from: '12:00', to: '10:00' }] });
  expect(backwards.body.error?.fields).toEqual({ 'closed.0.to': 'The last hour must come after the first.' });
  const past = await setDay({ free: false }, bookable.pandit, asDay('2020-01-01'));
  expect(past.body.error?.fields).toEqual({ day: 'Please choose today or a later day.' });
  expect((await setDay({ free: true }, await t.person('pandit'))).body.message).toBe(
    'Please update rituals in your profile and try again.',
  );
  expect((await setDay({ free: true }, await t.person('pandit', 'pending'))).status).toBe(403);
  expect((await setDay({ free: true }, family)).status).toBe(403);
  expect((await setDay({ free: true }, null)).status).toBe(401);
});

test('hours a pandit cannot attend are closed, and open again only when they say so', async () => {
  const booking = await makeBooking(t, { ...bookable, day }, family, {
    status: 'advancepaymentdone',
    startTime: '22:30',
  });
  const body = { bookingId: booking._id, bookingStatus: 'rejected' as const, additionalNotesbyPandit: 'I am ill' };
  expect((await t.call('POST /booking/update-booking-status', { body }, bookable.pandit)).status).toBe(200);
  expect((await ask('22:30')).body.message).toBe('This pandit is already booked at that time.');
  expect(await finds('22:00')).toBe(0);
  expect(await finds('08:00')).toBe(1);
  // the half hour after midnight too, on its own day
  const next = await t.call(
    'POST /availability/get-by-user',
    { body: { fromDate: addDays(day, 1), toDate: addDays(day, 1) } },
    bookable.pandit,
  );
  expect(next.body.data.closed).toMatchObject([
    { startsAt: new Date(startOfDay(addDays(day, 1))).toISOString(), bookingId: booking._id },
  ]);
  await setDay({ free: true });
  await setDay({ free: true }, bookable.pandit, addDays(day, 1));
  expect((await ask('22:30')).status).toBe(201);
});

test('a day taken back and a request for it at that moment: the request is kept or refused, never both', async () => {
  const days = Array.from({ length: 8 }, (_, offset) => addDays(bookable.day, 4 + offset));
  const outcomes = await Promise.all(
    days.map(async (on) => {
      const [taken, asked] = await Promise.all([setDay({ free: false }, bookable.pandit, on), ask('09:00', on)]);
      return [taken.status, asked.status].join();
    }),
  );
  for (const outcome of outcomes) expect(['200,201', '200,409']).toContain(outcome);
  for (const on of days) expect(await finds('15:00', on)).toBe(0);
});

describe('a pandit who rejects a request', () => {
  const reject = (bookingId: string, more: { closesHours?: boolean }) => {
    const said = { bookingStatus: 'rejected', additionalNotesbyPandit: 'I am not free at this time.' } as const;
    return t.call('POST /booking/update-booking-status', { body: { bookingId, ...said, ...more } }, bookable.pandit);
  };

  test('because they are not free then: the hour is offered to nobody, until they open it again', async () => {
    const { _id } = (await ask('09:00')).body.data;
    expect((await reject(_id, { closesHours: true })).status).toBe(200);
    expect([await finds('09:00'), await finds('10:00'), await finds('14:00')]).toEqual([0, 0, 1]);
    expect((await ask('10:00')).body.error?.code).toBe('pandit_busy');
    const { closed } = (await t.call('POST /availability/get-by-user', { body: {} }, bookable.pandit)).body.data;
    const hour = (of: number) => new Date(startOfDay(day) + of * HOUR).toISOString();
    expect(closed).toMatchObject([{ day, startsAt: hour(9), endsAt: hour(11), bookingId: _id }]);
    await setDay({ free: true });
    expect([await finds('09:00'), (await ask('09:00')).status]).toEqual([1, 201]);
  });

  test('for another reason: it is offered as before', async () => {
    const { _id } = (await ask('09:00')).body.data;
    expect((await reject(_id, {})).status).toBe(200);
    expect([await finds('09:00'), (await ask('09:00')).status]).toEqual([1, 201]);
  });

  test('of the whole day: all of it is closed; and a family closes nobody’s hours', async () => {
    const { _id } = await makeBooking(t, { ...bookable, day }, family);
    expect((await reject(_id, { closesHours: true })).status).toBe(200);
    expect(await finds()).toBe(0);
    const other = await makeBooking(t, { ...bookable, day: addDays(day, 1) }, family, { startTime: '09:00' });
    const body = { bookingId: other._id, bookingStatus: 'cancelled', closesHours: true } as const;
    expect((await t.call('POST /booking/update-booking-status', { body }, family)).status).toBe(200);
    expect(await finds('09:00', addDays(day, 1))).toBe(1);
  });
});
