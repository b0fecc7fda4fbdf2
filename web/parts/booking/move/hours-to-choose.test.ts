import { expect, test } from 'vitest';
import type { MuhuratWindowSaid } from '#contract/almanac/muhurat.ts';
import { tithiFullName } from '#domain/almanac/names/names.ts';
import { asDay, instantOf, minutes, type Day } from '#domain/time.ts';
import { booking } from '../test-booking.ts';
import { hoursToChoose } from './hours-to-choose.ts';

const at = (clock: string): string => `2026-12-${clock}:00+05:30`;
const window = (from: string, to: string, date: Day = asDay(`2026-12-${from.slice(0, 2)}`)) =>
  ({
    from: at(from),
    to: at(to),
    date,
    tithi: 26,
    nakshatra: 13,
    turns: [],
    warnings: [],
  }) as MuhuratWindowSaid;

const night = window('03T23:04', '04T06:07');
const windows = [
  night,
  window('05T10:00', '05T12:00'),
  // of the almanac’s 11th, and held on the 12th
  window('12T03:05', '12T06:12', asDay('2026-12-11')),
  window('13T03:05', '13T06:12', asDay('2026-12-12')),
];
const near = ['03', '04', '05', '12'].map((day) => ({ day: asDay(`2026-12-${day}`), partly: false, taken: [] }));
const around = { windows, near, length: minutes(120), now: instantOf(at('01T09:00')) };
const kept = { ...night, district: 'Jajpur', tithi: { index: 26, names: tithiFullName(26) }, turns: [], version: 1 };
const ofBooking = (startsAt: string, muhurat: object | null = kept) =>
  hoursToChoose(
    booking({
      bookingDate: asDay(startsAt.slice(0, 10)),
      startTime: startsAt.slice(11, 16),
      startsAt,
      muhurat: muhurat as never,
    }),
    around,
  ).map(({ value }) => value);

test('a booking is offered other good hours than its own, by the date on which they begin', () => {
  const others = ['2026-12-05T10:00~2026-12-05T12:00~Jajpur', '2026-12-12T03:05~2026-12-12T06:12~Jajpur'];
  const starts = ['2026-12-05T10:00', '2026-12-12T03:05'];
  const expected = others.map((one, nth) => `${one}@${starts[nth]}`);
  expect(ofBooking(at('03T23:04'))).toEqual(expected);
  // begun after the midnight in them they are its own all the same
  expect(ofBooking(at('04T00:30'))).toEqual(expected);
});

test('a booking without good hours is not offered those that begin when it does', () => {
  expect(ofBooking(at('05T10:00'), null)).toEqual([
    '2026-12-03T23:04~2026-12-04T06:07@2026-12-03T23:04',
    '2026-12-12T03:05~2026-12-12T06:12@2026-12-12T03:05',
  ]);
});
