import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayAt, HOUR } from '#domain/time.ts';
import { makeBookable, makeBooking } from '../bookings/test-factories.ts';
import { disputed } from '../cases/test-cases.ts';
import { newId } from '../db/ids.ts';
import { confirmedFamily, payOutTo, settledFamily } from '../ledger/test-settled.ts';
import { moneyApp, type MoneyApp } from '../payments/test-money.ts';
import type { TestPerson } from '../testing/test-app.ts';

/** One search for anything, and the page of the person it leads to. */

let t: MoneyApp;
let admin: TestPerson;
beforeAll(async () => {
  t = await moneyApp();
  admin = await t.person('admin');
});
afterAll(() => t.close());

const find = async (q: string) => (await t.call('GET /admin/find', { query: { q } }, admin)).body.data;
const look = async (id: string, cursor?: string, who: TestPerson | null = admin) =>
  t.call('GET /admin/people/:id', { params: { id }, query: cursor ? { cursor } : {} }, who);
const looks = async (id: string) =>
  (await t.deps.pool`SELECT 1 FROM audit WHERE action = 'person.seen' AND subject_id = ${id}`).length;

describe('one search', () => {
  test('finds a family and a pandit by phone, however it is written, with their bookings', async () => {
    const { booking, customer, pandit } = await confirmedFamily(t, 300);
    for (const person of [customer, pandit]) {
      for (const q of [person.phone, `+91 ${person.phone.slice(0, 5)} ${person.phone.slice(5)}`]) {
        const found = await find(q);
        expect(found.people).toMatchObject([{ _id: person.id, name: person.name }]);
        expect(found.bookings.map(({ _id }) => _id)).toEqual([booking._id]);
      }
    }
  });

  test('finds by a name, in turns pandits and families, and says that there are others', async () => {
    const many = await Promise.all(Array.from({ length: 9 }, () => t.person('user')));
    const pandit = await t.person('pandit');
    for (const { id } of [...many, pandit])
      await t.deps.pool`UPDATE people SET name = 'Bhubanananda Kar' WHERE id = ${id}`;
    const { people, more } = await find('bhubanananda');
    expect(people).toHaveLength(8);
    expect(people[0]?._id).toBe(pandit.id);
    expect(more.people).toBe(true);
  });

  test('finds a booking by the number people read, and by the ids of its money', async () => {
    const { booking } = await confirmedFamily(t, 300);
    expect((await find(booking._id.slice(-8).toUpperCase())).bookings).toMatchObject([{ _id: booking._id }]);
    const [money] = await t.deps.pool<{ order: string; payment: string }[]>`
      SELECT k.provider_order_id AS "order", p.provider_payment_id AS payment
      FROM payments p JOIN payment_orders o ON o.pandit_id = p.pandit_id AND o.booking_id = p.booking_id
      JOIN provider_orders k ON k.pandit_id = o.pandit_id AND k.order_id = o.id
      WHERE p.booking_id = ${booking._id}`;
    for (const q of [money?.order ?? '', money?.payment ?? '']) {
      expect(await find(q)).toMatchObject({ people: [], bookings: [{ _id: booking._id }] });
    }
    expect(await find('pay_nobody')).toMatchObject({ people: [], bookings: [] });
  });

  test('finds a booking by the number of a refund in a bank’s statement, and a phone of as many digits all the same', async () => {
    const { booking, customer } = await confirmedFamily(t, 300);
    const body = { bookingId: booking._id, amount: 100, reason: 'Agreed by phone', key: newId() };
    expect((await t.call('POST /booking/admin/refund', { body }, admin)).status).toBe(200);
    const number = '441792861260';
    await t.deps.pool`UPDATE refunds SET bank_reference = ${number} WHERE booking_id = ${booking._id}`;
    expect(await find(number)).toMatchObject({ people: [], bookings: [{ _id: booking._id }] });
    expect((await find(customer.phone)).people).toMatchObject([{ _id: customer.id }]);
    const paid = await settledFamily(t, 300);
    await payOutTo(t, paid, 'upi', 'UTR00123456789');
    expect((await find('UTR00123456789')).bookings).toMatchObject([{ _id: paid.booking._id }]);
  });

  test('finds by a date the pujas of that day, and nobody who signed up on it', async () => {
    const { booking } = await confirmedFamily(t, 300);
    const [year, month, day] = booking.bookingDate.split('-');
    const today = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata' }).format(t.deps.now());
    expect((await find(`${day}/${month}/${year}`)).bookings.map(({ _id }) => _id)).toContain(booking._id);
    for (const date of [today, today.slice(0, 5)]) expect((await find(date)).people, date).toEqual([]);
  });

  test('finds a case by its ticket, which is on the pages of both sides too', async () => {
    const { caseId, family } = await disputed(t);
    const { number } = (await t.call('GET /case/admin/:id', { params: { id: caseId } }, admin)).body.data;
    expect(await find(` ${number} `)).toMatchObject({ people: [], bookings: [], cases: [{ _id: caseId, number }] });
    expect((await find('2020-99999')).cases).toEqual([]);
    for (const { id } of [family.customer, family.pandit]) {
      expect((await look(id)).body.data.cases).toMatchObject([{ _id: caseId, number, stage: 'new' }]);
    }
  });

  test('finds nothing for nothing, and is the office’s alone', async () => {
    expect(await find('   ')).toEqual({
      people: [],
      near: false,
      bookings: [],
      cases: [],
      messages: [],
      more: { people: false, bookings: false },
    });
    const user = await t.person('user');
    expect((await t.call('GET /admin/find', { query: { q: 'x' } }, null)).status).toBe(401);
    expect((await t.call('GET /admin/find', { query: { q: 'x' } }, user)).status).toBe(403);
  });
});

describe('a person’s page', () => {
  test('of a family has its bookings, what it paid, its credit and what it was told', async () => {
    const { booking, customer, pandit } = await confirmedFamily(t, 300);
    const { body } = await look(customer.id);
    expect(body.data).toMatchObject({
      person: { _id: customer.id, phone: customer.phone },
      bookings: {
        count: 1,
        rows: [{ _id: booking._id, other: { _id: pandit.id, name: pandit.name } }],
        nextCursor: null,
      },
      money: { credit: 0, earnings: null, rows: [{ kind: 'payment', amount: 300, bookingId: booking._id }] },
    });
    expect(body.data.told.map(({ text }) => text).join(' ')).toContain('We have your advance of ₹300');
    expect(body.data.told.every((one) => one.bookingId === booking._id)).toBe(true);
  });

  test('of a family shows the credit that it was given, paid with and had back', async () => {
    const { booking, customer } = await confirmedFamily(t, 300);
    await t.deps.pool`
      INSERT INTO customer_credits (customer_id, booking_id, kind, amount_paise, at)
      SELECT ${customer.id}, ${booking._id}, kind, amount, now()
      FROM (VALUES ('given', 50000), ('used', -20000), ('back', 20000)) moved (kind, amount)`;
    const { credit, rows } = (await look(customer.id)).body.data.money;
    expect(credit).toBe(500);
    expect(rows.map(({ kind, amount }) => `${kind} ${amount}`).toSorted()).toEqual([
      'creditBack 200',
      'creditGiven 500',
      'creditUsed 200',
      'payment 300',
    ]);
  });

  test('of a pandit has the earnings, and the decisions about them in the history', async () => {
    const { pandit, customer } = await settledFamily(t, 300);
    const body = { userId: pandit.id, userStatus: 'approved', comment: 'Well read' } as const;
    await t.call('POST /user/admin/update-user-status', { body }, admin);
    const page = (await look(pandit.id)).body.data;
    expect(page).toMatchObject({
      bookings: { rows: [{ other: { _id: customer.id } }] },
      money: { credit: null, earnings: { toCome: 270, onHold: 0, commission: 30, paidOut: 0 } },
    });
    expect(page.history).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ action: 'pandit.reviewed', by: admin.name, note: 'Well read' }),
      ]),
    );
  });

  test('begins with the pujas of today on either side, by the hour, without those that came to nothing', async () => {
    const offered = await makeBookable(t);
    const family = await t.person('user');
    const booking = await makeBooking(t, offered, family);
    const today = dayAt(t.deps.now());
    const [off, late, early] = [newId(t.deps.now()), newId(t.deps.now()), newId(t.deps.now())];
    for (const [id, minute, status] of [
      [off, 500, 'cancelled'],
      [late, 1000, 'pendingwithpandit'],
      [early, 400, 'completed'],
    ] as const)
      await t.deps.pool`
        INSERT INTO bookings (pandit_id, id, customer_id, ritual_id, status, day, start_minute, period, price_paise, place, due_at)
        SELECT b.pandit_id, ${id}, b.customer_id, b.ritual_id, ${status}, ${today}, ${minute}, b.period, b.price_paise, b.place, b.due_at
        FROM bookings b WHERE b.id = ${booking._id}`;
    await t.deps
      .pool`INSERT INTO customer_bookings ${t.deps.pool([off, late, early].map((bookingId) => ({ customerId: family.id, panditId: offered.pandit.id, bookingId, day: today })))}`;
    for (const who of [offered.pandit.id, family.id])
      expect((await look(who)).body.data.today.map(({ _id }) => _id)).toEqual([early, late]);
    expect((await look((await t.person('user')).id)).body.data.today).toEqual([]);
  });

  test('has twenty bookings at a time', async () => {
    const offered = await makeBookable(t);
    const booking = await makeBooking(t, offered, await t.person('user'));
    await t.deps.pool`
      INSERT INTO bookings (pandit_id, id, customer_id, ritual_id, status, day, start_minute, period, price_paise, place, due_at)
      SELECT b.pandit_id, gen_random_uuid(), b.customer_id, b.ritual_id, b.status, b.day, n, b.period, b.price_paise, b.place, b.due_at
      FROM bookings b, generate_series(1, 24) n WHERE b.id = ${booking._id}`;
    const first = (await look(offered.pandit.id)).body.data.bookings;
    const second = (await look(offered.pandit.id, first.nextCursor ?? '')).body.data.bookings;
    expect([first.rows.length, second.rows.length, second.nextCursor]).toEqual([20, 5, null]);
    expect(new Set([...first.rows, ...second.rows].map(({ _id }) => _id)).size).toBe(25);
  });

  test('that it was looked at is written down, once an hour for each who looks', async () => {
    const { id } = await t.person('user');
    const other = await t.person('admin');
    for (const who of [admin, admin, other]) expect((await look(id, undefined, who)).status).toBe(200);
    expect(await looks(id)).toBe(2);
    await t.deps.pool`UPDATE audit SET at = ${new Date(t.deps.now() - HOUR)} WHERE action = 'person.seen'`;
    await look(id);
    expect(await looks(id)).toBe(3);
  });

  test('is the office’s alone, and of somebody there is', async () => {
    const { id } = await t.person('user');
    expect((await look(id, undefined, null)).status).toBe(401);
    expect((await look(id, undefined, await t.person('pandit'))).status).toBe(403);
    expect((await look(newId())).status).toBe(404);
    expect((await look(id, 'x')).status).toBe(400);
    expect(await looks(newId())).toBe(0);
  });
});

test('a booking its pandit withdrew from is shown as that, on the page of either of the two', async () => {
  const { booking, customer, pandit } = await confirmedFamily(t, 300);
  await t.call('POST /booking/:id/withdraw', { params: { id: booking._id }, body: { reason: 'Fever' } }, pandit);
  for (const { id } of [customer, pandit]) {
    const { bookings } = (await look(id)).body.data;
    expect(bookings.rows).toMatchObject([{ _id: booking._id, bookingStatus: 'rejected', ending: 'withdrawn' }]);
  }
});
