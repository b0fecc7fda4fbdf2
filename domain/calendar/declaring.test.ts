import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  byDay,
  covers,
  daysIn,
  daysOf,
  hoursOn,
  outcomeOf,
  stateOf,
  stretchesOf,
  without,
  type Stretch,
  type Weekday,
} from './declaring.ts';
import { addDays, asDay, HOUR, later, startOfDay, weekday } from '../time.ts';

const stretch = (from: string, to: string): Stretch => ({ fromDate: asDay(from), toDate: asDay(to) });
const november = stretch('2026-11-01', '2026-11-30');

test('every Sunday of a month', () => {
  expect(daysOf({ ...november, weekdays: [0] })).toEqual([
    '2026-11-01',
    '2026-11-08',
    '2026-11-15',
    '2026-11-22',
    '2026-11-29',
  ]);
});

test('weekdays that are neighbours make one stretch, across the end of a week too', () => {
  const weekends = stretchesOf(daysOf({ ...stretch('2026-11-06', '2026-11-15'), weekdays: [0, 6, 3] }));
  expect(weekends).toEqual([
    { fromDate: '2026-11-07', toDate: '2026-11-08' },
    { fromDate: '2026-11-11', toDate: '2026-11-11' },
    { fromDate: '2026-11-14', toDate: '2026-11-15' },
  ]);
  expect(stretchesOf(daysOf({ ...november, weekdays: [0, 1, 2, 3, 4, 5, 6] }))).toEqual([november]);
});

test('days that are declared already are left out and counted', () => {
  const weekends = { ...stretch('2026-11-07', '2026-11-22'), weekdays: [6, 0] as const };
  const declared = [stretch('2026-10-01', '2026-11-07'), stretch('2026-11-16', '2026-12-31')];
  expect(outcomeOf(weekends, declared)).toEqual({
    stretches: [
      { fromDate: '2026-11-08', toDate: '2026-11-08' },
      { fromDate: '2026-11-14', toDate: '2026-11-15' },
    ],
    added: 3,
    skipped: 3,
  });
});

test('a pattern that lies the wrong way round, or on no such weekday, comes to nothing', () => {
  const nothing = { stretches: [], added: 0, skipped: 0 };
  expect(outcomeOf({ ...stretch('2026-11-30', '2026-11-01'), weekdays: [0] }, [])).toEqual(nothing);
  expect(outcomeOf({ ...stretch('2026-11-02', '2026-11-07'), weekdays: [0] }, [])).toEqual(nothing);
});

test('whatever was declared before: nothing twice, nothing missing, and asked again it adds nothing', () => {
  const from = fc.integer({ min: 0, max: 60 }).map((offset) => addDays(asDay('2026-11-01'), offset));
  const anyStretch = fc
    .tuple(from, fc.integer({ min: 0, max: 20 }))
    .map(([fromDate, days]): Stretch => ({ fromDate, toDate: addDays(fromDate, days) }));
  const weekdays = fc.uniqueArray(fc.constantFrom<Weekday>(0, 1, 2, 3, 4, 5, 6), { minLength: 1 });
  fc.assert(
    fc.property(anyStretch, weekdays, fc.array(anyStretch, { maxLength: 4 }), (range, wanted, declared) => {
      const pattern = { ...range, weekdays: wanted };
      const { stretches, added, skipped } = outcomeOf(pattern, declared);
      const fresh = stretches.flatMap(daysIn);
      expect(fresh.filter((day) => declared.some((one) => covers(one, day)))).toEqual([]);
      expect(fresh.length).toBe(added);
      expect(added + skipped).toBe(daysIn(range).filter((day) => wanted.some((one) => one === weekday(day))).length);
      expect(outcomeOf(pattern, [...declared, ...stretches])).toEqual({
        stretches: [],
        added: 0,
        skipped: added + skipped,
      });
    }),
  );
});

test('what a day is: past before all, then booked, then free, whole or in part', () => {
  const known = {
    today: asDay('2026-11-10'),
    declared: [november],
    booked: new Set(['2026-11-09', '2026-11-12', '2026-12-05'].map(asDay)),
    closed: new Set(['2026-11-12', '2026-11-30', '2026-12-01'].map(asDay)),
  };
  const states = ['2026-11-09', '2026-11-10', '2026-11-12', '2026-11-30', '2026-12-01', '2026-12-05'];
  expect(states.map((day) => stateOf(asDay(day), known))).toEqual([
    'past',
    'free',
    'booked',
    'partly',
    'undeclared',
    'booked',
  ]);
});

test('a day taken out of a stretch leaves the days before and after it', () => {
  const left = (day: string) =>
    without(november, asDay(day)).map(({ fromDate, toDate }) => `${fromDate.slice(8)}-${toDate.slice(8)}`);
  expect(left('2026-11-01')).toEqual(['02-30']);
  expect(left('2026-11-15')).toEqual(['01-14', '16-30']);
  expect(left('2026-11-30')).toEqual(['01-29']);
  expect(without(stretch('2026-11-15', '2026-11-15'), asDay('2026-11-15'))).toEqual([]);
});

test('a period over midnight has a part on each day', () => {
  const [evening, morning, ...more] = byDay({
    ...hoursOn(asDay('2026-11-15'), { from: '22:30', to: '00:00' }),
    to: later(startOfDay(asDay('2026-11-16')), HOUR),
  });
  expect(evening).toEqual({ day: '2026-11-15', period: hoursOn(asDay('2026-11-15'), { from: '22:30', to: '00:00' }) });
  expect(morning).toEqual({ day: '2026-11-16', period: hoursOn(asDay('2026-11-16'), { from: '00:00', to: '01:00' }) });
  expect(more).toEqual([]);
});
