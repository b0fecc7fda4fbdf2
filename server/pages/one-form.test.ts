import { describe, expect, test } from 'vitest';
import { oneForm } from './one-form.ts';

describe('an address of a page', () => {
  test.each([
    ['/panchang/2027/03', '/panchang/2027/3'],
    ['/panchang/2027/3/', '/panchang/2027/3'],
    ['/Panchang/2027/3?District=Puri', '/panchang/2027/3?District=Puri'],
    ['/festivals/DIWALI/', '/festivals/diwali'],
    ['/eclipses/2027/?district=Puri', '/eclipses/2027?district=Puri'],
    ['/services/', '/services'],
  ])('%s is %s', (given, meant) => {
    expect(oneForm(given)).toBe(meant);
  });

  test.each([
    '/',
    '/panchang',
    '/panchang/2027/3',
    '/panchang/2027-03-05',
    '/panchang/2027/3.data',
    '/pandits/3F2504E0-4F89-11D3-9A0C-0305E82C3301',
    '/my-bookings/',
    '//evil.example/',
  ])('%s stays', (path) => {
    expect(oneForm(path)).toBe(path);
  });
});
