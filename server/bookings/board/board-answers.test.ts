import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  addDays,
  asMillis,
  dayAt,
  earlier,
  hours,
  later,
  MINUTE,
  minutes,
  startOfDay,
  type Instant,
} from '#domain/time.ts';
import { newId } from '../../db/ids.ts';
import { confirmedFamily } from '../../ledger/test-settled.ts';
import { moneyApp, type Family, type MoneyApp } from '../../payments/test-money.ts';
import type { BookingFacts } from '../../notifications/topics.ts';
import type { TestPerson } from '../../testing/test-app.ts';
import { declareDays, makeBookable, makeBooking, makeOffer } from '../test-factories.ts';
import { readBoard } from './board.ts';

/** The board on a bad morning: what comes first, and the answers by which a puja leaves it. */

let t: MoneyApp;
let admin: TestPerson;
beforeAll(async () => {
  t = await moneyApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.deps.pool`TRUNCATE people, bookings CASCADE`;
  t.wait(asMillis(later(startOfDay(addDays(today(), 1)), hours(9)) - t.deps.now()));
  admin = await t.person('admin');
});

const today = () => dayAt(t.deps.now());
const board = async () => (await t.call('GET /admin/board', { query: {} }, admin)).body.data;
const agreed = (): Promise<Family> => confirmedFamily(t, 400);

test('whatever of tomorrow nobody has confirmed needs a hand from noon', async () => {
  const { _id, bookingDate } = await makeBooking(t, await makeBookable(t), await t.person('user'));
  expect(bookingDate).toBe(addDays(today(), 1));
  await t.deps.pool`UPDATE bookings SET due_at = ${new Date(t.deps.now() + hours(20))}`;
  const noon = later(startOfDay(today()), hours(12));
  const at = (now: Instant) => readBoard({ ...t.deps, now: () => now }, {}, {});
  expect((await at(earlier(noon, asMillis(1)))).needing).toBe(0);
  expect((await at(noon)).pujas).toMatchObject([{ _id, why: ['unanswered'] }]);
});

/** An agreed puja whose hour came this many minutes ago. */
async function late(count: number): Promise<Family> {
  const family = await agreed();
  const from = earlier(t.deps.now(), minutes(count));
  await t.deps.pool`
    UPDATE bookings SET day = ${dayAt(from)}, start_minute = ${minutesAt(from)},
      period = tstzrange(${new Date(from)}, ${new Date(later(from, minutes(90)))})
    WHERE id = ${family.booking._id}`;
  return family;
}
const minutesAt = (at: Instant): number => Math.floor((at - startOfDay(dayAt(at))) / MINUTE);

test('what can still be saved comes first: twenty minutes late before tomorrow’s, and both before seven hours', async () => {
  const old = await late(7 * 60);
  const { booking, pandit } = await agreed();
  await t.call('POST /booking/:id/withdraw', { params: { id: booking._id }, body: { reason: 'Fever' } }, pandit);
  const fresh = await late(20);
  const ids = (await board()).pujas.map(({ _id }) => _id);
  expect(ids).toEqual([fresh.booking._id, booking._id, old.booking._id]);
});

test('whom to call for a puja whose hour has come: free soon, with their numbers, and not who did not come', async () => {
  const { booking, pandit } = await late(20);
  const { _id, ritualType } = booking.ritualId;
  const other = await t.person('pandit');
  for (const one of [other, pandit]) await declareDays(t, one, today(), today());
  await makeOffer(t, other, { id: _id, name: ritualType }, 1300);
  const read = () => t.call('GET /admin/bookings/:id', { params: { id: booking._id } }, admin);
  const { toCall, suitable } = (await read()).body.data;
  expect(suitable, 'nobody is asked by a press after the start').toEqual([]);
  expect(toCall?.at).toBe(new Date(later(startOfDay(today()), hours(10))).toISOString());
  expect(toCall?.pandits.map(({ userId, price, phone }) => [userId._id, price, phone])).toEqual([
    [other.id, 1300, other.phone],
  ]);
  await t.deps.pool`UPDATE bookings SET begun_at = ${new Date(t.deps.now())} WHERE id = ${booking._id}`;
  expect((await read()).body.data.toCall).toBeNull();
});

test('a family that has asked somebody else: whom, and until when, is beside why', async () => {
  const { booking, pandit, customer } = await agreed();
  const { _id, ritualType } = booking.ritualId;
  const other = await t.person('pandit');
  await declareDays(t, other, today(), addDays(today(), 2));
  await makeOffer(t, other, { id: _id, name: ritualType }, 1300);
  const params = { id: booking._id };
  await t.call('POST /booking/:id/withdraw', { params, body: { reason: 'Fever' } }, pandit);
  expect((await board()).pujas).toMatchObject([{ _id: booking._id, asked: [] }]);
  const body = { pandits: [{ panditId: other.id, price: 1300 }] };
  const sent = await t.call('POST /booking/:id/ask-others', { params, body }, customer);
  expect(sent.status).toBe(201);
  const rows = (await board()).pujas;
  expect(rows.find((row) => row._id === booking._id)).toMatchObject({
    why: ['sought'],
    asked: [{ name: other.name, until: sent.body.data.bookings[0]?.dueAt }],
  });
});

describe('what the office has found out', () => {
  const answer = (bookingId: string, found: 'held' | 'nobodyCame', who = admin, note?: string) =>
    t.call('POST /admin/board/answer', { body: { bookingId, answer: found, ...(note && { note }) } }, who);

  test('held, and the code forgotten: it is completed and leaves the board, however often that is pressed', async () => {
    const { booking, customer } = await late(100);
    const other = await t.person('admin');
    const answers = await Promise.all([answer(booking._id, 'held'), answer(booking._id, 'held', other)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await board()).needing).toBe(0);
    const { body } = await t.call('GET /booking/:id', { params: { id: booking._id } }, customer);
    expect(body.data).toMatchObject({ bookingStatus: 'completed' });
    expect(body.data.events.filter(({ action }) => action === 'completeOnBehalf')).toMatchObject([
      { note: null, reason: 'held' },
    ]);
  });

  test('where the pandit has begun it by the code, nothing says that there was none', async () => {
    const { booking, customer, pandit } = await late(100);
    const params = { id: booking._id };
    const { startCode } = (await t.call('GET /booking/:id', { params }, customer)).body.data;
    const begun = await t.call('POST /booking/:id/begin', { params, body: { code: startCode ?? '' } }, pandit);
    expect(begun.status).toBe(200);
    expect((await answer(booking._id, 'held')).status).toBe(200);
    const { events } = (await t.call('GET /booking/:id', { params }, customer)).body.data;
    expect(events.at(-1)).toMatchObject({
      action: 'completeOnBehalf',
      note: null,
      reason: 'heldByCode',
    });
    const told = await t.deps.pool<{ payload: Record<string, unknown> }[]>`
      SELECT payload FROM booking_outbox WHERE booking_id = ${booking._id} AND topic = 'completeOnBehalf.customer'`;
    expect(told).toHaveLength(1);
    expect(told[0]?.payload).not.toHaveProperty('withoutCode');
  });

  test('the family may say that a puja the office was told of was not held, until a decision says that it was', async () => {
    const { booking, customer, pandit } = await late(100);
    await answer(booking._id, 'held');
    const params = { id: booking._id };
    const may = async (who: TestPerson) => (await t.call('GET /case/booking/:id', { params }, who)).body.data.mayOpen;
    expect(await may(customer)).toContain('notHeld');
    expect(await may(pandit)).not.toContain('notHeld');
    const opened = await t.call('POST /case/booking/:id', { params, body: { kind: 'notHeld' } }, customer);
    expect(opened.status).toBe(201);
    const decision = {
      caseId: opened.body.data._id,
      remedy: 'payPandit',
      measure: 'none',
      words: 'Both neighbours saw it.',
    } as const;
    expect((await t.call('POST /case/admin/decide', { body: decision }, admin)).status).toBe(200);
    expect(await may(customer)).not.toContain('notHeld');
    // also in the list, where the last word is the decision's
    const body = { sort: 'need' } as const;
    const [listed] = (await t.call('POST /booking/get-bookings-by-user', { body }, customer)).body.data.bookings;
    expect(listed?.events.at(-1)).toMatchObject({
      action: 'completeOnBehalf',
      decided: { number: expect.any(String) },
    });
  });

  test('nobody came: a case of the family is open, its money waits, and the member of staff who says so has it', async () => {
    const { booking, pandit, customer } = await late(40);
    const { status, body } = await answer(booking._id, 'nobodyCame', admin, 'She rang at nine.');
    expect([status, body.message]).toEqual([200, 'We have noted it and told both of them.']);
    expect(body.data).toMatchObject({
      why: [],
      openCase: { kind: 'absence', by: 'customer', owner: admin.name },
    });
    expect((await answer(booking._id, 'nobodyCame')).status).toBe(200);
    // search and the pages of the two say so too, in place of "Confirmed"
    const open = { _id: booking._id, openCase: { kind: 'absence' } };
    const found = await t.call('GET /admin/find', { query: { q: booking._id } }, admin);
    expect(found.body.data.bookings).toMatchObject([open]);
    for (const { id } of [customer, pandit]) {
      const { today: pujas, bookings } = (await t.call('GET /admin/people/:id', { params: { id }, query: {} }, admin))
        .body.data;
      expect([...pujas, ...bookings.rows]).toContainEqual(expect.objectContaining(open));
    }
    expect((await board()).needing).toBe(0);
    for (const who of [customer, pandit]) {
      const { cases } = (await t.call('GET /case/booking/:id', { params: { id: booking._id } }, who)).body.data;
      // the office said so, for the family: neither of the two reads words of its own
      expect(cases).toMatchObject([
        { kind: 'absence', by: 'office', story: [{ what: 'opened', by: 'office', words: 'She rang at nine.' }, {}] },
      ]);
    }
    // on the cards of both, the office noted it: no card says that the family says so
    for (const who of [customer, pandit]) {
      const { data } = (await t.call('GET /booking/:id', { params: { id: booking._id } }, who)).body;
      expect(data.openCase).toMatchObject({ kind: 'absence', by: 'office', asks: ['pandit'] });
    }
    const own = await t.deps.pool<{ facts: BookingFacts }[]>`
      SELECT payload AS facts FROM booking_outbox WHERE booking_id = ${booking._id} AND topic = 'caseOpened.customer'`;
    expect(own.map(({ facts }) => facts.byOffice)).toEqual([true]);
    // the pandit hears that the office has noted it, not that the family says so
    const heard = await t.deps.pool<{ facts: BookingFacts }[]>`
      SELECT payload AS facts FROM booking_outbox WHERE booking_id = ${booking._id} AND topic = 'caseHeard.pandit'`;
    expect(heard.map(({ facts }) => facts.byOffice)).toEqual([true]);
    const shown = await t.call('GET /admin/bookings/:id', { params: { id: booking._id } }, admin);
    expect(shown.body.data.cases).toMatchObject([
      {
        _id: body.data.openCase?._id,
        number: expect.stringMatching(/^\d{4}-\d{5}$/),
        kind: 'absence',
        by: 'office',
        rests: true,
        closedAt: null,
      },
    ]);
    expect((await answer(booking._id, 'held')).body.error?.code).toBe('case_holds');
  });

  test('is refused before it can be so, of what is not agreed, and to everybody else', async () => {
    const { booking, pandit } = await late(10);
    expect((await answer(booking._id, 'nobodyCame')).body.error?.code).toBe('case_early');
    const ahead = await agreed();
    expect((await answer(ahead.booking._id, 'held')).body.error?.code).toBe('booking_no_step');
    const asked = await makeBooking(t, await makeBookable(t), await t.person('user'));
    expect((await answer(asked._id, 'held')).body.error?.code).toBe('booking_no_step');
    expect((await answer(asked._id, 'nobodyCame')).body.error?.code).toBe('case_never');
    expect((await answer(newId(), 'held')).status).toBe(404);
    expect((await answer(booking._id, 'held', pandit)).status).toBe(403);
  });
});
