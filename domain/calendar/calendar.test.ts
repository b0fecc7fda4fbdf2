import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMonths, endOfWeek, firstOf, lastOf, monthOf, sameDay, startOfWeek, weeksOf } from './calendar.ts';
import { addDays, asDay, daysBetween, weekday } from '../time.ts';

const anyDay = fc.integer({ min: 0, max: 60_000 }).map((offset) => addDays(asDay('1970-01-01'), offset));

test.each([
  ['2026-02', '2026-02-28'],
  ['2028-02', '2028-02-29'],
  ['2026-12', '2026-12-31'],
  ['2026-04', '2026-04-30'],
])('%s ends on %s', (month, last) => {
  expect(lastOf(month)).toBe(last);
});

test.each([
  ['2026-11', 2, '2027-01'],
  ['2027-01', -1, '2026-12'],
  ['2026-12', 12, '2027-12'],
  ['2026-03', -15, '2024-12'],
])('%s and %i months is %s', (month, months, then) => {
  expect(addMonths(month, months)).toBe(then);
});

test.each([
  ['2027-01-31', 1, '2027-02-28'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-11-21', -1, '2026-10-21'],
])('%s and %i months on it is %s', (day, months, then) => {
  expect(sameDay(asDay(day), months)).toBe(then);
});

test('a month shows each of its days once, under its weekday, in six weeks', () => {
  fc.assert(
    fc.property(anyDay.map(monthOf), (month) => {
      const weeks = weeksOf(month);
      expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
      const days = weeks.flat().filter((day) => day !== null);
      expect(days.at(0)).toBe(firstOf(month));
      expect(days.at(-1)).toBe(lastOf(month));
      expect(days.length).toBe(daysBetween(firstOf(month), lastOf(month)) + 1);
      const misplaced = weeks.flatMap((week) => week.filter((day, column) => day && weekday(day) !== column));
      expect(misplaced).toEqual([]);
    }),
  );
});

test('a week goes from Sunday to Saturday and holds its day', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const [from, to] = [startOfWeek(day), endOfWeek(day)];
      expect([weekday(from), weekday(to), daysBetween(from, to)]).toEqual([0, 6, 6]);
      expect(from <= day && day <= to).toBe(true);
    }),
  );
});
