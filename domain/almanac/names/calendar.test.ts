import { expect, test } from 'vitest';
import { asDay } from '../../time.ts';
import { festivals } from '../festivals/festivals.ts';
import { datedHoliday, isHoliday, odiaNumber } from './calendar.ts';

test('a public holiday is a date of its own or a festival’s day, and a fast is none', () => {
  expect(datedHoliday(asDay('2027-01-26'))).toBe('republic');
  const on = (slug: string) => isHoliday(asDay('2027-07-05'), [{ slug }]);
  expect([on('ratha-yatra'), on('kamika-ekadashi'), isHoliday(asDay('2027-07-05'), [])]).toEqual([true, false, false]);
  // each that is named is a festival that we list
  const holidays = festivals.filter(({ slug }) => on(slug));
  expect(holidays).toHaveLength(24);
});

test('numbers are written in Odia', () => {
  expect([odiaNumber(7), odiaNumber(31)]).toEqual(['୭', '୩୧']);
});
