import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallInput, Key } from '#contract/index.ts';
import { LOCALE_COOKIE } from '#domain/locale.ts';
import { makeBookable, makeBooking, type Bookable } from '../bookings/test-factories.ts';
import { familyToPay, moneyApp, paid, verify, type MoneyApp } from '../payments/test-money.ts';
import { readPdf } from '../payments/receipt/test-pdf.ts';
import type { TestPerson } from '../testing/test-app.ts';
import { readIn } from '../testing/test-read-in.ts';

/** People are named in the script of the language a page is read in, where they gave their name in that script. */

const pandit = { name: 'Biswanath Tripathy', nameOdia: 'ବିଶ୍ୱନାଥ ତ୍ରିପାଠୀ', nameDevanagari: 'विश्वनाथ त्रिपाठी' };
const family = { name: 'Sarojini Pattnaik', nameOdia: 'ସରୋଜିନୀ ପଟ୍ଟନାୟକ', nameDevanagari: null };

let t: MoneyApp;
let b: Bookable;
beforeAll(async () => {
  t = await moneyApp();
  b = await makeBookable(t);
  await save(pandit, b.pandit);
});
afterAll(() => t.close());

async function save(updateData: CallInput<'POST /user/update-profile'>['body']['updateData'], who: TestPerson) {
  const { status, body } = await t.call('POST /user/update-profile', { body: { updateData } }, who);
  expect(status).toBe(200);
  return body.data;
}

const read = <K extends Key>(locale: string, key: K, input: CallInput<K>, who?: TestPerson) =>
  readIn(t, locale, key, input, who);

describe.each([
  ['en-IN', pandit.name],
  ['or-IN', pandit.nameOdia],
  ['hi-IN', pandit.nameDevanagari],
])('to readers of %s a pandit is %s', (locale, name) => {
  test('on the page, in a search, among those of a ritual and of a family', async () => {
    const { slug } = (await read(locale, 'GET /rituals/get-ritual', {})).rituals.find(
      ({ _id }) => _id === b.ritual.id,
    )!;
    expect((await read(locale, 'GET /pandits/:id', { params: { id: b.pandit.id } })).name).toBe(name);
    const wish = { body: { ritualId: b.ritual.id, date: b.day } };
    const found = await read(locale, 'POST /availability/filter-availability', wish);
    expect(found.results.map(({ userId }) => userId.name)).toEqual([name]);
    const { pandits } = await read(locale, 'GET /rituals/:slug', { params: { slug } });
    expect(pandits.map((one) => one.name)).toEqual([name]);
    const who = await t.person('user');
    await t.call('POST /my-pandits/keep', { body: { panditId: b.pandit.id } }, who);
    expect((await read(locale, 'GET /my-pandits', {}, who)).pandits.map((one) => one.name)).toEqual([name]);
  });
});

test('a booking names both in the reader’s script, and by their first name where they gave none in that script', async () => {
  const who = await t.person('user');
  await save(family, who);
  const { _id: id } = await makeBooking(t, b, who);
  const names = async (locale: string, as: TestPerson) => {
    const { userId, panditId } = await read(locale, 'GET /booking/:id', { params: { id } }, as);
    return [userId.name, panditId.name];
  };
  for (const side of [who, b.pandit]) {
    expect(await names('or-IN', side)).toEqual([family.nameOdia, pandit.nameOdia]);
    expect(await names('hi-IN', side)).toEqual([family.name, pandit.nameDevanagari]);
    expect(await names('en-IN', side)).toEqual([family.name, pandit.name]);
  }
  expect(await names('or-IN', await t.person('admin'))).toEqual([family.name, pandit.name]);
});

test('a receipt names both in the reader’s script, on the screen and in its file', async () => {
  const toPay = await familyToPay(t, 501, { ...b, day: b.day });
  await save(family, toPay.customer);
  expect((await verify(t, toPay, await paid(t, toPay))).status).toBe(200);
  const params = { bookingId: toPay.booking._id };
  const receipt = await read('or-IN', 'GET /payment/:bookingId/receipt', { params }, toPay.customer);
  expect([receipt.payer.name, receipt.pandit]).toEqual([family.nameOdia, pandit.nameOdia]);
  const file = await fetch(`${t.url}/api/payment/${params.bookingId}/receipt.pdf`, {
    headers: { cookie: `${LOCALE_COOKIE}=or-IN`, authorization: `Bearer ${toPay.customer.token}` },
  });
  const { text, missing } = readPdf(await file.bytes());
  expect(missing).toBe(0);
  expect(text).not.toMatch(/Sarojini|Biswanath/);
});
