import { describe, expect, test } from 'vitest';
import { steps } from '../booking.ts';
import { earlier, hours, instantOf, later } from '../time.ts';
import { asPaise, paise } from '../money.ts';
import { choosingEnds, decides, fallsThrough, howManyMore, seekingEnds, turnEnds } from './asks.ts';
import { mayAskUnasked, suitable, type Candidate, type Wanted } from './suitable.ts';

const start = instantOf('2026-12-05T03:30:00Z');
const before = (n: number) => earlier(start, hours(n));
const named = (holds: (step: (typeof steps)[number]) => boolean) => [
  ...new Set(steps.filter(holds).map(({ action, from }) => `${action} from ${from}`)),
];

test('an acceptance or a paid advance decides; that an advance is asked for does not', () => {
  expect(named(decides)).toEqual(['accept from pendingwithpandit', 'pay from advancepaymentrequested']);
});

test('a pandit falls through who says no, stays silent, takes another family or withdraws, or of whom the office says it; a family that does not pay looks for nobody', () => {
  expect(named(fallsThrough).toSorted()).toEqual([
    'cannotAttend from advancepaymentdone',
    'expire from advancepaymentdone',
    'expire from pendingwithpandit',
    'hourTaken from pendingwithpandit',
    'reject from pendingwithpandit',
    'withdraw from confirmedbypandit',
    'withdrawOnBehalf from confirmedbypandit',
  ]);
});

test('far from the puja one is asked after the other, in its last 48 hours three side by side', () => {
  expect(howManyMore(start, before(49), 0)).toBe(1);
  expect(howManyMore(start, before(49), 1)).toBe(0);
  expect(howManyMore(start, before(48), 0)).toBe(3);
  expect(howManyMore(start, before(5), 2)).toBe(1);
  expect(howManyMore(start, before(5), 4)).toBe(0);
});

test('each has six hours, and all is known two hours before the puja', () => {
  expect(turnEnds(start, before(60))).toBe(later(before(60), hours(6)));
  expect(turnEnds(start, before(5))).toBe(seekingEnds(start));
  expect(choosingEnds(start, before(60))).toBe(before(36));
  expect(choosingEnds(start, before(10))).toBe(before(2));
});

describe('who is asked first', () => {
  const one = (panditId: string, price: number, district = 'Puri', ...languages: string[]): Candidate => ({
    panditId,
    pricePaise: paise(price),
    districts: [district, null],
    languages,
  });
  const wanted: Wanted = { district: 'Puri', languages: ['Odia'], pricePaise: paise(1000), limit: null, asked: [] };
  const order = (candidates: Candidate[], more: Partial<Wanted> = {}) =>
    suitable(candidates, { ...wanted, ...more }).map(({ panditId }) => panditId);

  test('who is near, then who speaks the language, then whose price is closest', () => {
    const far = one('far', 1000, 'Cuttack', 'Odia');
    const foreign = one('foreign', 1000, 'Puri', 'Hindi');
    const dear = one('dear', 1500, 'Puri', 'Odia', 'Hindi');
    const close = one('close', 900, 'Puri', 'Odia');
    expect(order([far, foreign, dear, close])).toEqual(['close', 'dear', 'foreign', 'far']);
  });

  test('whose family asked for Odia first is not sent Hindi alone, though the first pandit speaks both', () => {
    const hindi = one('hindi', 1000, 'Puri', 'Hindi', 'Sanskrit');
    const odia = one('odia', 1200, 'Puri', 'Odia');
    const first = { district: 'Puri', languages: ['Odia', 'Hindi', 'Sanskrit'] };
    expect(order([hindi, odia], first)).toEqual(['odia', 'hindi']);
    expect([hindi, odia].filter((candidate) => mayAskUnasked(candidate, first))).toEqual([odia]);
    const other = { district: 'Puri', languages: ['Hindi', 'Bengali'] };
    expect([hindi, odia].filter((candidate) => mayAskUnasked(candidate, other))).toEqual([hindi]);
  });

  test('nobody above the limit, nobody asked before, nobody twice', () => {
    const all = [one('a', 1000), one('a', 1000), one('b', 1001), one('c', 900)];
    expect(order(all, { limit: paise(1000), asked: ['c'] })).toEqual(['a']);
  });

  test('where neither place nor language is known, the price decides, and then always the same way', () => {
    const all = [one('b', 1100), one('a', 900), one('c', 1000, 'Cuttack')];
    expect(order(all, { district: null, languages: [] })).toEqual(['c', 'a', 'b']);
    expect(order([], { pricePaise: asPaise(1) })).toEqual([]);
  });
});
