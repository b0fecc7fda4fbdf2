import { expect, test } from 'vitest';
import { asDay, instantOf, minutes } from '../time.ts';
import {
  areWholeDay,
  clockOn,
  dayWithin,
  endPast,
  firstRoom,
  lastWithin,
  liesIn,
  readWindow,
  windowOf,
  writeWindow,
} from './good-hours.ts';

const hours = { from: '2026-12-03T09:12:00+05:30', to: '2026-12-03T11:05:00+05:30' };

test('hours are written into an address in times of India, and read back', () => {
  expect(windowOf(hours, 'Khordha')).toBe('2026-12-03T09:12~2026-12-03T11:05');
  expect(windowOf(hours, 'Jajpur')).toBe('2026-12-03T09:12~2026-12-03T11:05~Jajpur');
  const read = readWindow('2026-12-03T09:12~2026-12-03T11:05~Jajpur');
  expect(read).toEqual({ from: instantOf(hours.from), to: instantOf(hours.to), district: 'Jajpur' });
  expect(read && writeWindow(read)).toBe('2026-12-03T09:12~2026-12-03T11:05~Jajpur');
});

test('a night’s hours reach into the next day', () => {
  const night = readWindow('2026-12-03T23:30~2026-12-04T02:00');
  expect(night && liesIn(night, instantOf('2026-12-03T18:30:00Z'))).toBe(true);
  expect(night && liesIn(night, night.to)).toBe(false);
});

test('a ritual that begins too late in its hours ends after them', () => {
  const span = { from: instantOf(hours.from), to: instantOf(hours.to) };
  const at = (clock: string) => instantOf(`2026-12-03T${clock}:00+05:30`);
  expect(endPast(span, at('10:05'), minutes(60))).toBeNull();
  expect(endPast(span, at('10:06'), minutes(60))).toBe(at('11:06'));
  expect(lastWithin(span, minutes(60))).toBe(at('10:05'));
  expect(lastWithin(span, minutes(114))).toBeNull();
});

test('a time after the midnight in hours is of the next day, one outside them of none', () => {
  const night = readWindow('2026-12-03T23:04~2026-12-04T06:07');
  const [first, next] = [asDay('2026-12-03'), asDay('2026-12-04')];
  const of = (day: typeof first, clock: string) => night && dayWithin(night, day, clock);
  expect([of(first, '23:30'), of(first, '00:05'), of(next, '00:05')]).toEqual([first, next, next]);
  expect([of(first, '22:00'), of(first, '06:07'), of(next, '23:30')]).toEqual([null, null, null]);
});

test('what a pandit holds leaves the rest of the hours, as far as there is room', () => {
  const at = (clock: string) => instantOf(`2026-12-03T${clock}:00+05:30`);
  const span = { from: at('09:00'), to: at('12:00') };
  const held = (from: string, to: string) => ({ from: at(from), to: at(to) });
  expect(firstRoom(span, [], minutes(60))).toBe(at('09:00'));
  expect(firstRoom(span, [held('08:00', '10:30')], minutes(60))).toBe(at('10:30'));
  expect(firstRoom(span, [held('09:30', '10:30'), held('11:00', '11:30')], minutes(60))).toBe(at('11:30'));
  // the puja may end after the hours; it has to begin in them
  expect(firstRoom(span, [held('09:30', '12:00')], minutes(60))).toBeNull();
});

test('an hour after midnight names its date, where it belongs to the day before', () => {
  const day = asDay('2027-01-29');
  expect(clockOn(instantOf('2027-01-29T23:39:00+05:30'), day)).toBe('11:39 pm');
  expect(clockOn(instantOf('2027-01-30T00:21:00+05:30'), day)).toBe('12:21 am, 30 Jan');
  // in the words in which a message has its day
  const next = instantOf('2027-09-06T01:10:00+05:30');
  const worded = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', day: 'numeric', month: 'short' });
  expect(clockOn(next, asDay('2027-09-05'))).toBe(`1:10 am, ${worded.format(next)}`);
});

test.each([
  '',
  '2026-12-03T09:12',
  '2026-12-03T11:05~2026-12-03T09:12',
  '2026-12-03T09:12~2026-12-03T09:12',
  '2026-12-03T09:12~2026-12-05T09:12',
  '2026-02-31T09:12~2026-02-31T11:05',
  '2026-12-03T25:12~2026-12-03T26:05',
  '2026-12-03T09:12~2026-12-03T11:05~<b>',
  '2026-12-03T09:12~2026-12-03T11:05~Jajpur~more',
])('%s names no hours', (text) => {
  expect(readWindow(text)).toBeNull();
});

test('hours from one sunrise to the next are the whole day, and a night and its day are not', () => {
  expect(areWholeDay({ from: '2026-12-03T06:08:00+05:30', to: '2026-12-04T06:08:00+05:30' })).toBe(true);
  expect(areWholeDay({ from: '2026-12-03T06:09:00+05:30', to: '2026-12-04T06:08:00+05:30' })).toBe(true);
  expect(areWholeDay({ from: '2026-12-03T06:08:00+05:30', to: '2026-12-04T03:20:00+05:30' })).toBe(false);
  expect(areWholeDay(hours)).toBe(false);
});
