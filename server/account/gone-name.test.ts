import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { api, type Key } from '#contract/index.ts';
import { moneyLists } from '#domain/choices.ts';
import { LOCALE_COOKIE } from '#domain/locale.ts';
import { userTypes } from '#domain/roles.ts';
import { givePassword, member, PASSWORD } from '../auth/test-auth.ts';
import { makeBookable, makeBooking } from '../bookings/test-factories.ts';
import { callsOf } from '../cases/test-cases.ts';
import { settledFamily } from '../ledger/test-settled.ts';
import { moneyApp, type MoneyApp } from '../payments/test-money.ts';
import { retentionJobs } from '../retention/retention.ts';
import type { TestPerson } from '../testing/test-app.ts';
import { readIn } from '../testing/test-read-in.ts';

/** What others read of somebody who has left. */

let t: MoneyApp;
beforeAll(async () => {
  t = await moneyApp();
});
afterAll(() => t.close());

const leave = async (who: TestPerson) => {
  await givePassword(t, who);
  expect((await t.call('POST /user/delete-account', { body: { password: PASSWORD } }, who)).status).toBe(200);
};
const booking = (locale: string, id: string, who: TestPerson) =>
  readIn(t, locale, 'GET /booking/:id', { params: { id } }, who);

const gone = { 'en-IN': 'Deleted user', 'or-IN': 'ଲିଭାଯାଇଥିବା ଆକାଉଣ୍ଟ', 'hi-IN': 'मिटाया हुआ खाता' };
const removed = { 'en-IN': 'Removed', 'or-IN': 'ଲିଭାଯାଇଛି', 'hi-IN': /./ };

test('a pandit and the office read in their own language that a family has left', async () => {
  const bookable = await makeBookable(t);
  const family = await member(t);
  const { _id: id } = await makeBooking(t, bookable, family, { status: 'completed' });
  await leave(family);
  const admin = await t.person('admin');
  for (const [locale, name] of Object.entries(gone)) {
    expect((await booking(locale, id, bookable.pandit)).userId.name).toBe(name);
    expect((await booking(locale, id, admin)).userId.name).toBe(name);
    const { bookings } = await readIn(t, locale, 'GET /booking/admin/list', { query: {} }, admin);
    expect(bookings.find(({ _id }) => _id === id)?.userId.name).toBe(name);
  }
  expect((await booking('en-IN', id, admin)).userAddress).toBe(removed['en-IN']);
  expect((await booking('or-IN', id, admin)).userAddress).toBe(removed['or-IN']);
});

/** Every list and every page of a thing that lies before its reader in Odia. */
const lists = (Object.entries(api) as [Key, Endpoint][]).filter(
  ([key, { gives }]) => /^GET [^:]+$/.test(key) && (gives === undefined || gives === 'json'),
);

test('no answer in Odia has the words of the books, whoever asks for whatever', async () => {
  const left = await settledFamily(t, 501);
  const calls = callsOf(t);
  const { _id: caseId } = (await calls.open(left, { kind: 'dispute', words: 'Late by two hours' })).body.data;
  const review = { stars: 5, onTime: true, conduct: true, explained: true, asAgreed: true, words: 'Well done' };
  await t.call('POST /booking/:id/review', { params: { id: left.booking._id }, body: review }, left.customer);
  const admin = await t.person('admin');
  await calls.take(admin, caseId);
  await calls.decide(admin, caseId);
  await leave(left.customer);
  // a pandit who has left, as a family that knew them reads
  const [offered, family] = [await makeBookable(t), await t.person('user')];
  const rejected = await makeBooking(t, offered, family, { status: 'rejected' });
  await leave(offered.pandit);

  // what they were told is quoted in their own language
  await t.deps.pool`UPDATE people SET locale = 'or' WHERE id IN (${left.pandit.id}, ${family.id})`;
  const { token } = await t.person('acharya');
  const readers = { user: family.token, pandit: left.pandit.token, acharya: token, admin: admin.token };
  const answers: { asked: string; status: number; text: string }[] = [];
  const look = async (asked: string, path: string, bearer: string) => {
    const headers = { cookie: `${LOCALE_COOKIE}=or-IN`, authorization: `Bearer ${bearer}` };
    const reply = await fetch(`${t.url}/api${path}`, { headers });
    answers.push({ asked, status: reply.status, text: await reply.text() });
  };
  for (const type of userTypes) {
    for (const [key] of lists) await look(`${key} as ${type}`, key.slice('GET '.length), readers[type]);
  }
  for (const id of [left.booking._id, rejected._id]) {
    for (const type of userTypes) await look(`booking as ${type}`, `/booking/${id}`, readers[type]);
    await look('the office’s booking', `/admin/bookings/${id}`, admin.token);
  }
  await look('the office’s case', `/case/admin/${caseId}`, admin.token);
  await look('decided cases', '/case/admin/list?show=closed', admin.token);
  await look('the pandit’s page in the office', `/admin/people/${left.pandit.id}`, admin.token);
  await look('the family’s page in the office', `/admin/people/${family.id}`, admin.token);
  await look('who asked', `/audit/people/${left.customer.id}`, admin.token);
  await look('everything found', `/admin/find?q=${left.booking._id.slice(-8)}`, admin.token);
  for (const list of moneyLists) await look(list, `/payment/admin/list?list=${list}`, admin.token);

  expect(answers.filter(({ text }) => /Deleted user|"Removed"/.test(text)).map(({ asked }) => asked)).toEqual([]);
  // those who have left are really among what was read
  const telling = answers.filter(({ text }) => text.includes(gone['or-IN'])).map(({ asked }) => asked);
  expect(telling).toEqual(
    expect.arrayContaining([
      'GET /payment/earnings as pandit',
      'GET /case/mine as pandit',
      'GET /audit/entries as admin',
      'the office’s case',
      'who asked',
      'captures',
      'booking as user',
    ]),
  );
});

test('who writes the words of the books finds them as written, in every language', async () => {
  const bookable = await makeBookable(t);
  const family = await t.person('user');
  const written = { userAddress: 'Removed', additionalNotesByUser: 'Deleted user' };
  const { _id: id } = await makeBooking(t, bookable, family, { status: 'confirmedbypandit', ...written });
  for (const reader of [family, bookable.pandit, await t.person('admin')]) {
    expect(await booking('or-IN', id, reader)).toMatchObject(written);
  }
});

test('the names in other scripts go too where an older process erased an account', async () => {
  const bookable = await makeBookable(t);
  const family = await t.person('user');
  const { _id: id } = await makeBooking(t, bookable, family, { status: 'completed' });
  const stays = await t.person('user');
  await t.deps.pool`UPDATE people SET name_odia = 'ସସ୍ମିତା ରାଉତ', name_devanagari = 'सस्मिता राउत'
    WHERE id IN (${family.id}, ${stays.id})`;
  // which knows neither column
  await t.deps.pool`UPDATE people SET name = 'Deleted user', status = 'inactive', phone = NULL, deleted_at = now()
    WHERE id = ${family.id}`;
  // from the first moment on nobody reads them
  expect((await booking('or-IN', id, bookable.pandit)).userId.name).toBe(gone['or-IN']);
  for (const job of retentionJobs(t.deps)) await job.run();
  const names = (person: TestPerson) =>
    t.deps.pool`SELECT name_odia, name_devanagari FROM people WHERE id = ${person.id}`;
  expect([...(await names(family))]).toEqual([{ nameOdia: null, nameDevanagari: null }]);
  expect([...(await names(stays))]).toEqual([{ nameOdia: 'ସସ୍ମିତା ରାଉତ', nameDevanagari: 'सस्मिता राउत' }]);
});
