import { describe, expect, test } from 'vitest';
import type { Profile } from '#contract/people.ts';
import { addDays } from '#domain/time.ts';
import { changedIn } from '../../../parts/account/profile-start.ts';
import { today } from '../../../parts/today.ts';
import { differences, fieldsOf, isComplete, partsOf } from './profile-parts.ts';
import * as schemas from './profile-schemas.ts';

const known = {
  name: 'Pt. Nilamani Hota',
  email: 'hota@example.org',
  dob: '1980-02-28',
  yearsOfExperience: 12,
  referredBy: null,
  isAdvancePaymentRequired: true,
  advanceAmount: 500,
  profileUrl: null,
  userType: 'pandit',
  userStatus: 'evaluation',
  address: null,
  district: 'Puri',
  city: 'Gop',
  pincode: null,
  isAttachedToTemple: false,
  isSameAsHomeAddress: false,
  templeDistrict: null,
  templeCity: null,
  languagesKnown: ['Odia'],
  rituals: [{ ritualId: { _id: 'r', ritualType: 'Kali Puja' }, price: 1100, experience: 5, category: 'c' }],
};
// the parts look at these alone
const profile = known as unknown as Profile;

const personal = { ...schemas.personal, fields: fieldsOf.personal };
const address = { ...schemas.address, fields: fieldsOf.address };
const temple = { ...schemas.temple, fields: fieldsOf.temple };
const rituals = { ...schemas.rituals, fields: fieldsOf.rituals };
type Part<F extends object, V> = schemas.Part<F, V> & { fields: (profile: Profile) => F };

function problems<F extends object, V>(part: Part<F, V>, change: Partial<F>): Record<string, string> {
  const { error } = part.schema.safeParse({ ...part.fields(profile), ...change });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

function sent<F extends object, V>(part: Part<F, V>, change: Partial<F>) {
  const before = part.fields(profile);
  const after = { ...before, ...change };
  const was = Object.fromEntries(Object.entries(before));
  return part.update(part.schema.parse(after), changedIn(was, after), was);
}

test('a profile as it is kept passes', () => {
  expect([problems(personal, {}), problems(address, {}), problems(temple, {}), problems(rituals, {})]).toEqual([
    {},
    {},
    {},
    {},
  ]);
});

describe('what is wrong is said beside its field', () => {
  test.each([
    [{ name: '' }, { name: 'name_required' }],
    [{ name: '   ' }, { name: 'name_required' }],
    [{ name: 'x'.repeat(10_000) }, { name: 'too_long' }],
    [{ email: '' }, { email: 'email_required' }],
    [{ email: 'nowhere' }, { email: 'email_invalid' }],
    [{ dob: '1990-02-30' }, { dob: 'date_invalid' }],
    [{ dob: '1066-10-14' }, { dob: 'dob_early' }],
    [{ dob: addDays(today(), 1) }, { dob: 'date_future' }],
    [{ yearsOfExperience: '91' }, { yearsOfExperience: 'years_invalid' }],
    [{ yearsOfExperience: '-1' }, { yearsOfExperience: 'years_invalid' }],
    [{ yearsOfExperience: 'many' }, { yearsOfExperience: 'years_invalid' }],
    [{ advanceAmount: '' }, { advanceAmount: 'rupees_invalid' }],
    [{ advanceAmount: '0' }, { advanceAmount: 'rupees_invalid' }],
    [
      { advanceAmount: '1e3', name: '' },
      { advanceAmount: 'rupees_invalid', name: 'name_required' },
    ],
    [{ advanceAmount: '1000001' }, { advanceAmount: 'rupees_invalid' }],
  ])('%o', (change, expected) => {
    expect(problems(personal, change)).toEqual(expected);
  });

  test('a pincode has six characters at most', () => {
    expect(problems(address, { pincode: '752001' })).toEqual({});
    expect(problems(address, { pincode: '7520011' })).toEqual({ pincode: 'too_long' });
  });

  test('who asks for no advance need not say how much', () => {
    expect(problems(personal, { isAdvancePaymentRequired: false, advanceAmount: '' })).toEqual({});
  });
});

test('an entry is complete with ritual, category, a price and years', () => {
  const whole = { ritualId: 'r', category: 'c', price: '1100', experience: '0' };
  expect(isComplete(whole)).toBe(true);
  for (const lacking of [{ ritualId: '' }, { category: '' }, { price: '' }, { price: '0' }, { price: 'x' }]) {
    expect(isComplete({ ...whole, ...lacking })).toBe(false);
  }
  for (const experience of ['', '-1', '1.5', 'x', '91']) expect(isComplete({ ...whole, experience })).toBe(false);
});

describe('only what was changed is sent', () => {
  test('of the person', () => {
    expect(sent(personal, {})).toEqual({});
    expect(sent(personal, { dob: '', yearsOfExperience: '13' })).toEqual({ dob: null, yearsOfExperience: 13 });
    expect(sent(personal, { advanceAmount: '700' })).toEqual({ isAdvancePaymentRequired: true, advanceAmount: 700 });
    expect(sent(personal, { isAdvancePaymentRequired: false })).toEqual({
      isAdvancePaymentRequired: false,
      advanceAmount: null,
    });
  });

  test('of the address, a block together with its district', () => {
    expect(sent(address, { pincode: '752001' })).toEqual({ pincode: '752001' });
    expect(sent(address, { city: '' })).toEqual({ state: 'Odisha', district: 'Puri', city: '' });
  });
});

test('two versions differ in the parts that somebody changed', () => {
  expect(differences(profile, profile)).toEqual([]);
  const newer = { ...profile, profileUrl: '/uploads/a', pincode: '752001', userStatus: 'approved' as const };
  expect(differences(profile, newer)).toEqual(['personal', 'address', 'status']);
});

test('only pandits have rituals', () => {
  expect(partsOf(profile)).toContain('rituals');
  expect(partsOf({ ...profile, userType: 'acharya' })).not.toContain('rituals');
});
