import { expect, test } from 'vitest';
import { hasRepeats, nowhere, placeFault, templeAddress } from './profile.ts';

const home = { state: 'Odisha', district: 'Puri', city: 'Gop' };
const temple = { state: 'Odisha', district: 'Khordha', city: 'Jatni' };

test('who has no temple has no temple address, whatever was written', () => {
  expect(templeAddress({ isAttachedToTemple: false, isSameAsHomeAddress: true }, home, temple)).toEqual(nowhere);
});

test('a temple at home takes the address of the home, else its own', () => {
  expect(templeAddress({ isAttachedToTemple: true, isSameAsHomeAddress: true }, home, temple)).toEqual(home);
  expect(templeAddress({ isAttachedToTemple: true, isSameAsHomeAddress: false }, home, temple)).toEqual(temple);
});

test.each([
  [home, null],
  [nowhere, null],
  [{ state: null, district: 'Puri', city: null }, null],
  [{ ...home, state: 'Bihar' }, 'state'],
  [{ ...home, district: 'Patna' }, 'district'],
  [{ ...home, city: 'Jatni' }, 'city'],
  [{ ...home, district: null }, 'city'],
] as const)('of %o the part that does not exist is %s', (place, fault) => {
  expect(placeFault(place)).toBe(fault);
});

test('a language is the same in capitals', () => {
  expect(hasRepeats(['Odia', 'Hindi', 'odia '])).toBe(true);
  expect(hasRepeats(['Odia', 'Hindi'])).toBe(false);
});
