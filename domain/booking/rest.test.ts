import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asPaise, NO_MONEY, paise, type Paise } from '../money.ts';
import { asDay, days, earlier, HOUR, later, minutes } from '../time.ts';
import { periodOf } from '../booking.ts';
import { restAt, restOf, restTakes, restWaitsFor, whyNotSay, type RestBooking } from './rest.ts';

const { from: startsAt, to: endsAt } = periodOf(asDay('2026-12-05'), '09:00', 120);
const booking: RestBooking = {
  status: 'completed',
  price: paise(2000),
  advance: paise(500),
  deeds: [],
  startsAt,
  endsAt,
  begunAt: null,
  paid: NO_MONEY,
  given: null,
  received: null,
};
const after = later(endsAt, HOUR);
const rest = (what: Partial<RestBooking> = {}, now = after) => restAt({ ...booking, ...what }, now);
const sums = (paid: number, given: number | null, received: number | null) => ({
  paid: paise(paid),
  given: given === null ? null : paise(given),
  received: received === null ? null : paise(received),
});

describe('from when on, and until when', () => {
  test('not before the puja begins, by the clock or by its code, whichever is first', () => {
    const agreed = { status: 'confirmedbypandit' } as const;
    expect(rest(agreed, earlier(startsAt, minutes(1)))).toBeNull();
    expect(rest(agreed, startsAt)?.due).toBe(paise(1500));
    expect(rest({ ...agreed, begunAt: earlier(startsAt, HOUR) }, earlier(startsAt, HOUR))?.toPay).toBe(paise(1500));
    expect(rest({ ...agreed, begunAt: later(startsAt, HOUR) }, startsAt)?.toPay).toBe(paise(1500));
  });

  test('none of what is off, nor where the advance was the whole price', () => {
    for (const status of ['cancelled', 'rejected', 'expired', 'advancepaymentdone'] as const)
      expect(rest({ status })).toBeNull();
    expect(rest({ advance: paise(2000) })).toBeNull();
  });

  test('for sixty days; then what was said stays to be read, and what nobody spoke of is gone', () => {
    const late = later(endsAt, days(60));
    expect(rest({}, earlier(late, minutes(1)))?.isOpen).toBe(true);
    expect(rest({}, late)).toBeNull();
    expect(rest(sums(0, 700, null), late)).toMatchObject({ isOpen: false, toPay: 0, left: paise(800) });
  });

  test('what went back of the advance before the puja is in it, what went back after it is not', () => {
    const refund = (fromState: string) => ({ action: 'refund', from: fromState, amount: paise(200) });
    expect(rest({ deeds: [refund('confirmedbypandit')] })?.due).toBe(paise(1700));
    expect(rest({ deeds: [refund('completed')] })?.due).toBe(paise(1500));
  });
});

describe('how far it is', () => {
  test.each([
    [0, null, null, 'open', 1500, null],
    [1500, null, null, 'settled', 0, null],
    [0, 1500, null, 'waits', 0, 'pandit'],
    [0, null, 1500, 'waits', 0, 'customer'],
    [0, 1500, 1500, 'settled', 0, null],
    // half in cash: the other half can be paid online, whichever side has spoken
    [0, 700, null, 'open', 800, 'pandit'],
    [0, 700, 700, 'open', 800, null],
    [800, 700, null, 'waits', 0, 'pandit'],
    [800, 700, 700, 'settled', 0, null],
    [800, 700, 500, 'differs', 0, null],
    // no: nothing was given
    [0, 0, 1500, 'differs', 1500, null],
    [0, 1500, 0, 'differs', 0, null],
    [0, 0, 0, 'open', 1500, null],
    [1500, null, 0, 'settled', 0, null],
    // paid while the pandit said that it came in cash: both cannot be
    [1500, null, 1500, 'differs', 0, null],
  ] as const)('paid %i, given %s, received %s: %s', (paid, given, received, stage, toPay, waits) => {
    const found = rest(sums(paid, given, received));
    expect(found).toMatchObject({ stage, toPay: paise(toPay) });
    expect(found && restWaitsFor(found)).toBe(waits);
  });
});

describe('what can be said and paid', () => {
  const said = (words: ReturnType<typeof sums>, side: 'given' | 'received', amount: number) => {
    const found = rest(words);
    if (!found) throw new Error('no rest');
    return whyNotSay(found, side, paise(amount));
  };

  test('no more than is due, nothing once it is settled, and zero as an answer alone', () => {
    expect(said(sums(0, null, null), 'given', 1500)).toBeNull();
    expect(said(sums(0, null, null), 'given', 1501)).toBe('beyond');
    expect(said(sums(800, null, null), 'received', 701)).toBe('beyond');
    expect(said(sums(0, null, null), 'given', 0)).toBe('zero');
    expect(said(sums(0, 700, null), 'received', 0)).toBeNull();
    // who said too much takes it back
    expect(said(sums(0, 700, null), 'given', 0)).toBeNull();
    expect(said(sums(1500, null, null), 'received', 100)).toBe('over');
    expect(said(sums(0, 1500, 1500), 'given', 1400)).toBe('over');
  });

  test('the checkout’s money is taken where it is exactly what the family still owes, once', () => {
    const takes = (words: ReturnType<typeof sums>, amount: number) => {
      const found = rest(words);
      return found !== null && restTakes(found, paise(amount));
    };
    expect(takes(sums(0, null, null), 1500)).toBe(true);
    expect(takes(sums(0, null, null), 1499)).toBe(false);
    expect(takes(sums(0, 700, null), 800)).toBe(true);
    expect(takes(sums(0, 700, null), 1500)).toBe(false);
    expect(takes(sums(0, null, 1500), 1500)).toBe(true);
    expect(takes(sums(0, null, 700), 800)).toBe(true);
    expect(takes(sums(1500, null, null), 1500)).toBe(false);
    expect(takes(sums(0, 1500, null), 0)).toBe(false);
  });

  test('whatever is said and paid in whichever order, settled means that all of it came together', () => {
    const anyAmount = fc.constantFrom(0, 100, 700, 800, 1400, 1500, 1600).map(paise);
    const deed = fc.record({ what: fc.constantFrom('paid', 'given', 'received'), amount: anyAmount });
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 8 }), (deeds) => {
        let now: { paid: Paise; given: Paise | null; received: Paise | null } = {
          paid: NO_MONEY,
          given: null,
          received: null,
        };
        for (const { what, amount } of deeds) {
          const found = rest(now);
          if (!found) throw new Error('no rest');
          if (what === 'paid' && restTakes(found, amount)) now = { ...now, paid: amount };
          else if (what !== 'paid' && whyNotSay(found, what, amount) === null) now = { ...now, [what]: amount };
        }
        const end = rest(now);
        expect(now.paid).toBeLessThanOrEqual(paise(1500));
        expect(end?.stage !== 'settled' || now.paid + (now.given ?? 0) === paise(1500)).toBe(true);
      }),
    );
  });
});

test('in rupees as in paise', () => {
  expect(restOf(2000, 500, [{ action: 'refund', from: 'advancepaymentdone', amount: 100 }])).toBe(1600);
  expect(restOf(asPaise(2000), asPaise(500), [])).toBe(1500);
});
