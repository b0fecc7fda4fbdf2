import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bookingStatuses, deadlineOf, periodOf } from '../booking.ts';
import {
  addDays,
  asDay,
  asInstant,
  clockOf,
  DAY,
  dayAt,
  days,
  earlier,
  HOUR,
  hours,
  later,
  MINUTE,
  startOfDay,
} from '../time.ts';

const anyDay = fc.integer({ min: 0, max: 40_000 }).map((count) => addDays(asDay('2000-01-01'), count));
const anyStatus = fc.constantFrom(...bookingStatuses);
const anyPeriod = fc
  .tuple(anyDay, fc.option(fc.integer({ min: 0, max: 1439 }).map(clockOf)), fc.integer({ min: 15, max: 1440 }))
  .map(([day, start, minutes]) => periodOf(day, start, minutes));

describe('the time a booking takes', () => {
  test('with a start it is the ritual’s duration, without one the whole day in India', () => {
    expect(periodOf(asDay('2026-12-05'), '09:30', 90)).toEqual({
      from: Date.parse('2026-12-05T09:30:00+05:30'),
      to: Date.parse('2026-12-05T11:00:00+05:30'),
    });
    expect(periodOf(asDay('2026-12-05'), null, 90)).toEqual({
      from: Date.parse('2026-12-05T00:00:00+05:30'),
      to: Date.parse('2026-12-06T00:00:00+05:30'),
    });
  });

  test('it begins on its day and lasts a day at most, so it can only touch the days around', () => {
    fc.assert(
      fc.property(
        anyDay,
        fc.integer({ min: 0, max: 1439 }),
        fc.integer({ min: 15, max: 1440 }),
        (day, start, length) => {
          const { from, to } = periodOf(day, clockOf(start), length);
          expect(dayAt(from)).toBe(day);
          expect(to - from).toBe(length * MINUTE);
          expect([day, addDays(day, 1)]).toContain(dayAt(asInstant(to - 1)));
        },
      ),
    );
  });
});

describe('deadlines', () => {
  const day = asDay('2026-12-05');
  const period = periodOf(day, '09:00', 120);
  const wholeDay = periodOf(day, null, 120);
  const waiting = ['pendingwithpandit', 'advancepaymentrequested', 'advancepaymentdone'] as const;

  test('an answer is due in 48 hours, an advance and its acceptance in 24', () => {
    const due = waiting.map((status) => deadlineOf(status, earlier(period.from, days(10)), period));
    expect(due).toEqual([48, 24, 24].map((count) => period.from - 10 * DAY + count * HOUR));
  });

  test('or, for a puja that is soon, two hours before it begins', () => {
    for (const status of waiting) {
      expect(deadlineOf(status, earlier(period.from, hours(12)), period)).toBe(period.from - 2 * HOUR);
      expect(deadlineOf(status, earlier(wholeDay.from, hours(6)), wholeDay)).toBe(wholeDay.from - 2 * HOUR);
    }
  });

  test('or, where that leaves no time to answer, when it begins', () => {
    for (const when of [period, wholeDay])
      expect(waiting.map((status) => deadlineOf(status, earlier(when.from, hours(2.4)), when))).toEqual(
        Array(3).fill(when.from),
      );
  });

  test('asked for on the day itself, it is due when the day ends; a puja counts as held a day after its end', () => {
    expect(deadlineOf('pendingwithpandit', later(startOfDay(day), hours(9)), wholeDay)).toBe(wholeDay.to);
    expect(deadlineOf('confirmedbypandit', asInstant(0), period)).toBe(period.to + 24 * HOUR);
  });

  test('never lies in the past while the puja is not over', () => {
    fc.assert(
      fc.property(anyStatus, anyPeriod, fc.integer({ min: 1, max: 100 * DAY }), (status, when, before) => {
        const enteredAt = when.to - before;
        const due = deadlineOf(status, asInstant(enteredAt), when);
        expect(due === null || due > enteredAt).toBe(true);
      }),
    );
  });
});
