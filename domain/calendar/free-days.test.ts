import { expect, test } from 'vitest';
import { freeDays } from './free-days.ts';
import { addDays, asDay, hours, later, startOfDay, type Period } from '../time.ts';

const today = asDay('2026-11-20');
const noon = later(startOfDay(today), hours(12));
const at = { today, now: noon };
const always = [{ fromDate: asDay('2026-11-01'), toDate: asDay('2026-12-31') }];

const held = (day: string, from: number, to: number): Period => ({
  from: later(startOfDay(asDay(day)), hours(from)),
  to: later(startOfDay(asDay(day)), hours(to)),
});

test('the next fourteen days, today among them, where they were declared', () => {
  expect(freeDays(always, [], at).map(({ day }) => day)).toEqual(
    Array.from({ length: 14 }, (_, offset) => addDays(today, offset)),
  );
  expect(freeDays([{ fromDate: asDay('2026-11-18'), toDate: asDay('2026-11-21') }], [], at)).toEqual([
    { day: '2026-11-20', partly: false },
    { day: '2026-11-21', partly: false },
  ]);
  expect(freeDays([], [], at)).toEqual([]);
});

test('a puja of some hours leaves the rest of its day', () => {
  const [, tomorrow, after] = freeDays(always, [held('2026-11-21', 9, 11)], at);
  expect([tomorrow, after]).toEqual([
    { day: '2026-11-21', partly: true },
    { day: '2026-11-22', partly: false },
  ]);
});

test('a day that is held from its first hour to its last is not free', () => {
  const whole = held('2026-11-21', 0, 24);
  const endToEnd = [held('2026-11-22', 8, 24), held('2026-11-22', 0, 8)];
  const left = freeDays(always, [whole, ...endToEnd], at).map(({ day }) => day);
  expect(left.slice(0, 2)).toEqual(['2026-11-20', '2026-11-23']);
});

test('a puja that goes on past midnight takes a part of both days', () => {
  const [, first, second, third] = freeDays(always, [held('2026-11-21', 23, 26)], at);
  expect([first?.partly, second?.partly, third?.partly]).toEqual([true, true, false]);
});

test('of today only what is still to come counts', () => {
  const [first] = freeDays(always, [held(today, 11, 24)], at);
  expect(first?.day).toBe('2026-11-21');
  expect(freeDays(always, [held(today, 0, 12)], at)[0]).toEqual({ day: today, partly: true });
});

test('today is offered until nine in the evening', () => {
  const firstAt = (clock: number) =>
    freeDays(always, [], { today, now: later(startOfDay(today), hours(clock)) })[0]?.day;
  expect([firstAt(20.9), firstAt(21)]).toEqual([today, addDays(today, 1)]);
});
