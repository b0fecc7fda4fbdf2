import { expect, test } from 'vitest';
import { missingIn, type Shown } from './missing-in-profile.ts';

const bare: Shown = {
  userType: 'pandit',
  userStatus: 'approved',
  hasPhoto: false,
  languages: 0,
  rituals: 0,
  hasDays: false,
};

test('what is missing is named, what brings bookings first, and nothing of a full profile', () => {
  expect(missingIn(bare)).toEqual(['rituals', 'days', 'photo', 'languages']);
  expect(missingIn({ ...bare, rituals: 2, languages: 1 })).toEqual(['days', 'photo']);
  expect(missingIn({ ...bare, hasPhoto: true, languages: 1, rituals: 1, hasDays: true })).toEqual([]);
});

test('whoever is not approved cannot declare days yet, nor an acharya choose rituals with them', () => {
  expect(missingIn({ ...bare, userStatus: 'pending' })).toEqual(['rituals', 'photo', 'languages']);
  expect(missingIn({ ...bare, userType: 'acharya', userStatus: 'pending' })).toEqual(['photo', 'languages']);
  expect(missingIn({ ...bare, userType: 'acharya' })).toEqual(['rituals', 'days', 'photo', 'languages']);
  expect(missingIn({ ...bare, userType: 'acharya', rituals: 1 })).toEqual(['days', 'photo', 'languages']);
});
