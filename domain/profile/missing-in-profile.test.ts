import { expect, test } from 'vitest';
import { missingIn, type Shown } from './missing-in-profile.ts';

const bare: Shown = {
  userType: 'pandit',
  userStatus: 'approved',
  hasPhoto: false,
  hasHome: false,
  languages: 0,
  rituals: 0,
  hasDays: false,
};

test('what is missing is named, what brings bookings first, and nothing of a full profile', () => {
  expect(missingIn(bare)).toEqual(['rituals', 'days', 'home', 'photo', 'languages']);
  expect(missingIn({ ...bare, rituals: 2, languages: 1 })).toEqual(['days', 'home', 'photo']);
  expect(missingIn({ ...bare, hasPhoto: true, hasHome: true, languages: 1, rituals: 1, hasDays: true })).toEqual([]);
});

test('a pandit who is not approved cannot declare days yet, nor an acharya choose rituals with them', () => {
  expect(missingIn({ ...bare, userStatus: 'pending' })).toEqual(['rituals', 'home', 'photo', 'languages']);
  expect(missingIn({ ...bare, userType: 'acharya', userStatus: 'pending' })).toEqual(['home', 'photo', 'languages']);
  expect(missingIn({ ...bare, userType: 'acharya' })).toEqual(['rituals', 'days', 'home', 'photo', 'languages']);
  expect(missingIn({ ...bare, userType: 'acharya', rituals: 1 })).toEqual(['days', 'home', 'photo', 'languages']);
});
