import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { asPaise, minus, NO_MONEY, plus } from '../money.ts';
import { sumsOf, type Counted } from './sums.ts';

const upTo = (most: number) => fc.integer({ min: 0, max: most }).map((rupees) => asPaise(rupees * 100));

const booking: Counted = {
  status: 'pendingwithpandit',
  price: asPaise(150_000),
  advance: null,
  credit: NO_MONEY,
  isPaid: false,
  deeds: [],
  paid: NO_MONEY,
  given: null,
  received: null,
};
const sums = (changes: Partial<Counted>) => sumsOf({ ...booking, ...changes });
const asked = { status: 'advancepaymentrequested', advance: asPaise(50_000) } as const;
const agreed = { ...asked, status: 'confirmedbypandit', isPaid: true } as const;
const refund = (amount: number, from: string) => ({ action: 'refund', from, to: from, amount });

test('nothing is paid before the advance is, of which credit pays its part', () => {
  expect(sums({})).toEqual({ due: 0, paid: 0, left: 150_000 });
  expect(sums(asked)).toEqual({ due: 50_000, paid: 0, left: 100_000 });
  expect(sums({ ...asked, credit: asPaise(20_000) })).toEqual({ due: 30_000, paid: 0, left: 100_000 });
  expect(sums({ ...agreed, credit: asPaise(20_000) })).toEqual({ due: 0, paid: 50_000, left: 100_000 });
});

test('what one says was given in cash is not left, whatever the other says', () => {
  expect(sums({ ...agreed, given: asPaise(60_000) })).toEqual({ due: 0, paid: 110_000, left: 40_000 });
  expect(sums({ ...agreed, received: asPaise(60_000) })).toEqual({ due: 0, paid: 110_000, left: 40_000 });
  expect(sums({ ...agreed, paid: asPaise(40_000), given: asPaise(60_000) })).toMatchObject({ left: 0 });
});

test('what went back before the puja is paid after it; what went back since made it cheaper', () => {
  expect(sums({ ...agreed, deeds: [refund(15_000, 'confirmedbypandit')] })).toMatchObject({
    paid: 35_000,
    left: 115_000,
  });
  const held = { ...agreed, status: 'completed', deeds: [refund(15_000, 'completed')] } as const;
  expect(sums(held)).toMatchObject({ paid: 35_000, left: 100_000 });
  // with all that was paid the credit beside it goes back too
  const whole = { ...held, credit: asPaise(20_000), deeds: [refund(30_000, 'completed')] };
  expect(sums(whole)).toMatchObject({ paid: 0, left: 100_000 });
});

test('what comes to nothing has nothing left; what the family left to the pandit stays paid', () => {
  const deed = { from: 'confirmedbypandit', to: 'cancelled' };
  const cancelled = { ...agreed, status: 'cancelled' } as const;
  const late = [{ ...deed, action: 'cancel', amount: 25_000 }];
  expect(sums({ ...cancelled, deeds: late })).toEqual({ due: 0, paid: 25_000, left: null });
  expect(sums({ ...cancelled, deeds: [...late, refund(5_000, 'cancelled')] })).toMatchObject({ paid: 20_000 });
  expect(sums({ ...cancelled, deeds: [{ ...deed, action: 'cancelOnBehalf', amount: null }] })).toMatchObject({
    paid: 0,
  });
  expect(sums({ status: 'expired', advance: asPaise(50_000) })).toEqual({ due: 0, paid: 0, left: null });
  // cash of a puja that was not held is paid until somebody says that it was given back by hand, once
  const unheld = [{ ...deed, action: 'notHeld', amount: 20_000 }];
  const back = { action: 'returnRest', from: 'cancelled', to: 'cancelled', amount: 40_000 };
  const inCash = { ...cancelled, given: asPaise(40_000) };
  expect(sums({ ...inCash, deeds: unheld })).toMatchObject({ paid: 70_000, left: null });
  expect(sums({ ...inCash, deeds: [...unheld, back, back] })).toMatchObject({ paid: 30_000, left: null });
  // nor is it paid once the family’s word alone has fallen away
  const dropped = { ...back, action: 'dropRest' };
  expect(sums({ ...inCash, deeds: [...unheld, dropped] })).toMatchObject({ paid: 30_000, left: null });
});

test('paid, due and left are the price, less what went back since it was held', () => {
  const life = fc.record({
    status: fc.constantFrom('confirmedbypandit' as const, 'completed' as const),
    price: upTo(900),
  });
  const parts = fc.tuple(upTo(300), upTo(300), upTo(300), upTo(300), upTo(300));
  fc.assert(
    fc.property(life, parts, ({ status, price }, [advance, credit, before, online, hand]) => {
      fc.pre(advance <= price && credit <= advance && before + 100 < advance - credit);
      fc.pre(plus(online, hand) <= price - advance + before);
      const deeds = [refund(before, 'confirmedbypandit'), refund(100, 'completed')].slice(
        0,
        status === 'completed' ? 2 : 1,
      );
      const found = sumsOf({
        status,
        price,
        advance,
        credit,
        isPaid: true,
        deeds,
        paid: online,
        given: hand,
        received: null,
      });
      const since = asPaise(status === 'completed' ? Math.min(100, plus(advance, online, hand) - before) : 0);
      expect(plus(found.paid, found.due, found.left ?? NO_MONEY)).toBe(minus(price, since));
    }),
  );
});
