import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  asDay,
  asMillis,
  clockOf,
  clockSaid,
  DAY,
  dayAt,
  daysBetween,
  instantOf,
  isClock,
  isDay,
  isMonth,
  later,
  minutesOf,
  monthsUntil,
  startOfDay,
  weekday,
} from './time.ts';

const anyDay = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays(asDay('1970-01-01'), days));

describe('a day', () => {
  test.each(['2026-02-28', '2024-02-29', '2000-02-29', '2026-12-31', '1000-01-01', '9999-12-31'])(
    '%s exists',
    (day) => {
      expect(isDay(day)).toBe(true);
    },
  );

  test.each([
    '2026-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '0000-01-01',
    '0001-01-01',
    '0202-11-21',
    '2026-1-1',
    '26-01-01',
    '2026-01-01T00:00',
    ' 2026-01-01',
    '2026-01-01\n',
    '२०२६-०१-०१',
    '',
  ])('%j does not', (day) => {
    expect(isDay(day)).toBe(false);
  });

  test('begins at midnight in India, half past six in the evening before by UTC', () => {
    expect(new Date(startOfDay(asDay('2026-12-05'))).toISOString()).toBe('2026-12-04T18:30:00.000Z');
    expect(dayAt(instantOf('2026-12-04T18:29:59.999Z'))).toBe('2026-12-04');
    expect(dayAt(instantOf('2026-12-04T18:30:00.000Z'))).toBe('2026-12-05');
  });

  test('agrees with the time zone database', () => {
    const india = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        (date) => {
          expect(dayAt(instantOf(date))).toBe(india.format(date));
        },
      ),
    );
  });

  test('and its start belong together', () => {
    fc.assert(
      fc.property(anyDay, fc.nat({ max: DAY - 1 }), (day, into) => {
        expect(isDay(day)).toBe(true);
        expect(dayAt(later(startOfDay(day), asMillis(into)))).toBe(day);
      }),
    );
  });

  test('and days added to it can be counted again', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -5_000, max: 5_000 }), (day, days) => {
        expect(daysBetween(day, addDays(day, days))).toBe(days);
        expect(weekday(addDays(day, 7))).toBe(weekday(day));
      }),
    );
    expect(addDays(asDay('2024-02-28'), 1)).toBe('2024-02-29');
    expect(addDays(asDay('2026-12-31'), 1)).toBe('2027-01-01');
    expect(weekday(asDay('2026-11-20'))).toBe(5);
  });
});

describe('months', () => {
  test('differ from texts that are none', () => {
    expect(['2026-01', '2026-12', '2026-13', '2026-1', '2026-01-01', ''].map(isMonth)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  test('run up to that of a day, across the years', () => {
    expect(monthsUntil(asDay('2026-02-28'), 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
    expect(monthsUntil(asDay('2026-12-31'), 1)).toEqual(['2026-12']);
  });
});

describe('a clock', () => {
  test.each(['00:00', '09:30', '23:59'])('%s is one', (clock) => {
    expect(isClock(clock)).toBe(true);
  });

  test.each(['24:00', '9:30', '09:60', '0930', '09:30:00', '', '09:30 '])('%j is none', (clock) => {
    expect(isClock(clock)).toBe(false);
  });

  test('is said as screens say it', () => {
    const onScreens = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
    const all = Array.from({ length: 1440 }, (_, minute) => minute);
    expect(all.map(clockSaid)).toEqual(all.map((minute) => onScreens.format(minute * 60_000)));
    expect([0, 5, 690, 720, 1439].map(clockSaid)).toEqual(['12:00 am', '12:05 am', '11:30 am', '12:00 pm', '11:59 pm']);
  });

  test('and its minutes are the same thing', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1439 }), (minutes) => {
        expect(isClock(clockOf(minutes))).toBe(true);
        expect(minutesOf(clockOf(minutes))).toBe(minutes);
      }),
    );
  });
});
