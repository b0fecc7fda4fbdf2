import { expect, test } from 'vitest';
import { askedOf } from './to-pay.ts';

const agreed = { status: 'confirmedbypandit', left: 1200, rest: null, rests: false } as const;
const rest = { due: 1200, paid: 0, given: null, received: null, isOpen: true };
const begun = { ...agreed, rest };

test('what is left is asked for, before the puja and after it', () => {
  expect(askedOf(agreed)).toBe(1200);
  expect(askedOf(begun)).toBe(1200);
  expect(askedOf({ ...begun, left: 700, rest: { ...rest, given: 500 } })).toBe(700);
});

test('nothing while a case rests it, when it is too long ago, and where the puja came to nothing', () => {
  expect(askedOf({ ...begun, rests: true })).toBe(0);
  expect(askedOf({ ...agreed, rests: true })).toBe(0);
  expect(askedOf({ ...begun, status: 'completed', rest: { ...rest, isOpen: false } })).toBe(0);
  expect(askedOf({ ...agreed, status: 'completed' })).toBe(0);
  expect(askedOf({ ...agreed, status: 'cancelled', left: null })).toBe(0);
});

test('of different sums what neither says was given, whoever says more', () => {
  expect(askedOf({ ...begun, left: 200, rest: { ...rest, given: 1000, received: 950 } })).toBe(200);
  expect(askedOf({ ...begun, left: 250, rest: { ...rest, given: 950, received: 1000 } })).toBe(200);
  expect(askedOf({ ...begun, left: 1200, rest: { ...rest, given: 0, received: 1200 } })).toBe(0);
  // cash beside an online payment of all of it
  expect(askedOf({ ...begun, left: 0, rest: { ...rest, paid: 1200, received: 1200 } })).toBe(0);
});
