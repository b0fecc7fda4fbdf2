import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MuhuratWindowSaid } from '#contract/almanac/muhurat.ts';
import { anything } from '#domain/almanac/muhurat/rule.ts';
import { windowOf } from '#domain/calendar/good-hours.ts';
import { addDays, clockSaid, minutesOf } from '#domain/time.ts';
import { deliverDue } from '../../notifications/deliver.ts';
import { testApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { makeBookable, makeBooking, type Bookable } from '../test-factories.ts';
import { closeTaken } from './taken.ts';

/** A family that lost good hours is offered the next ones (docs/decisions/0129-who-lost-is-told.md). */

let t: TestApp;
let b: Bookable;
beforeAll(async () => {
  t = await testApp();
  b = await makeBookable(t);
  // on every day, from sunrise to sunset
  const rules = { ...anything, dayPart: 'daylight', trims: [], minMinutes: 30 };
  const body = { ritualId: b.ritual.id, version: 0, rules } as never;
  await t.call('POST /muhurat/rules', { body }, await t.person('admin'));
});
afterAll(() => t.close());

async function hoursOn(nth: number): Promise<MuhuratWindowSaid> {
  const query = { ritual: b.ritual.id, district: 'Jajpur', from: addDays(b.day, nth), days: '1' };
  const [first] = (await t.call('GET /muhurat', { query } as never)).body.data as unknown as MuhuratWindowSaid[];
  if (!first) throw new Error('no good hours');
  return first;
}

async function ask(family: TestPerson, nth: number): Promise<string> {
  const hours = await hoursOn(nth);
  const body = {
    panditId: b.pandit.id,
    ritualId: b.ritual.id,
    bookingDate: hours.date,
    window: windowOf(hours, 'Jajpur'),
    userAddress: 'Plot 12, Jajpur',
  };
  const { status, body: answer } = await t.call('POST /booking/book-pandit', { body: body as never }, family);
  expect(status).toBe(201);
  return answer.data._id;
}

const accept = (bookingId: string) =>
  t.call('POST /booking/update-booking-status', { body: { bookingId, bookingStatus: 'confirmedbypandit' } }, b.pandit);
const suitable = async (id: string, family: TestPerson) =>
  (await t.call('GET /booking/:id/suitable', { params: { id } }, family)).body.data;

test('a family that asked for the same good hours hears at once of the next with somebody free, and finds them on its page', async () => {
  const [winner, loser, other] = [await t.person('user'), await t.person('user'), await t.person('user')];
  const [won, lost] = [await ask(winner, 1), await ask(loser, 1)];
  // on the day after, nobody is free
  await makeBooking(t, b, other, { day: addDays(b.day, 2), status: 'confirmedbypandit' });
  expect((await suitable(lost, loser)).nextHours).toEqual([]);
  expect((await accept(won)).status).toBe(200);
  expect(await closeTaken(t.deps)).toBe(1);
  const { nextHours } = await suitable(lost, loser);
  const free = await Promise.all([hoursOn(3), hoursOn(4), hoursOn(5)]);
  expect(nextHours).toEqual(
    free.map(({ from, to, date }) => ({
      from,
      to,
      date,
      window: windowOf({ from, to }, 'Jajpur'),
      district: null,
      count: 1,
      orMore: false,
    })),
  );
  while ((await deliverDue(t.deps)) > 0);
  const { body } = await t.call('GET /sandbox/messages', { query: { to: loser.phone } });
  const [next] = free;
  const hour = (iso: string) => clockSaid(minutesOf(iso.slice(11, 16)));
  const date = new Date(`${next.date}T00:00:00Z`).toLocaleString('en-IN', {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  expect(body.data.messages.map(({ text }) => text).join('\n')).toContain(
    `Next good hours: ${date}, ${hour(next.from)} to ${hour(next.to)}.`,
  );
});

test('a pandit who says no to good hours leaves the next ones too; a puja of a plain day has none', async () => {
  const family = await t.person('user');
  const refused = await ask(family, 6);
  const plain = await makeBooking(t, b, family, { day: addDays(b.day, 8), startTime: '09:00' });
  for (const bookingId of [refused, plain._id]) {
    const body = { bookingId, bookingStatus: 'rejected', additionalNotesbyPandit: 'Fever' } as const;
    expect((await t.call('POST /booking/update-booking-status', { body }, b.pandit)).status).toBe(200);
  }
  expect((await suitable(refused, family)).nextHours[0]).toMatchObject({ date: addDays(b.day, 7) });
  expect((await suitable(plain._id, family)).nextHours).toEqual([]);
});
