import { afterAll, beforeAll, expect, test } from 'vitest';
import type { UserStatus } from '#domain/roles.ts';
import { addDays, dayAt, type Day } from '#domain/time.ts';
import {
  declareDays,
  makeBookable,
  makeBooking,
  makeOffer,
  makeRitual,
  type Bookable,
} from '../bookings/test-factories.ts';
import { newId } from '../db/ids.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';

let t: TestApp;
let today: Day;
beforeAll(async () => {
  t = await testApp();
  today = dayAt(t.deps.now());
});
afterAll(() => t.close());

const pageOf = (id: string, who?: { token: string }) => t.call('GET /pandits/:id', { params: { id } }, who);

test('anybody sees who a pandit is, what he offers and at what price', async () => {
  const { pandit, ritual } = await makeBookable(t, { price: 1500, durationMinutes: 90 });
  const { pool } = t.deps;
  await pool`UPDATE people SET city = 'Puri', district = 'Puri', email = 'hidden@example.org', address = 'Plot 7'
    WHERE id = ${pandit.id}`;
  await pool`UPDATE pandits SET languages = ${['Odia', 'Hindi']}, years_of_experience = 21, temple_city = 'Konark'
    WHERE pandit_id = ${pandit.id}`;
  const { status, body } = await pageOf(pandit.id, { token: 'a.b.c' });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    name: pandit.name,
    userType: 'pandit',
    city: 'Puri',
    district: 'Puri',
    templeCity: 'Konark',
    languagesKnown: ['Odia', 'Hindi'],
    yearsOfExperience: 21,
    offers: [{ ritual: { _id: ritual.id, ritualType: ritual.name, durationMinutes: 90 }, price: 1500, experience: 5 }],
  });
  const said = JSON.stringify(body);
  for (const secret of [pandit.phone, 'hidden@example.org', 'Plot 7']) expect(said).not.toContain(secret);
});

test('a ritual that is no longer in the catalogue is not offered any more', async () => {
  const { pandit, ritual } = await makeBookable(t);
  const gone = await makeRitual(t);
  await makeOffer(t, pandit, gone);
  await t.deps.pool`UPDATE rituals SET archived_at = now() WHERE id = ${gone.id}`;
  const { body } = await pageOf(pandit.id);
  expect(body.data.offers.map((offer) => offer.ritual._id)).toEqual([ritual.id]);
});

test('the next fourteen days on which he is free, and which of them are partly taken', async () => {
  const bookable = await makeBookable(t);
  const customer = await t.person('user');
  const on = (offset: number): Bookable => ({ ...bookable, day: addDays(today, offset) });
  await makeBooking(t, on(2), customer, { status: 'confirmedbypandit' });
  await makeBooking(t, on(3), customer, { status: 'confirmedbypandit', startTime: '09:00' });
  await makeBooking(t, on(4), customer);
  const { body } = await pageOf(bookable.pandit.id);
  const [first, second, third] = body.data.freeDays;
  expect([first, second, third]).toEqual([
    { day: addDays(today, 1), partly: false },
    { day: addDays(today, 3), partly: true },
    { day: addDays(today, 4), partly: false },
  ]);
  expect(body.data.freeDays.at(-1)?.day).toBe(addDays(today, 13));
});

test('days behind us and far ahead are not shown', async () => {
  const pandit = await t.person('acharya');
  await declareDays(t, pandit, addDays(today, -5), addDays(today, -1));
  await declareDays(t, pandit, addDays(today, 14), addDays(today, 40));
  const { body } = await pageOf(pandit.id);
  expect(body.data).toMatchObject({ userType: 'acharya', freeDays: [], offers: [] });
});

test('a pandit who is not approved is not there', async () => {
  for (const status of ['pending', 'evaluation', 'training_required', 'rejected', 'suspended', 'inactive'] as const) {
    const { id } = await t.person('pandit', status satisfies UserStatus);
    const { status: answer, body } = await pageOf(id);
    expect([answer, body.message], status).toEqual([404, 'We could not find this pandit.']);
  }
  const left = await t.person('pandit');
  await t.deps.pool`UPDATE people SET deleted_at = now() WHERE id = ${left.id}`;
  for (const id of [left.id, newId(), (await t.person('user')).id, (await t.person('admin')).id]) {
    expect((await pageOf(id)).status).toBe(404);
  }
});

test('what is no id is 400', async () => {
  expect((await pageOf('me')).status).toBe(400);
});
