import { expect, test } from 'vitest';
import { bareIfPhone, digitsOfPhone, isPhone, masked, spoken } from './phone.ts';

test.each([
  ['9876543210', '9876543210'],
  ['+91 98765 43210', '9876543210'],
  ['0091-98765-43210', '9876543210'],
  ['098765 43210', '9876543210'],
  ['919876543210', '9876543210'],
  ['9191919191', '9191919191'],
  ['98765', '98765'],
  ['98765432101234', '9876543210'],
  ['୯୮୭୬୫ ४३२१०', '୯୮୭୬୫४३२१०'],
  ['phone', ''],
])('%s is %s', (typed, digits) => {
  expect(digitsOfPhone(typed)).toBe(digits);
});

test.each([
  ['+91 98765 43210', '9876543210'],
  ['098765-43210', '9876543210'],
  ['(0) 98765 43210', '9876543210'],
  ['98765', '98765'],
  ['98765 4', '987654'],
  ['+91 98765 4', '987654'],
  ['+91', '+91'],
  ['21-11-2026', '21-11-2026'],
  ['21 Nov 2026', '21 Nov 2026'],
  ['98765 43210 1', '98765432101'],
  ['Mina 98765 43210', 'Mina 98765 43210'],
  ['152349e2', '152349e2'],
])('by the words %s %s is meant', (typed, meant) => {
  expect(bareIfPhone(typed)).toBe(meant);
});

test('a phone is ten digits, the first of them 6 to 9, and nothing else', () => {
  expect(['9876543210', '987654321', '98765432101', '98765 4321', '९८७६५४३२१०'].map(isPhone)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(['1234567890', '0674253400', '5999999999', '6000000000'].map(isPhone)).toEqual([false, false, false, true]);
  expect(spoken('9876543210')).toBe('98765\u00A043210');
});

test('a masked phone shows its last two digits, and as many signs as it has', () => {
  expect(masked('9876543210')).toBe('••••••••10');
  expect(masked('7')).toBe('7');
});
