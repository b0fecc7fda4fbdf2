import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBookable, makeBooking } from '../bookings/test-factories.ts';
import { newId } from '../db/ids.ts';
import { paidFamily } from '../ledger/test-settled.ts';
import { moneyApp, type MoneyApp } from '../payments/test-money.ts';
import type { TestPerson } from '../testing/test-app.ts';

/** What a row of the office shows, typed or copied into a search, finds the row. */

let t: MoneyApp;
let admin: TestPerson;
beforeAll(async () => {
  t = await moneyApp();
  admin = await t.person('admin');
});
afterAll(() => t.close());

const find = async (q: string) => (await t.call('GET /admin/find', { query: { q } }, admin)).body.data;
const listed = async (userType: 'user' | 'pandit', search: string) =>
  (await t.call('POST /user/get-users', { body: { userType, search, page: 1 } }, admin)).body.data.users.map(
    ({ _id }) => _id,
  );

/** The number of a booking as every screen, receipt and message prints it. */
const printed = (id: string) => `#${id.slice(-8).toUpperCase()}`;
const table = async (path: string) =>
  (await fetch(`${t.url}/api/${path}`, { headers: { authorization: `Bearer ${admin.token}` } })).text();

test('the end of a booking’s id as it is printed, with its sign', async () => {
  const { _id } = await makeBooking(t, await makeBookable(t), await t.person('user'));
  expect((await find(printed(_id))).bookings.map((one) => one._id)).toEqual([_id]);
  const { body } = await t.call('GET /booking/admin/list', { query: { search: printed(_id) } }, admin);
  expect(body.data.bookings.map((one) => one._id)).toEqual([_id]);
});

test('a payment by its reference, and by its booking’s printed id', async () => {
  const paid = await paidFamily(t, 500);
  const [row] = await t.deps.pool<{ reference: string; bookingId: string }[]>`
    SELECT p.provider_payment_id AS reference, p.booking_id FROM payments p JOIN bookings b ON b.id = p.booking_id
    WHERE b.customer_id = ${paid.customer.id}`;
  const { reference = '', bookingId = '' } = row ?? {};
  for (const search of [reference, printed(bookingId)]) {
    const { body } = await t.call('GET /payment/admin/list', { query: { list: 'captures', search } }, admin);
    expect(
      body.data.rows.map((one) => one.bookingId),
      search,
    ).toEqual([bookingId]);
  }
  expect(await table(`payment/admin/list.csv?list=captures&search=${reference}`)).toContain(
    `${bookingId},${printed(bookingId)}`,
  );
  expect((await find(reference)).bookings.map((one) => one._id)).toEqual([bookingId]);
  expect(await listedBookings(reference)).toEqual([bookingId]);
});

const listedBookings = async (search: string) =>
  (await t.call('GET /booking/admin/list', { query: { search } }, admin)).body.data.bookings.map(({ _id }) => _id);

test('a booking by the ticket of a case about it, and by its day without the year', async () => {
  const customer = await t.person('user');
  const { _id, bookingDate } = await makeBooking(t, await makeBookable(t), customer);
  const body = { kind: 'complaint', words: 'Nobody answers.' } as const;
  await t.call('POST /case/booking/:id', { params: { id: _id }, body }, customer);
  const [row] = await t.deps.pool<{ number: string }[]>`SELECT number FROM cases WHERE booking_id = ${_id}`;
  expect(await listedBookings(row?.number ?? '')).toEqual([_id]);
  expect(await table(`booking/admin/bookings.csv?search=${row?.number}`)).toContain(`${_id},${printed(_id)}`);
  const [, month, day] = bookingDate.split('-').map(Number);
  expect(await listedBookings(`${day}/${month}`)).toContain(_id);
});

test('messages by the word on their badge', async () => {
  const [unread, read] = [newId(), newId()];
  await t.deps.pool`
    INSERT INTO contact_messages (id, name, phone, message, created_at)
    VALUES (${unread}, 'Asha', '9876543210', 'When?', now()), (${read}, 'Ravi', '9876543211', 'Where?', now())`;
  await t.call('POST /contact/admin/open', { body: { messageId: read } }, admin);
  const asked = async (search: string) =>
    (await t.call('GET /contact/admin/messages', { query: { search } }, admin)).body.data.messages.map(
      ({ _id }) => _id,
    );
  expect([await asked('Unread'), await asked('read')]).toEqual([[unread], [read]]);
});

test('people by the word on their badge and by their district', async () => {
  const [here, there] = [await t.person('user'), await t.person('user')];
  const pandit = await t.person('pandit');
  await t.deps.pool`UPDATE people SET district = 'Koraput' WHERE id IN (${here.id}, ${pandit.id})`;
  await t.deps.pool`UPDATE people SET status = 'inactive' WHERE id = ${there.id}`;
  const active = await listed('user', 'Active');
  expect([active.includes(here.id), active.includes(there.id)]).toEqual([true, false]);
  expect(await listed('user', 'inactive')).toEqual([there.id]);
  expect(await listed('user', 'Koraput')).toEqual([here.id]);
  expect(await listed('pandit', 'koraput')).toEqual([pandit.id]);
});
