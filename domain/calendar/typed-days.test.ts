import { expect, test } from 'vitest';
import { asDay } from '../time.ts';
import { daysAndWords } from './typed-days.ts';

test.each([
  ['21/11/2026', '2026-11-21', '2026-11-22'],
  ['1/3/2026', '2026-03-01', '2026-03-02'],
  ['21 Nov 2026', '2026-11-21', '2026-11-22'],
  ['21 november, 2026', '2026-11-21', '2026-11-22'],
  ['21-11-2026', '2026-11-21', '2026-11-22'],
  [' 2026-11-21 ', '2026-11-21', '2026-11-22'],
  ['31 Dec 2026', '2026-12-31', '2027-01-01'],
  ['29/2/2028', '2028-02-29', '2028-03-01'],
  ['Nov 21st, 2026', '2026-11-21', '2026-11-22'],
  ['Nov 2026', '2026-11-01', '2026-12-01'],
  ['12/2026', '2026-12-01', '2027-01-01'],
  ['2028-02', '2028-02-01', '2028-03-01'],
])('%s is from %s until before %s', (text, from, to) => {
  expect(daysAndWords(text, asDay('2026-11-22'))).toEqual({ days: [{ from, to }], rest: '' });
});

test.each([
  '',
  'Minati',
  '29/2/2026',
  '31/11/2026',
  '13/2026',
  '9861000001',
  'Plot 12 2026',
  'no 2026',
  '2026',
  'Plot 21/11',
  '31/13',
])('%s is no date', (text) => {
  expect(daysAndWords(text, asDay('2026-11-22'))).toEqual({ days: null, rest: text });
});

test.each([
  ['25 Nov', ''],
  ['25/11', ''],
  ['Sahoo 25th Nov', 'Sahoo'],
  ['nov 25 Griha Pravesh', 'Griha Pravesh'],
])('%s is meant in the years around', (text, rest) => {
  const days = ['2025', '2026', '2027'].map((year) => ({ from: `${year}-11-25`, to: `${year}-11-26` }));
  expect(daysAndWords(text, asDay('2026-11-22'))).toEqual({ days, rest });
});

test.each([
  ['Minati 2026-11-21', 'Minati'],
  ['21 nov 2026 Sahoo', 'Sahoo'],
])('%s is a day and a name', (text, rest) => {
  const days = [{ from: '2026-11-21', to: '2026-11-22' }];
  expect(daysAndWords(text, asDay('2026-11-22'))).toEqual({ days, rest });
});

test('the 29th of February is meant in the years that have one', () => {
  expect(daysAndWords('29 Feb', asDay('2027-01-01')).days).toEqual([{ from: '2028-02-29', to: '2028-03-01' }]);
  expect(daysAndWords('29 Feb', asDay('2026-01-01')).days).toBeNull();
});
