import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOCALE_COOKIE } from '#domain/locale.ts';
import { addDays, dayAt, later, SECOND } from '#domain/time.ts';
import type { Sms } from '../adapters/sms/port.ts';
import { makeBookable, makeBooking, makeOffer, makeRitual, type Bookable } from '../bookings/test-factories.ts';
import { callsOf } from '../cases/test-cases.ts';
import { settledFamily } from '../ledger/test-settled.ts';
import { deliverDue } from '../notifications/deliver.ts';
import { moneyApp, type MoneyApp } from '../payments/test-money.ts';
import type { TestPerson } from '../testing/test-app.ts';
import { callIn, readIn } from '../testing/test-read-in.ts';
import { tellWaiting } from '../waits/telling.ts';

/** Wherever somebody reads of another person, that person is called as the reader's script has it; the office reads Latin letters. */

const named = {
  pandit: { name: 'Biswanath Tripathy', odia: 'ବିଶ୍ୱନାଥ ତ୍ରିପାଠୀ', devanagari: 'विश्वनाथ त्रिपाठी' },
  family: { name: 'Sarojini Pattnaik', odia: 'ସରୋଜିନୀ ପଟ୍ଟନାୟକ', devanagari: 'सरोजिनी पटनायक' },
} as const;

let t: MoneyApp;
let b: Bookable;
let family: TestPerson;
beforeAll(async () => {
  t = await moneyApp();
  b = await makeBookable(t);
  family = await t.person('user');
  await call(b.pandit, 'pandit');
  await call(family, 'family');
});
afterAll(() => t.close());

async function call({ id }: TestPerson, as: keyof typeof named): Promise<void> {
  const { name, odia, devanagari } = named[as];
  await t.deps
    .pool`UPDATE people SET name = ${name}, name_odia = ${odia}, name_devanagari = ${devanagari} WHERE id = ${id}`;
}

const inAll = async <T>(read: (locale: string) => Promise<T>): Promise<T[]> =>
  Promise.all(['en-IN', 'or-IN', 'hi-IN'].map(read));
const pandits = Object.values(named.pandit);
const families = Object.values(named.family);

test('a pandit reads whom they earned from, in the list and in the table they take along', async () => {
  const settled = await settledFamily(t, 501);
  await call(settled.customer, 'family');
  const names = await inAll(async (locale) => {
    const { transactions } = await readIn(t, locale, 'GET /payment/earnings', { query: {} }, settled.pandit);
    return transactions.map(({ customerName }) => customerName);
  });
  expect(names).toEqual(families.map((name) => [name]));
  const table = await fetch(`${t.url}/api/payment/earnings.csv`, {
    headers: { authorization: `Bearer ${settled.pandit.token}`, cookie: `${LOCALE_COOKIE}=or-IN` },
  });
  expect(await table.text()).toContain(named.family.odia);
});

test('both sides of a case read the other’s name, the office reads both in Latin letters', async () => {
  const settled = await settledFamily(t, 501);
  await call(settled.customer, 'family');
  await call(settled.pandit, 'pandit');
  const calls = callsOf(t);
  const { number } = (await calls.open(settled, { kind: 'dispute', words: 'Late by two hours' })).body.data;
  for (const [who, others] of [
    [settled.customer, pandits],
    [settled.pandit, families],
  ] as const) {
    const ticket = (locale: string) => readIn(t, locale, 'GET /case/ticket/:number', { params: { number } }, who);
    expect(await inAll(async (locale) => (await ticket(locale)).other)).toEqual(others);
    const mine = (locale: string) => readIn(t, locale, 'GET /case/mine', { query: {} }, who);
    expect(await inAll(async (locale) => (await mine(locale)).cases[0]?.other)).toEqual(others);
  }
  const { cases } = await readIn(t, 'or-IN', 'GET /case/admin/list', { query: {} }, await t.person('admin'));
  expect(cases.map((one) => [one.family.name, one.pandit.name])).toContainEqual([named.family.name, named.pandit.name]);
});

test('a family reads for whom it waits, and hears of it in its own language', async () => {
  const [pandit, ritual, waiter] = [await t.person('pandit'), await makeRitual(t), await t.person('user')];
  await makeOffer(t, pandit, ritual);
  await call(pandit, 'pandit');
  await t.deps.pool`UPDATE people SET locale = 'or' WHERE id = ${waiter.id}`;
  const day = addDays(dayAt(t.deps.now()), 20);
  await t.call('POST /waits', { body: { ritualId: ritual.id, date: day, panditId: pandit.id } }, waiter);
  const waits = (locale: string) => readIn(t, locale, 'GET /waits', {}, waiter);
  expect(await inAll(async (locale) => (await waits(locale)).waits[0]?.pandit)).toEqual(pandits);
  await t.call('POST /availability/declare-availability', { body: { fromDate: day, toDate: day } }, pandit);
  expect(await tellWaiting(t.deps)).toBe(1);
  expect(await inAll(async (locale) => (await waits(locale)).waits[0]?.offer?.name)).toEqual(pandits);
  const own = (await ownTexts(waiter)).join('\n');
  expect(own).toContain(named.pandit.odia);
  expect(own).not.toContain(named.pandit.name);
});

/** What went out to somebody in their own language. */
async function ownTexts({ phone }: TestPerson): Promise<string[]> {
  const texts: string[] = [];
  const sms = {
    send: async (to: string, message: Sms) =>
      void (to === phone && message.kind === 'notice' && message.own && texts.push(message.own.text)),
  };
  await deliverDue({ ...t.deps, sms, now: () => later(t.deps.now(), SECOND) });
  return texts;
}

test('a message names the family in the script of the pandit who reads it', async () => {
  await t.deps.pool`UPDATE people SET locale = 'hi' WHERE id = ${b.pandit.id}`;
  await makeBooking(t, b, family, { startTime: '06:00' });
  const own = (await ownTexts(b.pandit)).join('\n');
  expect(own).toContain(named.family.devanagari);
  expect(own).not.toContain(named.family.name);
});

test('a pandit reads whose request waits for hours that are not free any more', async () => {
  const [offered, who] = [await makeBookable(t), await t.person('user')];
  await call(who, 'family');
  await makeBooking(t, offered, who);
  await t.deps.pool`DELETE FROM availability WHERE pandit_id = ${offered.pandit.id}`;
  const calendar = (locale: string) =>
    readIn(t, locale, 'POST /availability/get-by-user', { body: {} }, offered.pandit);
  expect(await inAll(async (locale) => (await calendar(locale)).notFree.map((one) => one.family))).toEqual(
    families.map((name) => [name]),
  );
});

test('whom a family had for a day it keeps is named beside that day', async () => {
  const [offered, who] = [await makeBookable(t), await t.person('user')];
  await call(offered.pandit, 'pandit');
  await t.deps.pool`UPDATE rituals SET slug = 'varshika-shraddha' WHERE id = ${offered.ritual.id}`;
  await makeBooking(t, offered, who, { status: 'confirmedbypandit' });
  const day = { by: 'tithi', kind: 'shraddha', name: 'Father’s shraddha', month: 6, tithi: 20 } as const;
  expect((await t.call('POST /my-days/add', { body: day }, who)).status).toBe(201);
  const kept = (locale: string) => readIn(t, locale, 'GET /my-days', {}, who);
  expect(await inAll(async (locale) => (await kept(locale)).days[0]?.pandit?.name)).toEqual(pandits);
});

test('an acharya and the pandit they train read each other’s names', async () => {
  const [acharya, trained, admin] = [
    await t.person('acharya'),
    await t.person('pandit', 'pending'),
    await t.person('admin'),
  ];
  await call(acharya, 'pandit');
  await call(trained, 'family');
  await t.deps.pool`UPDATE people SET locale = 'or' WHERE id = ${trained.id}`;
  const decision = {
    comment: 'Please learn it',
    trainingPeriod: addDays(dayAt(t.deps.now()), 9),
    acharyaId: acharya.id,
  };
  const body = { userId: trained.id, userStatus: 'evaluation', ...decision } as const;
  expect((await t.call('POST /user/admin/update-user-status', { body }, admin)).status).toBe(200);
  const profile = (locale: string, who: TestPerson) =>
    readIn(t, locale, 'GET /user/get-user/:userId', { params: { userId: trained.id } }, who);
  expect(await inAll(async (locale) => (await profile(locale, trained)).acharyaId?.name)).toEqual(pandits);
  expect((await profile('or-IN', admin)).acharyaId?.name).toBe(named.pandit.name);
  const assigned = (locale: string) => readIn(t, locale, 'GET /pandits/assigned', {}, acharya);
  expect(await inAll(async (locale) => (await assigned(locale)).pandits.map(({ name }) => name))).toEqual(
    families.map((name) => [name]),
  );
  expect((await ownTexts(trained)).join('\n')).toContain(named.pandit.odia);
});

test('everybody is greeted by their own name in the script of the page, and edits the one they signed up with', async () => {
  const me = (locale: string) => readIn(t, locale, 'GET /auth/me', {}, family);
  expect(await inAll(async (locale) => (await me(locale)).user.name)).toEqual(families);
  const profile = await readIn(t, 'or-IN', 'GET /user/get-user/:userId', { params: { userId: family.id } }, family);
  expect(profile.name).toBe(named.family.name);
});

test('whom a family has asked for the same puja is named in the sentence that tells it so', async () => {
  const [one, other, who] = [await t.person('pandit'), await t.person('pandit'), await t.person('user')];
  const ritual = await makeRitual(t);
  const bookingDate = addDays(dayAt(t.deps.now()), 5);
  for (const pandit of [one, other]) {
    await makeOffer(t, pandit, ritual);
    await t.call(
      'POST /availability/declare-availability',
      { body: { fromDate: bookingDate, toDate: bookingDate } },
      pandit,
    );
  }
  await call(one, 'pandit');
  const ask = (locale: string, { id: panditId }: TestPerson) => {
    const body = { panditId, ritualId: ritual.id, bookingDate, startTime: '09:00', userAddress: 'Plot 12, Nayapalli' };
    return callIn(t, locale, 'POST /booking/book-pandit', { body }, who);
  };
  expect((await ask('en-IN', one)).status).toBe(201);
  const said = await inAll(async (locale) => (await ask(locale, other)).body.message);
  for (const [nth, name] of pandits.entries()) expect(said[nth]).toContain(name);
});
