import { expect, test } from 'vitest';
import { begunFamily, given, orderRest, received } from '../../ledger/test-rest.ts';
import { agreedAhead } from '../../ledger/test-settled.ts';
import type { Family } from '../../payments/test-money.ts';
import type { TestPerson } from '../../testing/test-app.ts';
import { casesApp, idOf } from '../../cases/test-cases.ts';

/** What a family is asked for while a case about its puja is open. Every puja here costs ₹1,100, of which ₹500 were paid in advance. */

const { t, calls, admin } = await casesApp();

/** As a list has it, of either side. */
async function listed({ booking }: Family, who: TestPerson) {
  const { body } = await t.call('POST /booking/get-bookings-by-user', { body: {} }, who);
  const { sums, openCase, rest } = body.data.bookings.find(({ _id }) => _id === booking._id) ?? {};
  return { left: sums?.left, asked: sums?.asked, openCase, toPay: rest?.toPay };
}

test('nobody came: lists name the ticket, nobody is asked to pay and no payment begins; decided, it is asked again', async () => {
  const family = await begunFamily(t);
  expect(await listed(family, family.customer)).toEqual({ left: 600, asked: 600, openCase: null, toPay: 600 });
  const caseId = idOf(await calls.open(family, { kind: 'absence' }));
  const number = (await calls.seenBy(family, family.customer)).cases[0]?.number;
  for (const who of [family.customer, family.pandit]) {
    const openCase = { number, kind: 'absence', by: 'customer', rests: true, asks: ['pandit'], others: [] };
    expect(await listed(family, who)).toEqual({ left: 600, asked: 0, openCase, toPay: 0 });
  }
  const refused = await orderRest(t, family, 600);
  expect([refused.status, refused.body.error?.code]).toEqual([409, 'case_holds']);
  await calls.take(admin, caseId);
  expect((await calls.decide(admin, caseId, { remedy: 'goesOn' })).status).toBe(200);
  expect(await listed(family, family.customer)).toEqual({ left: 600, asked: 600, openCase: null, toPay: 600 });
  expect((await orderRest(t, family, 600)).status).toBe(200);
});

test('where the two say different sums, what they differ about is not asked for', async () => {
  const family = await begunFamily(t);
  await given(t, family, 400);
  await received(t, family, 350);
  const said = await listed(family, family.pandit);
  expect(said).toMatchObject({ left: 200, asked: 200, openCase: { kind: 'difference', rests: false } });
  await given(t, family, 300);
  expect(await listed(family, family.customer)).toMatchObject({ left: 300, asked: 250 });
});

test('a complaint that only its writer knows of stops nothing', async () => {
  const family = await agreedAhead(t, 500, 3);
  await calls.open(family, { kind: 'complaint', words: 'He was rude on the phone' });
  expect(await listed(family, family.pandit)).toEqual({ left: 600, asked: 600, openCase: null, toPay: undefined });
});
