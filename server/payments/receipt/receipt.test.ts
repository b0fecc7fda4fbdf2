import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { LOCALE_COOKIE } from '#domain/locale.ts';
import { addDays, dayAt } from '#domain/time.ts';
import { newId } from '../../db/ids.ts';
import { accept, timeTakes } from '../../ledger/test-accounts.ts';
import { deliverDue } from '../../notifications/deliver.ts';
import type { TestPerson } from '../../testing/test-app.ts';
import { escapedIn } from '../../testing/test-escaped.ts';
import { booksBalance, familyToPay, moneyApp, paid, verify, type Family, type MoneyApp } from '../test-money.ts';
import { readPdf } from './test-pdf.ts';

let t: MoneyApp;
beforeAll(async () => {
  t = await moneyApp();
});
afterEach(() => booksBalance(t));
afterAll(() => t.close());

const receipt = ({ booking }: Family, who: TestPerson) =>
  t.call('GET /payment/:bookingId/receipt', { params: { bookingId: booking._id } }, who);
const file = ({ booking }: Family, who: TestPerson): Promise<Response> =>
  fetch(`${t.url}/api/payment/${booking._id}/receipt.pdf`, { headers: { authorization: `Bearer ${who.token}` } });

async function paidFamily(advance = 501): Promise<Family & { paymentId: string }> {
  const family = await familyToPay(t, advance);
  const checkout = await paid(t, family);
  expect((await verify(t, family, checkout)).status).toBe(200);
  return { ...family, paymentId: checkout.razorpay_payment_id };
}

const rename = (who: TestPerson, name: string) => t.deps.pool`UPDATE people SET name = ${name} WHERE id = ${who.id}`;

test('there is none before the advance is paid', async () => {
  const family = await familyToPay(t);
  const early = await receipt(family, family.customer);
  expect(early.status).toBe(404);
  expect(early.body.error?.code).toBe('receipt_unknown');
  expect((await file(family, family.customer)).status).toBe(404);
});

test('it says what was paid, by whom, to whom and for what, and what is left', async () => {
  const family = await paidFamily(501);
  const { customer, booking, paymentId } = family;
  const { status, body } = await receipt(family, customer);
  expect(status).toBe(200);
  const today = dayAt(t.deps.now()).replaceAll('-', '');
  expect(body.data).toEqual({
    number: expect.stringMatching(new RegExp(`^${today}-[0-9A-F]{10}$`)),
    issuer: { brand: 'Sankalp', name: null, address: null },
    paidAt: expect.any(String),
    payer: { name: customer.name, phone: customer.phone },
    pandit: family.pandit.name,
    puja: booking.ritualId.ritualType,
    bookingId: booking._id,
    bookingDate: booking.bookingDate,
    startTime: null,
    muhurat: null,
    amount: 501,
    amountInWords: 'Five hundred and one rupees',
    credit: 0,
    price: 1100,
    rest: 599,
    method: 'upi',
    paymentId,
    refunds: [],
  });
  expect((await receipt(family, customer)).body.data.number).toBe(body.data.number);
});

test.each([
  ['or-IN', /\p{Script=Oriya}/u],
  ['hi-IN', /\p{Script=Devanagari}/u],
])(
  'its file in %s has no words of another language but names, and every sign has its picture',
  async (locale, letter) => {
    const family = await paidFamily(501);
    const { customer, pandit, booking } = family;
    const reply = await fetch(`${t.url}/api/payment/${booking._id}/receipt.pdf`, {
      headers: { authorization: `Bearer ${customer.token}`, cookie: `${LOCALE_COOKIE}=${locale}` },
    });
    const { text, missing } = readPdf(new Uint8Array(await reply.arrayBuffer()));
    expect(missing).toBe(0);
    expect(text).toMatch(letter);
    expect(text).toContain(pandit.name);
    const named = [customer.name, pandit.name, booking.ritualId.ritualType, family.paymentId, 'Sankalp', 'UPI'];
    const rest = named
      .reduce((left, name) => left.replaceAll(name, ' '), text)
      .replaceAll(/[\da-f-]{8,}|\d{8}-[0-9A-F]+|pay_\w+/gi, ' ');
    expect(rest).not.toMatch(/[A-Za-z]{3}/);
  },
);

test('its file in the made-up language has no word of ours outside the catalogues', async () => {
  const family = await paidFamily(501);
  const { customer, pandit, booking } = family;
  const reply = await fetch(`${t.url}/api/payment/${booking._id}/receipt.pdf`, {
    headers: { authorization: `Bearer ${customer.token}`, cookie: `${LOCALE_COOKIE}=en-XA` },
  });
  const { text } = readPdf(new Uint8Array(await reply.arrayBuffer()));
  expect(text).toContain('Réçéípt fór áñ ádváñçé');
  const named = [customer.name, pandit.name, booking.ritualId.ritualType, family.paymentId, booking._id, 'Sankalp'];
  expect(escapedIn(text.replaceAll(/\d{8}-[0-9A-F]+/g, ' '), named)).toEqual([]);
});

test('a puja of good hours has them on its receipt, with the tithi and the star of those hours', async () => {
  const family = await paidFamily(501);
  const { bookingDate: day } = family.booking;
  const date = addDays(day, -1);
  const muhurat = {
    from: `${date}T23:20:00+05:30`,
    to: `${day}T01:10:00+05:30`,
    date,
    district: 'Jajpur',
    tithi: 10,
    nakshatra: 27,
    warnings: [],
    version: 0,
    turns: [{ limb: 'tithi', index: 11, at: `${day}T00:05:00+05:30` }],
  };
  await t.deps.pool`UPDATE bookings SET muhurat = ${t.deps.pool.json(muhurat)} WHERE id = ${family.booking._id}`;
  const { data } = (await receipt(family, family.customer)).body;
  expect(data.muhurat).toMatchObject({
    from: muhurat.from,
    to: muhurat.to,
    tithi: { names: { en: 'Shukla Dashami' } },
  });
  const { text, missing, pages } = readPdf(await (await file(family, family.customer)).bytes());
  expect([pages, missing]).toEqual([1, 0]);
  const flat = text.replaceAll(/\s+/g, ' ');
  // both dates: the puja begins on the second
  expect(flat).toMatch(/Good hours ?11:20 pm, \d+ \w+ \d+ to 1:10 am, \d+ \w+ \d+, Shukla Dashami then/);
  expect(flat).toContain('Shukla Ekadashi, Revati');
  const whole = { ...muhurat, from: `${date}T06:10:00+05:30`, to: `${day}T06:11:00+05:30` };
  await t.deps.pool`UPDATE bookings SET muhurat = ${t.deps.pool.json(whole)} WHERE id = ${family.booking._id}`;
  const all = readPdf(await (await file(family, family.customer)).bytes()).text.replaceAll(/\s+/g, ' ');
  expect(all).toMatch(/Good hours ?the whole day, 6:10 am, \d+ \w+ \d+ to 6:11 am/);
});

test('only its family and the office see it', async () => {
  const family = await paidFamily();
  const stranger = await t.person('user');
  expect((await receipt(family, stranger)).status).toBe(404);
  expect((await file(family, stranger)).status).toBe(404);
  expect((await receipt(family, family.pandit)).status).toBe(403);
  expect((await file(family, family.pandit)).status).toBe(403);
  expect((await receipt(family, await t.person('admin'))).body.data.amount).toBe(501);
});

test('an advance that goes back is on it as a refund', async () => {
  const family = await paidFamily(300);
  const body = {
    bookingId: family.booking._id,
    bookingStatus: 'rejected',
    additionalNotesbyPandit: 'Fever',
  } as const;
  expect((await t.call('POST /booking/update-booking-status', { body }, family.pandit)).status).toBe(200);
  const { data } = (await receipt(family, family.customer)).body;
  expect(data).toMatchObject({ amount: 300, rest: null, refunds: [{ amount: 300, state: 'coming' }] });
  const { text } = readPdf(await (await file(family, family.customer)).bytes());
  expect(text).toContain('₹300, on its way back');
  expect(text).not.toContain('the rest is due after it');
});

test('a part that goes back before the puja is paid after it; one that goes back later is not', async () => {
  const family = await paidFamily(501);
  expect((await accept(t, family)).status).toBe(200);
  await refund(family, 200);
  const early = (await receipt(family, family.customer)).body.data;
  expect(early).toMatchObject({ amount: 501, price: 1100, rest: 799, refunds: [{ amount: 200, state: 'coming' }] });
  const sheet = readPdf(await (await file(family, family.customer)).bytes());
  expect(sheet.pages).toBe(1);
  for (const fact of ['₹501', '₹1,100', '₹200, on its way back', '₹799', 'that rest includes what came back'])
    expect(sheet.text).toContain(fact);
  const told = await tellAll(family);
  expect(told.customer).toContain('Rs 200 of your advance');
  expect(told.customer).toContain('it is due after the puja');
  expect(told.pandit).toContain('It is due after the puja');

  await timeTakes(t, family, 'complete');
  await refund(family, 100);
  const late = (await receipt(family, family.customer)).body.data;
  expect(late).toMatchObject({ rest: 799, refunds: [{ amount: 200 }, { amount: 100 }] });
  expect((await tellAll(family)).customer).toMatch(/Rs 100 of your advance (?!.*after the puja)/);
});

async function refund({ booking }: Family, amount: number): Promise<void> {
  const body = { bookingId: booking._id, amount, reason: 'The puja is shorter', key: newId() };
  expect((await t.call('POST /booking/admin/refund', { body }, await t.person('admin'))).status).toBe(200);
}

/** What the phones of both were last told of a refund. */
async function tellAll({ customer, pandit }: Family): Promise<{ customer: string; pandit: string }> {
  // some at a time
  while ((await deliverDue(t.deps)) > 0);
  const last = async ({ phone }: TestPerson): Promise<string> => {
    const { body } = await t.call('GET /sandbox/messages', { query: { to: phone } });
    return body.data.messages.find(({ text }) => /advance.*(comes|goes) back/.test(text))?.text ?? '';
  };
  return { customer: await last(customer), pandit: await last(pandit) };
}

test('as a PDF it is one page with the same facts, whatever script a name is written in', async () => {
  const family = await paidFamily(501);
  await rename(family.customer, 'ସସ୍ମିତା ରାଉତ');
  await rename(family.pandit, 'पं. भवानी शंकर मिश्र');
  const reply = await file(family, family.customer);
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toBe('application/pdf');
  const { number } = (await receipt(family, family.customer)).body.data;
  expect(reply.headers.get('content-disposition')).toBe(`attachment; filename="receipt-${number}.pdf"`);
  const { pages, fonts, missing, text } = readPdf(await reply.bytes());
  expect(pages).toBe(1);
  expect(missing).toBe(0);
  expect(fonts).toEqual(['NotoSansDevanagari-Regular', 'NotoSansOriya-Bold', 'NotoSansOriya-Regular']);
  for (const fact of [`No. ${number}`, '₹501', 'Five hundred and one rupees', '₹599', 'UPI', family.paymentId])
    expect(text).toContain(fact);
  expect(text).toContain('not a tax invoice');
  // letters that shaping leaves in their order
  expect(text).toContain('ରାଉତ');
});

test('the longest names still fit on one page', async () => {
  const family = await paidFamily();
  await rename(family.customer, 'W'.repeat(120));
  await rename(family.pandit, 'ଶ୍ରୀ କୃଷ୍ଣ '.repeat(10));
  await t.deps
    .pool`UPDATE rituals SET name = ${'Mahamrityunjaya '.repeat(7)} WHERE id = ${family.booking.ritualId._id}`;
  const { pages, text } = readPdf(await (await file(family, family.customer)).bytes());
  expect(pages).toBe(1);
  expect(text.replace(family.paymentId, '').match(/W/g)).toHaveLength(120);
  expect(text).toContain('not a tax invoice');
});
