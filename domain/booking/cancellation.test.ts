import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { creditOnWithdraw, keptOnCancel, tiersIn, refundOnCancel, rungsOf, usualPolicy } from './cancellation.ts';
import { NO_MONEY, paise, rupees, type Paise } from '../money.ts';
import { asDay, earlier, HOUR, hours, later, startOfDay } from '../time.ts';

const start = later(startOfDay(asDay('2026-12-05')), hours(9));
const allPaid = (held: Paise) => ({ held, credit: NO_MONEY });
const back = (advance: number, hoursBefore: number) =>
  rupees(refundOnCancel(usualPolicy, allPaid(paise(advance)), start, earlier(start, hours(hoursBefore))));

describe('what comes back', () => {
  test('all until 72 hours before, half until 24, nothing later', () => {
    expect([100, 72, 71.99, 24, 23.99, 0.5].map((before) => back(501, before))).toEqual([501, 501, 251, 251, 0, 0]);
  });

  test('is whole rupees, never more than there is, and the rest is what stays', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: -10, max: 200 }), (advance, before) => {
        const now = earlier(start, hours(before));
        const held = paise(advance);
        const refund = refundOnCancel(usualPolicy, allPaid(held), start, now);
        expect(refund % 100).toBe(0);
        expect(refund).toBeLessThanOrEqual(held);
        expect(refund + keptOnCancel(usualPolicy, allPaid(held), start, now)).toBe(held);
      }),
    );
  });

  test('gets less as the puja comes nearer', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.nat(200), (one, other) => {
        expect(back(999, Math.max(one, other))).toBeGreaterThanOrEqual(back(999, Math.min(one, other)));
      }),
    );
  });

  test('counts the other way when the pandit withdraws, up to a most', () => {
    const credit = (advance: number, before: number) =>
      rupees(creditOnWithdraw(usualPolicy, allPaid(paise(advance)), start, earlier(start, hours(before))));
    expect([credit(501, 80), credit(501, 30), credit(501, 5), credit(2000, 5)]).toEqual([0, 250, 500, 500]);
  });

  test('what credit paid comes back whole, and a withdrawal gives nothing for it', () => {
    const money = { held: paise(501), credit: paise(400) };
    const at = (before: number) => earlier(start, hours(before));
    const refunds = [80, 30, 5].map((before) => rupees(refundOnCancel(usualPolicy, money, start, at(before))));
    expect(refunds).toEqual([501, 451, 400]);
    expect([30, 5].map((before) => rupees(creditOnWithdraw(usualPolicy, money, start, at(before))))).toEqual([50, 101]);
  });

  const at = (before: number) => earlier(start, hours(before));

  test('is said by when, in rupees, each rung whether it is past, now or ahead', () => {
    const rungs = (before: number) =>
      rungsOf(usualPolicy, { held: paise(501), credit: paise(100) }, start, at(before)).map((rung) => [
        rung.when,
        rupees(rung.back),
        rupees(rung.credit),
      ]);
    expect(rungs(100)).toEqual([
      ['now', 501, 0],
      ['ahead', 301, 200],
      ['ahead', 100, 401],
    ]);
    expect(rungs(30).map(([when]) => when)).toEqual(['past', 'now', 'ahead']);
    expect(rungs(1).map(([when]) => when)).toEqual(['past', 'past', 'now']);
    expect(rungsOf(usualPolicy, { held: NO_MONEY, credit: NO_MONEY }, start, at(1)).map(({ until }) => until)).toEqual([
      start - 72 * HOUR,
      start - 24 * HOUR,
      null,
    ]);
  });

  test('that gives back until the start has no rung after it', () => {
    const always = { tiers: [{ hours: 0, percent: 100 }], credit: 500 };
    const money = { held: paise(500), credit: NO_MONEY };
    expect(rungsOf(always, money, start, at(1))).toMatchObject([{ hours: 0, when: 'now', back: 50_000, credit: 0 }]);
    expect(rungsOf(always, money, start, at(-1))).toMatchObject([{ when: 'past' }]);
  });
});

describe('the setting', () => {
  test('is hours and percents, both getting less', () => {
    expect(tiersIn('72:100, 24:50')).toEqual(usualPolicy.tiers);
    expect(tiersIn('0:100')).toEqual([{ hours: 0, percent: 100 }]);
  });

  test.each(['', '72', '24:50,72:100', '72:50,24:100', '72:101', '72:0', '72:100;24:50', '-1:100'])(
    '%j is none',
    (text) => {
      expect(tiersIn(text)).toBeNull();
    },
  );
});
