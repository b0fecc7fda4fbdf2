import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { newId } from '../../db/ids.ts';
import { payOut } from '../../ledger/ledger.ts';
import { inOne } from '../../ledger/test-accounts.ts';
import { refOf, settledFamily } from '../../ledger/test-settled.ts';
import { deliverDue } from '../../notifications/deliver.ts';
import { booksBalance, moneyApp, type Family, type MoneyApp } from '../../payments/test-money.ts';
import type { TestPerson } from '../../testing/test-app.ts';

/** What a pandit sees and hears of a refund after the puja. */

let t: MoneyApp;
let admin: TestPerson;
beforeAll(async () => {
  t = await moneyApp();
  admin = await t.person('admin');
});
afterAll(() => t.close());
afterEach(() => booksBalance(t));

async function refund({ booking }: Family, amount: number): Promise<void> {
  const body = { bookingId: booking._id, amount, reason: 'The puja was cut short', key: newId() };
  expect((await t.call('POST /booking/admin/refund', { body }, admin)).status).toBe(200);
}

/** What has come to the pandit's phone. */
async function toPandit({ pandit }: Family): Promise<string[]> {
  // some at a time
  while ((await deliverDue(t.deps)) > 0);
  const { body } = await t.call('GET /sandbox/messages', { query: { to: pandit.phone } });
  return body.data.messages.map(({ text }) => text);
}

test('a refund of all he earned leaves the transaction in his list, as given back, and he reads what it takes from him', async () => {
  const family = await settledFamily(t, 501);
  await refund(family, 101);
  expect(await toPandit(family)).toContainEqual(
    expect.stringMatching(/Rs 101 of the advance .* Rs 90\.90 of it is taken off your earnings\. Reason:/),
  );
  await refund(family, 400);
  expect(await toPandit(family)).toContainEqual(
    expect.stringMatching(/Rs 400 of the advance .* Rs 360 of it is taken off your earnings\. Reason:/),
  );
  const earnings = async (query: { status?: 'Pending' | 'Paid' } = {}) =>
    (await t.call('GET /payment/earnings', { query }, family.pandit)).body.data;
  const { totals, months, transactions } = await earnings();
  expect(totals).toEqual({ paidOut: 0, toCome: 0, onHold: 0, commission: 0 });
  expect(transactions).toMatchObject([
    { id: 'TXN000001', bookingId: family.booking._id, amount: 0, commission: 0, share: 0, givenBack: 450.9 },
  ]);
  expect(months).toMatchObject([{ paidOut: 0, toCome: 0, count: 0 }]);
  // nobody waits for it
  for (const status of ['Pending', 'Paid'] as const) expect((await earnings({ status })).transactions).toEqual([]);
  const table = await fetch(`${t.url}/api/payment/earnings.csv`, {
    headers: { authorization: `Bearer ${family.pandit.token}` },
  });
  expect((await table.text()).trimEnd().split('\r\n').at(-1)).toMatch(/,0,0,0,Given back,.*,450\.9,,Advance$/);
});

test('after he was paid he hears that it stays his', async () => {
  const family = await settledFamily(t, 1000);
  await inOne(t, (sql) => payOut(sql, refOf(family), { method: 'upi', reference: 'UTR1' }, t.deps.now()));
  await refund(family, 300);
  expect(await toPandit(family)).toContainEqual(
    expect.stringMatching(/Rs 300 of the advance .* What you were paid stays yours\. Reason:/),
  );
});
