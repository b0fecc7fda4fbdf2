import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Sent } from '#contract/index.ts';
import { DEVANAGARI, inDigits, ODIA } from '#domain/words/digits.ts';
import { makeBookable } from '../bookings/test-factories.ts';
import { insertContactMessage } from '../contact/store.ts';
import { newId } from '../db/ids.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';

/** Days, hours, years, pincodes and words of a search, typed with the digits of a reader's own keyboard or pasted with signs nobody sees. */

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

let numbered = 0;
const ARABIC = 0x0660;
/** As phones copy a number out of a list of contacts: between marks of direction, with a zero-width space. */
const pasted = (text: string): string => `\u202a${text.slice(0, 2)}\u200b${text.slice(2)}\u202c `;

const typings: [way: string, typed: (text: string) => string][] = [
  ['in Odia digits', (text) => inDigits(text, ODIA)],
  ['in Devanagari digits', (text) => inDigits(text, DEVANAGARI)],
  ['in Arabic-Indic digits', (text) => inDigits(text, ARABIC)],
  ['with signs nobody sees', pasted],
];

test.each(typings)('a birthday, a pincode and another phone %s are kept in 0 to 9', async (_way, typed) => {
  const customer = await t.person('user');
  const updateData = { dob: typed('1990-02-28'), pincode: typed('751001'), emergencyPhone: typed('9123456780') };
  const body = { updateData } as Sent<'POST /user/update-profile', 'body'>;
  const saved = await t.call('POST /user/update-profile', { body }, customer);
  expect(saved).toMatchObject({
    status: 200,
    body: { data: { dob: '1990-02-28', pincode: '751001', emergencyPhone: '9123456780' } },
  });
});

test.each(typings)('the office finds a person by their phone %s', async (_way, typed) => {
  const [admin, customer] = [await t.person('admin'), await t.person('user')];
  const { body } = await t.call('GET /admin/find', { query: { q: typed(customer.phone) } }, admin);
  expect(body.data.people.map(({ _id }) => _id)).toEqual([customer.id]);
});

test.each(typings)('a list of people is searched by a phone %s', async (_way, typed) => {
  const [admin, customer] = [await t.person('admin'), await t.person('user')];
  const { body } = await t.call(
    'POST /user/get-users',
    { body: { userType: 'user', search: typed(customer.phone) } },
    admin,
  );
  expect(body.data.users.map(({ _id }) => _id)).toEqual([customer.id]);
});

test.each(typings)('a pandit closes hours of a day, both %s', async (_way, typed) => {
  const { pandit, day } = await makeBookable(t);
  const body = { day: typed(day), free: true, closed: [{ from: typed('09:30'), to: typed('11:00') }] };
  const set = await t.call('POST /availability/set-day', { body }, pandit);
  expect(set.body.data.closed).toMatchObject([{ day, startsAt: new Date(`${day}T09:30:00+05:30`).toISOString() }]);
});

test.each(typings)('a year and a page of a list are understood %s', async (_way, typed) => {
  const admin = await t.person('admin');
  const year = await t.call('GET /panchang/admin/panji-dates', { query: { year: typed('2026') } }, admin);
  const page = await t.call('GET /contact/admin/messages', { query: { page: typed('10') } }, admin);
  expect([year.status, page.status]).toEqual([200, 200]);
});

test.each(typings)('a message of the contact form is found by its number %s', async (_way, typed) => {
  const [admin, customer] = [await t.person('admin'), await t.person('user')];
  numbered += 1;
  const number = `2025-${String(numbered).padStart(5, '0')}`;
  const came = { name: 'Sasmita', phone: null, email: 'sasmita@example.in', message: 'When is the puja?' };
  const [id, at] = [newId(t.deps.now()), new Date(t.deps.now())];
  await insertContactMessage(t.deps.pool, { ...came, id, number, personId: customer.id, at });
  const { body } = await t.call('GET /contact/admin/messages', { query: { search: typed(number) } }, admin);
  expect(body.data.messages.map((one) => one.number)).toEqual([number]);
  const own = await t.call('GET /contact/mine/:number', { params: { number: typed(number) } }, customer);
  expect(own.body.data.message).toBe('When is the puja?');
});
