import { expect, test } from 'vitest';
import { asDay } from '#domain/time.ts';
import { withDigits } from './reader.ts';
import { formatsOf } from './formats.ts';
import './dates/more-dates.ts';
import { unbroken } from './dates/unbroken.ts';

const {
  clockOn,
  clockText,
  count,
  dateNumeric,
  dayLong,
  dayNear,
  endsOn,
  hourText,
  momentText,
  monthLong,
  monthShort,
  percent,
} = formatsOf('en-IN');

test('days and hours are those of Odisha, wherever the reader is', () => {
  expect(dayLong(asDay('2026-11-29'))).toBe('Sunday, 29 November 2026');
  expect(dateNumeric('2026-11-20T18:30:00Z')).toBe('21/11/2026');
  expect(momentText('2026-11-20T10:42:00Z')).toBe(unbroken('20 Nov, 4:12 pm'));
  expect([clockText('2026-11-20T03:30:00Z'), hourText('09:00')]).toEqual(['9:00 am', '9:00 am']);
});

test('an hour after midnight says of which date it is, where it is told of the day before', () => {
  const day = asDay('2027-01-29');
  expect([clockOn('2027-01-29T23:39:00+05:30', day), clockOn('2027-01-29T18:51:00Z', day)]).toEqual([
    '11:39\u00a0pm',
    '12:21\u00a0am,\u00a030\u00a0Jan',
  ]);
});

test('hours under a day say of which date they begin and end, with a date of both at the end', () => {
  const day = asDay('2026-12-11');
  const said = (from: string, to: string) =>
    Object.values(endsOn({ from: `${from}:00+05:30`, to: `${to}:00+05:30` }, day)).map((one) =>
      one.replaceAll('\u00a0', ' '),
    );
  expect([
    said('2026-12-11T09:05', '2026-12-11T11:00'),
    said('2026-12-11T23:04', '2026-12-12T06:12'),
    said('2026-12-12T03:05', '2026-12-12T06:12'),
    said('2026-12-10T23:04', '2026-12-11T04:12'),
  ]).toEqual([
    ['9:05 am', '11:00 am'],
    ['11:04 pm', '6:12 am, 12 Dec'],
    ['3:05 am', '6:12 am, 12 Dec'],
    ['11:04 pm, 10 Dec', '4:12 am'],
  ]);
});

test('a day of another year has its year', () => {
  const today = asDay('2026-11-20');
  expect([dayNear(asDay('2026-11-29'), today), dayNear(asDay('2027-01-03'), today)]).toEqual([
    'Sun, 29 Nov',
    'Sun, 3 Jan 2027',
  ]);
});

test('whatever is short has the year where that is not this one', () => {
  const here = formatsOf('en-IN', '2026');
  expect([here.dayShort(asDay('2026-11-29')), here.dayShort(asDay('2027-01-03'))]).toEqual([
    'Sun, 29 Nov',
    'Sun, 3 Jan 2027',
  ]);
  expect([here.dayPlain(asDay('2026-11-29')), here.dayPlain(asDay('2025-12-31'))]).toEqual([
    '29 November',
    '31 December 2025',
  ]);
  // the day of India decides
  expect([here.momentText('2026-12-31T18:20:00Z'), here.momentText('2026-12-31T18:30:00Z')]).toEqual([
    unbroken('31 Dec, 11:50 pm'),
    unbroken('1 Jan 2027, 12:00 am'),
  ]);
});

test('months, counts and shares are written as in India', () => {
  expect([monthLong('2026-09'), monthShort('2026-09')]).toEqual(['September 2026', 'Sep']);
  expect([count(1_234_568), percent(0.125)]).toEqual(['12,34,568', '12.5%']);
});

test('who has chosen it reads days, hours and numbers in the digits of their language', () => {
  const [odia, hindi] = [withDigits('or-IN', true), withDigits('hi-IN', true)].map((reads) => formatsOf(reads));
  expect([odia?.count(1_234_567), hindi?.count(1_234_567)]).toEqual(['୧୨,୩୪,୫୬୭', '१२,३४,५६७']);
  expect([odia?.percent(0.125), hindi?.percent(0.125)]).toEqual(['୧୨.୫%', '१२.५%']);
  expect(odia?.dateLong('2026-11-29T03:30:00Z')).toBe('୨୯ ନଭେମ୍ବର ୨୦୨୬');
  expect(hindi?.clockText('2026-11-29T03:30:00Z')).toBe('सुबह ९:०० बजे');
});

test('without that choice, and in English, digits are 0 to 9', () => {
  expect(formatsOf(withDigits('or-IN', false)).dateLong('2026-11-29T03:30:00Z')).toBe('29 ନଭେମ୍ବର 2026');
  expect(formatsOf(withDigits('en-IN', true)).count(1_234_567)).toBe('12,34,567');
});
