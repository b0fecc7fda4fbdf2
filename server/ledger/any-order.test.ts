import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../db/ids.ts';
import { bookingNow, familyToPay, moneyApp, paid, verify, type Family, type MoneyApp } from '../payments/test-money.ts';
import type { TestPerson } from '../testing/test-app.ts';
import { rounds } from '../testing/test-rounds.ts';
import { payOut } from './ledger.ts';
import { accept, accountsOf, inOne, timeTakes } from './test-accounts.ts';
import { findings } from './test-books.ts';
import { refOf } from './test-settled.ts';

/** Whatever happens to a booking's money, in whatever order: the books balance after every single step. */

let t: MoneyApp;
let admin: TestPerson;
beforeAll(async () => {
  t = await moneyApp();
  admin = await t.person('admin');
});
afterAll(() => t.close());

const deeds = {
  pay: async (family: Family) => verify(t, family, await paid(t, family)),
  accept: (family: Family) => accept(t, family),
  complete: (family: Family) => timeTakes(t, family, 'complete'),
  expire: (family: Family) => timeTakes(t, family, 'expire'),
  payOut: (family: Family) =>
    inOne(t, (sql) => payOut(sql, refOf(family), { method: 'bank', reference: 'UTR' }, t.deps.now())),
  cancel: ({ booking }: Family) =>
    t.call('POST /booking/admin/cancel', { body: { bookingId: booking._id, reason: 'Asked by phone' } }, admin),
  cannotAttend: ({ booking, pandit }: Family) =>
    t.call(
      'POST /booking/update-booking-status',
      { body: { bookingId: booking._id, bookingStatus: 'rejected', additionalNotesbyPandit: 'Ill' } },
      pandit,
    ),
};
type Deed = keyof typeof deeds | number;

const take = (family: Family, deed: Deed): Promise<unknown> => {
  if (typeof deed !== 'number') return deeds[deed](family);
  const body = { bookingId: family.booking._id, amount: deed, reason: 'Asked by phone', key: newId() };
  return t.call('POST /booking/admin/refund', { body }, admin);
};

const anyDeed: fc.Arbitrary<Deed> = fc.oneof(
  fc.constantFrom<Deed>('accept', 'complete', 'expire', 'payOut', 'cancel', 'cannotAttend'),
  // enough of them for a completed and paid out booking to be common
  fc.constantFrom<Deed>('accept', 'complete', 'payOut'),
  fc.integer({ min: 1, max: 400 }),
);

test('after any sequence of deeds', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(anyDeed, { minLength: 4, maxLength: 9 }), async (sequence) => {
      const family = await familyToPay(t, 501);
      await deeds.pay(family);
      for (const deed of sequence) {
        await take(family, deed);
        expect(await findings(t.deps.pool)).toEqual([]);
      }
      const end = await accountsOf(t, family);
      const { refundedAmount, bookingStatus } = await bookingNow(t, family);
      expect(end['gateway'] ?? 0).toBe(refundedAmount - 501);
      seen.add(`${bookingStatus}${end['paid_out'] ? ' paid out' : ''}`);
    }),
    { numRuns: rounds(12, 200), seed: 20261122 },
  );
  // the sequences really came along the ways money takes
  expect([...seen]).toEqual(expect.arrayContaining(['completed', 'completed paid out', 'cancelled', 'expired']));
});

test('a refund before the puja and the same one after it end in the same accounts', async () => {
  const parts = fc.uniqueArray(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 2 });
  await fc.assert(
    fc.asyncProperty(parts, fc.nat({ max: 2 }), async (amounts, before) => {
      const ends = [];
      for (const early of [before, amounts.length]) {
        const family = await familyToPay(t, 501);
        await deeds.pay(family);
        await deeds.accept(family);
        for (const amount of amounts.slice(0, early)) await take(family, amount);
        await deeds.complete(family);
        for (const amount of amounts.slice(early)) await take(family, amount);
        ends.push(await accountsOf(t, family));
      }
      expect(ends[0]).toEqual(ends[1]);
      expect(ends[0]?.['gateway']).toBe(amounts.reduce((sum, amount) => sum + amount, -501));
    }),
    { numRuns: rounds(3, 40), seed: 31 },
  );
});
