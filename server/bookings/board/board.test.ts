import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Received } from '#contract/index.ts';
import { addDays, asMillis, dayAt, hours, later, minutes, startOfDay } from '#domain/time.ts';
import { newId } from '../../db/ids.ts';
import { confirmedFamily, paidFamily } from '../../ledger/test-settled.ts';
import { moneyApp, type Family, type MoneyApp } from '../../payments/test-money.ts';
import type { TestPerson } from '../../testing/test-app.ts';
import { makeBookable, makeBooking } from '../test-factories.ts';

/** The office's board of today and tomorrow: what needs a hand and why, and what one press does about it. */

let t: MoneyApp;
let admin: TestPerson;
beforeAll(async () => {
  t = await moneyApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.deps.pool`TRUNCATE people, bookings CASCADE`;
  // nine in the morning: at noon what is unconfirmed of tomorrow comes to the board
  t.wait(asMillis(later(startOfDay(addDays(today(), 1)), hours(9)) - t.deps.now()));
  admin = await t.person('admin');
});

const board = async (cursor?: string) =>
  (await t.call('GET /admin/board', { query: cursor ? { cursor } : {} }, admin)).body.data;
const pujas = async (query: {
  day?: string;
  show?: Received<'GET /admin/board/pujas', 'query'>['show'];
  cursor?: string;
}) => (await t.call('GET /admin/board/pujas', { query }, admin)).body.data;
const remind = (bookingId: string, who: TestPerson | null = admin) =>
  t.call('POST /admin/board/remind', { body: { bookingId } }, who);
const noteCall = (bookingId: string, party: 'customer' | 'pandit', who: TestPerson | null = admin) =>
  t.call('POST /admin/board/call', { body: { bookingId, party } }, who);

const today = () => dayAt(t.deps.now());

/** The puja began today at midnight, which has passed whenever this runs. */
const startsToday = (bookingId: string) => t.deps.pool`
  UPDATE bookings SET day = ${today()}, start_minute = 0,
    period = tstzrange(${new Date(startOfDay(today()))}, ${new Date(later(startOfDay(today()), minutes(1)))})
  WHERE id = ${bookingId}`;

/** An agreed puja of tomorrow; somebody moved this many hours ago. */
const agreed = (): Promise<Family> => confirmedFamily(t, 400);
const quietFor = (bookingId: string, count: number) => t.deps.pool`
  UPDATE bookings SET updated_at = ${new Date(t.deps.now() - hours(count))} WHERE id = ${bookingId}`;

const told = async (bookingId: string) =>
  await t.deps.pool<{ topic: string; personId: string }[]>`
    SELECT topic, person_id FROM booking_outbox WHERE booking_id = ${bookingId} AND topic LIKE 'remind.%'`;

describe('what needs a hand', () => {
  test('nothing does where all is agreed and ahead; it is counted all the same', async () => {
    const { booking } = await agreed();
    const shown = await board();
    expect(shown).toMatchObject({ needing: 0, pujas: [], nextCursor: null, today: today() });
    expect(shown.days).toMatchObject([
      { day: today(), total: 0 },
      { day: addDays(today(), 1), total: 1, agreed: 1, begun: 0, unconfirmed: 0 },
    ]);
    expect((await pujas({ day: booking.bookingDate })).pujas).toMatchObject([
      { _id: booking._id, why: [], awaited: 'pandit' },
    ]);
  });

  test('one about which a case is open, with what it says and the way to it, until somebody has it', async () => {
    const { booking, customer } = await agreed();
    const words = { kind: 'report', words: 'He asked for cash beforehand.' } as const;
    await t.call('POST /case/booking/:id', { params: { id: booking._id }, body: words }, customer);
    const [shown] = (await board()).pujas;
    expect(shown).toMatchObject({
      _id: booking._id,
      why: ['inCase'],
      openCase: { kind: 'report', by: 'customer', owner: null },
    });
    expect(
      (await t.call('POST /case/admin/take', { body: { caseId: shown?.openCase?._id ?? '' } }, admin)).status,
    ).toBe(200);
    const [taken] = (await pujas({ day: booking.bookingDate })).pujas;
    expect(taken).toMatchObject({ _id: booking._id, why: [], openCase: { owner: admin.name } });
    expect((await board()).needing).toBe(0);
  });

  test('one whose pandit does not come, while another is looked for', async () => {
    const { booking, pandit } = await agreed();
    await t.call('POST /booking/:id/withdraw', { params: { id: booking._id }, body: { reason: 'Ill' } }, pandit);
    await t.deps.pool`
      WITH a AS (
        INSERT INTO booking_asks (customer_id, id, consent, state, created_at)
        SELECT customer_id, gen_random_uuid(), 'yes', 'seeking', now() FROM bookings WHERE id = ${booking._id} RETURNING id)
      UPDATE bookings SET ask_id = (SELECT id FROM a) WHERE id = ${booking._id}`;
    expect((await board()).pujas[0]).toMatchObject({ why: ['sought'], takenByOffice: false });
  });

  test('an agreed puja whose hour has come without beginning, until it begins', async () => {
    const { booking, customer, pandit } = await agreed();
    await startsToday(booking._id);
    const {
      pujas: [shown],
      slots,
      needing,
    } = await board();
    expect(needing).toBe(1);
    expect(shown).toMatchObject({
      _id: booking._id,
      why: ['notBegun'],
      family: { name: customer.name, phone: customer.phone },
      pandit: { name: pandit.name, phone: pandit.phone },
    });
    expect(slots).toEqual([{ from: 0, total: 1, begun: 0 }]);
    expect((await pujas({ show: 'notBegun' })).pujas).toHaveLength(1);
    await t.deps.pool`UPDATE bookings SET begun_at = ${new Date(t.deps.now())} WHERE id = ${booking._id}`;
    expect(await board()).toMatchObject({ needing: 0, slots: [{ begun: 1 }] });
    expect((await pujas({ show: 'notBegun' })).pujas).toEqual([]);
  });

  test('a family whose pandit has withdrawn, with the reason, until it has asked somebody else', async () => {
    const { booking, pandit, customer } = await agreed();
    const params = { id: booking._id };
    const gone = await t.call('POST /booking/:id/withdraw', { params, body: { reason: 'Fever' } }, pandit);
    expect(gone.status).toBe(200);
    expect((await board()).pujas).toMatchObject([
      { _id: booking._id, why: ['leftAlone'], note: 'Fever', awaited: null, takenByOffice: false },
    ]);
    const taken = (await agreed()).booking._id;
    await t.call('POST /booking/admin/substitute', { body: { bookingId: taken, reason: 'In hospital' } }, admin);
    const row = (await board()).pujas.find(({ _id }) => _id === taken);
    expect(row).toMatchObject({ why: ['leftAlone'], takenByOffice: true });
    const other = await makeBookable(t);
    await t.deps.pool`UPDATE bookings SET ritual_id = ${other.ritual.id} WHERE id = ${booking._id}`;
    await makeBooking(t, other, customer);
    // the new request may need a hand itself, late in the evening
    expect((await board()).pujas.map(({ _id }) => _id)).not.toContain(booking._id);
  });

  test('a family whose second pandit has withdrawn too is there once', async () => {
    const { booking, pandit, customer } = await agreed();
    const withdraw = (id: string, who: TestPerson) =>
      t.call('POST /booking/:id/withdraw', { params: { id }, body: { reason: 'Fever' } }, who);
    await withdraw(booking._id, pandit);
    const other = await makeBookable(t);
    await t.deps.pool`UPDATE bookings SET ritual_id = ${other.ritual.id} WHERE id = ${booking._id}`;
    const wish = { status: 'confirmedbypandit', day: booking.bookingDate } as const;
    const second = await makeBooking(t, other, customer, wish);
    expect((await withdraw(second._id, other.pandit)).status).toBe(200);
    const rows = (await board()).pujas.filter(({ why }) => why.includes('leftAlone'));
    expect(rows.map(({ _id }) => _id)).toEqual([second._id]);
  });

  test('who is silent for six hours, or has hardly any time left: pandit and family, each for their step', async () => {
    const asked = await makeBooking(t, await makeBookable(t), await t.person('user'));
    const unpaid = await makeBooking(t, await makeBookable(t), await t.person('user'), {
      status: 'advancepaymentrequested',
    });
    const paid = (await paidFamily(t, 300)).booking;
    // all three have a day to answer in
    await t.deps.pool`UPDATE bookings SET due_at = ${new Date(t.deps.now() + hours(20))}`;
    expect((await board()).needing).toBe(0);
    expect((await pujas({ day: asked.bookingDate, show: 'unconfirmed' })).pujas).toHaveLength(3);
    for (const one of [asked, unpaid, paid]) await quietFor(one._id, 7);
    const shown = (await board()).pujas;
    expect(Object.fromEntries(shown.map(({ _id, why, awaited }) => [_id, [...why, awaited]]))).toEqual({
      [asked._id]: ['unanswered', 'pandit'],
      [unpaid._id]: ['unpaid', 'customer'],
      [paid._id]: ['unconfirmed', 'pandit'],
    });
    for (const one of [asked, unpaid, paid]) await quietFor(one._id, 0);
    await t.deps.pool`UPDATE bookings SET due_at = ${new Date(t.deps.now() + hours(2))} WHERE id = ${asked._id}`;
    expect((await board()).pujas).toMatchObject([{ _id: asked._id, why: ['unanswered'] }]);
  });

  test('the gravest come first, and pages follow each other without a gap', async () => {
    const { booking } = await agreed();
    const silent = await makeBooking(t, await makeBookable(t), await t.person('user'));
    await quietFor(silent._id, 7);
    const body = {
      userId: (await bookingOf(booking._id)).panditId,
      userStatus: 'rejected',
      comment: 'Papers',
    } as const;
    await t.call('POST /user/admin/update-user-status', { body }, admin);
    await t.deps.pool`
      INSERT INTO bookings (pandit_id, id, customer_id, ritual_id, status, day, start_minute, period, price_paise, place, due_at, updated_at)
      SELECT b.pandit_id, gen_random_uuid(), b.customer_id, b.ritual_id, b.status, b.day, n,
        tstzrange(lower(b.period) + n * interval '1 minute', lower(b.period) + (n + 1) * interval '1 minute'),
        b.price_paise, b.place, b.due_at, b.updated_at
      FROM bookings b, generate_series(1, 45) n WHERE b.id = ${silent._id}`;
    const seen: string[] = [];
    const first = await board();
    expect(first.needing).toBe(47);
    expect(first.pujas[0]).toMatchObject({ _id: booking._id, why: ['panditGone'] });
    for (
      let cursor = first.nextCursor, page = first;
      ;
      page = await board(cursor ?? undefined), cursor = page.nextCursor
    ) {
      seen.push(...page.pujas.map(({ _id }) => _id));
      if (page.nextCursor === null) break;
    }
    expect(new Set(seen).size).toBe(47);
    expect(seen).toHaveLength(47);
    const byHour: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page = await pujas({ day: silent.bookingDate, ...(cursor && { cursor }) });
      byHour.push(...page.pujas.map(({ startsAt }) => startsAt));
      cursor = page.nextCursor;
    }
    expect(byHour).toHaveLength(47);
    expect(byHour).toEqual(byHour.toSorted());
  });
});

const bookingOf = async (id: string) => {
  const [row] = await t.deps.pool<{ panditId: string }[]>`SELECT pandit_id FROM bookings WHERE id = ${id}`;
  return row ?? { panditId: '' };
};

describe('one press', () => {
  test('reminds who has a step to take, once in an hour, however many press', async () => {
    const { booking, pandit } = await paidFamily(t, 300);
    const other = await t.person('admin');
    const answers = await Promise.all([remind(booking._id), remind(booking._id, other), remind(booking._id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await told(booking._id)).toMatchObject([{ topic: 'remind.pandit', personId: pandit.id }]);
    const { body } = await remind(booking._id);
    expect(body.message).toBe('They were reminded less than an hour ago. Please call them instead.');
    t.wait(minutes(61));
    // by then the first has to sign in again
    admin = await t.person('admin');
    const again = await remind(booking._id);
    expect(again.status).toBe(200);
    expect(again.body.data).toMatchObject({ reminded: { by: admin.name } });
    expect(again.body.data.remindAgainAt).not.toBeNull();
    const trail = await t.call('GET /audit/entries', { query: { action: 'booking.reminded' } }, admin);
    expect(trail.body.data.entries).toHaveLength(2);
  });

  test('reminds the family of an advance; of what is over there is nothing to remind', async () => {
    const offered = await makeBookable(t);
    const customer = await t.person('user');
    const unpaid = await makeBooking(t, offered, customer, { status: 'advancepaymentrequested' });
    expect((await remind(unpaid._id)).status).toBe(200);
    expect(await told(unpaid._id)).toMatchObject([{ topic: 'remind.customer', personId: customer.id }]);
    const over = await makeBooking(t, await makeBookable(t), customer, { status: 'rejected' });
    const { status, body } = await remind(over._id);
    expect([status, body.message]).toEqual([409, 'Nobody has a step to take on this booking.']);
  });

  test('notes a call: the next of the office sees who was called, when and by whom', async () => {
    const { booking } = await agreed();
    expect((await noteCall(booking._id, 'customer')).body.data.called).toMatchObject({
      party: 'customer',
      by: admin.name,
      outcome: null,
      note: null,
    });
    const odd = { bookingId: booking._id, party: 'customer', outcome: 'onTheWay' } as const;
    const refused = await t.call('POST /admin/board/call', { body: odd }, admin);
    expect([refused.status, refused.body.error?.fields]).toEqual([
      400,
      { outcome: 'Please choose what came of this call.' },
    ]);
    const came = { bookingId: booking._id, party: 'pandit', outcome: 'noAnswer', note: 'Rang twice' } as const;
    await t.call('POST /admin/board/call', { body: came }, admin);
    const {
      pujas: [shown],
    } = await pujas({ day: booking.bookingDate });
    expect(shown?.called).toMatchObject({ party: 'pandit', by: admin.name, outcome: 'noAnswer', note: 'Rang twice' });
    const trail = await t.call('GET /audit/entries', { query: { action: 'booking.called' } }, admin);
    expect(trail.body.data.entries).toMatchObject([{ subjectId: booking._id, after: { party: 'pandit' } }, {}]);
  });

  test('is the office’s alone, and about a booking there is', async () => {
    const { booking, pandit } = await agreed();
    for (const [who, status] of [
      [null, 401],
      [pandit, 403],
    ] as const) {
      expect((await t.call('GET /admin/board', { query: {} }, who)).status).toBe(status);
      expect((await t.call('GET /admin/board/pujas', { query: {} }, who)).status).toBe(status);
      expect((await remind(booking._id, who)).status).toBe(status);
      expect((await noteCall(booking._id, 'pandit', who)).status).toBe(status);
    }
    expect((await remind(newId())).status).toBe(404);
    expect((await noteCall(newId(), 'pandit')).status).toBe(404);
    expect((await t.call('GET /admin/board', { query: { cursor: 'x' } }, admin)).status).toBe(400);
  });
});
