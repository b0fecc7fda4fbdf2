import { expect, test } from 'vitest';
import { addDays, asDay, daysBetween, type Day } from '../../time.ts';
import { BHUBANESWAR } from '../place.ts';
import { computeYear } from '../sky/compute.ts';
import { Sky } from '../sky/sky.ts';
import { barredIn } from './barred.ts';
import { anything, type MuhuratRule } from './rule.ts';
import { grihaPravesh, vivaha } from './start-set.ts';
import { whyEmpty, type Barred } from '../../calendar/why-empty.ts';
import { muhuratOn } from './windows.ts';

const sky = new Sky([2025, 2026, 2027, 2028, 2029].map((year) => computeYear(year)));

const from = (first: string, count: number): Day[] =>
  Array.from({ length: count }, (_, nth) => addDays(asDay(first), nth));

const barredOf = (rule: MuhuratRule, first: string, count: number): Barred[] =>
  barredIn(sky, BHUBANESWAR, rule, { asked: from(first, count), ahead: from(addDays(asDay(first), count), 366) });

const told = (barred: readonly Barred[]) => barred.map((one) => `${one.code} ${one.from} ${one.to}`);

test('the seasons of 2027 bar weddings for so long, and Venus with three days on either side', () => {
  const all = barredOf(vivaha, '2027-01-01', 365);
  const [rains] = all.filter(({ code }) => code === 'chaturmasya');
  // Devashayani is on 14 July, Devotthana on 10 November
  expect([rains?.from, rains?.to]).toEqual(['2027-07-14', '2027-11-09']);
  // published: 21 July to 9 September, three days on either side
  const [venus] = all.filter(({ code }) => code === 'venus-set');
  expect(Math.abs(daysBetween(venus?.from ?? asDay('2000-01-01'), asDay('2027-07-18')))).toBeLessThan(5);
  expect(Math.abs(daysBetween(venus?.to ?? asDay('2000-01-01'), asDay('2027-09-12')))).toBeLessThan(6);
  expect(venus?.spare).toBe(3);
  // the sun in Dhanu since December, in Mina, in Dhanu again
  expect(all.filter(({ code }) => code === 'sun').map(({ of }) => of)).toEqual([[9], [12], [9]]);
});

test('a reason names its true end, even after the days that were asked for', () => {
  const [one] = barredOf(vivaha, '2027-08-01', 10).filter(({ code }) => code === 'chaturmasya');
  expect([one?.from, one?.to]).toEqual(['2027-08-01', '2027-11-09']);
});

test('no day that is barred has hours, by any reason', () => {
  for (const rule of [vivaha, grihaPravesh]) {
    const barred = barredOf(rule, '2026-01-01', 730);
    expect(new Set(barred.map(({ code }) => code)).size).toBeGreaterThan(3);
    const wrong = from('2026-01-01', 730).filter(
      (day) =>
        barred.some((one) => one.from <= day && day <= one.to) && muhuratOn(sky, BHUBANESWAR, rule, day).length > 0,
    );
    expect(wrong).toEqual([]);
  }
});

test('a rule that bars nothing for whole days gives no reason; asta that only warns is none', () => {
  expect(barredOf({ ...anything, eclipseOut: false }, '2027-01-01', 365)).toEqual([]);
  expect(barredOf({ ...anything, asta: { level: 'warn', days: 3 }, eclipseOut: false }, '2027-01-01', 365)).toEqual([]);
  expect(told(barredOf(anything, '2027-07-01', 60))).toEqual(['eclipse 2027-08-02 2027-08-02']);
});

test('of several reasons those that explain most are named, by when they begin', () => {
  const barred = barredOf(vivaha, '2027-07-10', 150);
  const { because, isAll } = whyEmpty(barred, asDay('2027-07-20'), asDay('2027-11-01'));
  expect(because.map(({ code }) => code)).toEqual(['chaturmasya']);
  expect(isAll).toBe(true);
  const longer = whyEmpty(barred, asDay('2027-07-01'), asDay('2027-11-01'));
  expect([longer.because.map(({ code }) => code), longer.isAll]).toEqual([['chaturmasya'], false]);
  expect(whyEmpty([], asDay('2027-07-01'), asDay('2027-07-03'))).toMatchObject({ because: [], isAll: false });
});

test('months that are out follow each other as one reason, each named', () => {
  const [months] = barredOf(grihaPravesh, '2027-07-10', 60).filter(({ code }) => code === 'month');
  expect(months?.of).toEqual([4, 5, 6, 7]);
});
