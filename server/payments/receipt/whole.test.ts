import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { timeTakes } from '../../ledger/test-accounts.ts';
import { begunFamily, given, payRest, received } from '../../ledger/test-rest.ts';
import { settledFamily } from '../../ledger/test-settled.ts';
import type { TestPerson } from '../../testing/test-app.ts';
import { booksBalance, moneyApp, type Family, type MoneyApp } from '../test-money.ts';
import { wholeSheet } from './receipt-sheet.ts';
import { readPdf } from './test-pdf.ts';

/** The receipt over the whole price of a puja (docs/decisions/0107-the-rest-of-the-dakshina.md). Every puja here costs ₹1,100. */

let t: MoneyApp;
beforeAll(async () => {
  t = await moneyApp();
});
afterAll(() => t.close());
afterEach(() => booksBalance(t));

const whole = ({ booking }: Family, who: TestPerson) =>
  t.call('GET /payment/:bookingId/whole-receipt', { params: { bookingId: booking._id } }, who);

async function halfInCash(): Promise<Family> {
  const family = await begunFamily(t);
  await given(t, family, 250);
  await payRest(t, family, 350);
  await received(t, family, 250);
  return family;
}

test('there is none until both say the same; then both have the same one, and the office', async () => {
  const family = await begunFamily(t);
  expect((await whole(family, family.customer)).body.error?.code).toBe('receipt_open');
  await given(t, family, 600);
  expect((await whole(family, family.pandit)).status).toBe(404);
  await received(t, family, 600);
  const { body } = await whole(family, family.customer);
  expect(body.data).toMatchObject({ price: 1100, total: 1100, totalInWords: 'One thousand one hundred rupees' });
  expect(body.data.parts.map(({ kind, amount, method }) => [kind, amount, method])).toEqual([
    ['advance', 500, 'upi'],
    ['cash', 600, null],
  ]);
  for (const who of [family.pandit, await t.person('admin')]) {
    expect((await whole(family, who)).body.data).toEqual(body.data);
  }
  expect((await whole(family, await t.person('user'))).status).toBe(404);
  expect((await whole(family, await t.person('pandit'))).status).toBe(404);
});

test('half online and half in cash; the receipt of the advance stays what it was', async () => {
  const family = await halfInCash();
  await timeTakes(t, family, 'complete');
  const { data } = (await whole(family, family.pandit)).body;
  expect(data.parts.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['advance', 500],
    ['rest', 350],
    ['cash', 250],
  ]);
  const params = { bookingId: family.booking._id };
  const { body } = await t.call('GET /payment/:bookingId/receipt', { params }, family.customer);
  expect(body.data).toMatchObject({ amount: 500, rest: 600, paymentId: data.parts[0]?.paymentId });
});

test('what went back since is taken off', async () => {
  const family = await settledFamily(t, 500);
  await payRest(t, family, 600);
  const body = { bookingId: family.booking._id, amount: 700, reason: 'It was shorter', key: crypto.randomUUID() };
  expect((await t.call('POST /booking/admin/refund', { body }, await t.person('admin'))).status).toBe(200);
  const { data } = (await whole(family, family.customer)).body;
  expect(data).toMatchObject({ price: 1100, total: 400 });
  expect(data.refunds.map(({ amount }) => amount)).toEqual([500, 200]);
});

test('while a case is open it names the ticket, on the page and on paper', async () => {
  const family = await halfInCash();
  expect((await whole(family, family.customer)).body.data.ticket).toBeNull();
  const body = { kind: 'dispute', words: 'Half of it was left out' } as const;
  const params = { id: family.booking._id };
  const { number } = (await t.call('POST /case/booking/:id', { params, body }, family.customer)).body.data;
  for (const who of [family.customer, family.pandit]) {
    const { data } = (await whole(family, who)).body;
    expect(data.ticket).toBe(number);
    expect(wholeSheet(data, 'en-IN').note).toContain(`A case about this puja is open: ticket ${number}.`);
  }
});

test('where the advance was the whole price there is one once the puja was held', async () => {
  const family = await settledFamily(t, 1100);
  expect((await whole(family, family.pandit)).body.data.parts.map(({ kind }) => kind)).toEqual(['advance']);
});

test('as a page to print', async () => {
  const family = await halfInCash();
  const { data } = (await whole(family, family.customer)).body;
  const reply = await fetch(`${t.url}/api/payment/${family.booking._id}/whole-receipt.pdf`, {
    headers: { authorization: `Bearer ${family.pandit.token}` },
  });
  expect(reply.headers.get('content-disposition')).toContain(`receipt-${data.number}.pdf`);
  const { text } = await readPdf(Buffer.from(await reply.arrayBuffer()));
  for (const said of [
    'Receipt for a puja',
    '₹1,100',
    'Rest, in cash',
    '₹250',
    'Rest, online',
    'the sums both have named',
  ]) {
    expect(text).toContain(said);
  }
});
