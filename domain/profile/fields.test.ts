import { expect, test } from 'vitest';
import { asPaise } from '../money.ts';
import { asDay } from '../time.ts';
import { fieldsWith, nothingSaid, saidIn, sentOf } from './fields.ts';

test('the fields of a section are those whose row names that section', () => {
  expect(fieldsWith({ family: 'professional' })).toEqual(['occupation', 'education']);
  expect(fieldsWith({ pandit: 'personal' })).toEqual([
    'nameOdia',
    'nameDevanagari',
    'dob',
    'email',
    'yearsOfExperience',
    'referredBy',
  ]);
  expect(fieldsWith({ table: 'people', inPublic: true })).toEqual(['district', 'city', 'profileUrl']);
});

test('a column of nobody who is a pandit says "no" or nothing', () => {
  const row = { advancePaise: null, languages: null, isAttachedToTemple: null, templeCity: null };
  expect(saidIn(['advanceAmount', 'languagesKnown', 'isAttachedToTemple', 'templeCity'], row)).toEqual({
    advanceAmount: null,
    languagesKnown: [],
    isAttachedToTemple: false,
    templeCity: null,
  });
});

test('an advance is rupees to people and paise in the database', () => {
  expect(sentOf('pandits', { advanceAmount: 501 })).toEqual({ advancePaise: 50_100 });
  expect(saidIn(['advanceAmount'], { advancePaise: asPaise(50_100) })).toEqual({ advanceAmount: 501 });
});

test('what was not sent stays, what was emptied is cleared, and each table gets its own', () => {
  const sent = { email: null, dob: asDay('1990-02-28'), profileUrl: '', languagesKnown: ['Odia'], gender: undefined };
  expect(sentOf('people', sent)).toEqual({ dob: '1990-02-28', email: null, profileUrl: null });
  expect(sentOf('pandits', sent)).toEqual({ languages: ['Odia'] });
});

test('an erasure leaves nothing that was said', () => {
  expect(nothingSaid('pandits')).toMatchObject({ languages: [], isAttachedToTemple: false, advancePaise: null });
  expect(Object.values(nothingSaid('people')).every((value) => value === null)).toBe(true);
});
