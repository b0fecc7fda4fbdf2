import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ownData, type OwnData } from '#contract/account.ts';
import { fieldNames, fieldOf, type FieldName } from '#domain/profile/fields.ts';
import { purposes, type Purpose } from '#domain/booking/rest.ts';
import { reading } from '../../../i18n/en/reading.ts';

/** What these pages name against what the product takes and keeps: a new purpose of a payment, or a new part of the export, has to be named. */

const privacy = JSON.stringify(reading.privacy);
const pages = {
  help: JSON.stringify(reading.help),
  terms: JSON.stringify(reading.terms),
  refunds: JSON.stringify(reading.refunds),
};

const paymentsFor: Record<Purpose, RegExp> = { advance: /advance/, rest: /the rest of the dakshina/i };

test.each(Object.entries(pages))('%s names everything that is paid through us', (_page, text) => {
  expect(Object.keys(paymentsFor)).toEqual([...purposes]);
  for (const named of Object.values(paymentsFor)) expect(text).toMatch(named);
});

test('no page says that the rest of the dakshina does not pass through us', () => {
  const all = Object.values(pages).join(' ');
  expect(all).toMatch(/the rest of the dakshina[^.]*online/i);
  expect(all).not.toMatch(
    /only an advance|never passes through us|paid to them directly|pay them the rest[^.]*yourself/i,
  );
});

test('no sentence anywhere says that the rest is given to the pandit, as if it could not be paid here', () => {
  const root = join(import.meta.dirname, '../../../..');
  const files = globSync(['web/i18n/en/**/*.ts', 'contract/**/*.ts', 'server/**/*-en.ts'], { cwd: root });
  expect(files.length).toBeGreaterThan(60);
  const past = /(paid|pays? it) to (the pandit|you) after/;
  expect(files.filter((file) => past.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

/** The words of the notice for each part of the export; null for what says nothing of the person. */
const kept: Record<keyof OwnData, string | null> = {
  takenAt: null,
  profile: reading.privacy.kept.account,
  bookings: reading.privacy.kept.booking,
  payments: reading.privacy.kept.payment,
  refunds: reading.privacy.kept.payment,
  reviews: reading.privacy.kept.review,
  cases: reading.privacy.kept.cases,
  messages: reading.privacy.kept.message,
  letters: reading.privacy.kept.letters,
  waits: reading.privacy.kept.lists,
  pandits: reading.privacy.kept.lists,
  familyDays: reading.privacy.kept.familyDays,
  almanac: reading.privacy.kept.almanac,
  notices: reading.privacy.kept.notices,
  language: reading.privacy.kept.notices,
  consents: reading.privacy.kept.consent,
  sessions: reading.privacy.kept.signIn,
  availability: reading.privacy.kept.priest,
  earnings: reading.privacy.kept.priest,
};

const about: Partial<Record<keyof OwnData, RegExp>> = {
  payments: /paid online/,
  refunds: /refunded/,
  letters: /Messages and photos/,
  cases: /photos/,
  messages: /write to us/,
  waits: /days you wait for/,
  pandits: /pandits you keep/,
  familyDays: /Family days/,
  almanac: /almanac/,
  notices: /messages we sent you/,
  language: /language you read/,
  availability: /free days/,
  earnings: /earnings/,
};

test('the privacy notice names every part of what a person can download', () => {
  expect(Object.keys(kept).toSorted()).toEqual(Object.keys(ownData.shape).toSorted());
  for (const [part, words] of Object.entries(about)) expect(kept[part as keyof OwnData]).toMatch(words);
});

/** How the notice names each field of a profile. */
const fields: Record<FieldName, RegExp> = {
  nameOdia: /name in Odia/,
  nameDevanagari: /name in Odia and Hindi letters/,
  dob: /date of birth/,
  gender: /gender/,
  email: /e-mail address/,
  address: /address/,
  state: /address/,
  district: /address/,
  city: /address/,
  pincode: /address/,
  profileUrl: /photo/,
  occupation: /occupation/,
  education: /education/,
  emergencyName: /whom to call in an emergency/,
  emergencyPhone: /whom to call in an emergency \([^)]*phone number/,
  emergencyRelation: /whom to call in an emergency \([^)]*relation/,
  languagesKnown: /languages/,
  yearsOfExperience: /years of experience/,
  referredBy: /who referred them/,
  isAdvancePaymentRequired: /the advance they ask for/,
  advanceAmount: /the advance they ask for/,
  isAttachedToTemple: /temple/,
  isSameAsHomeAddress: /temple/,
  templeState: /temple/,
  templeDistrict: /temple/,
  templeCity: /temple/,
};

test.each(fieldNames)('the privacy notice names what a profile says by %s', (name) => {
  const { account, priest } = reading.privacy.kept;
  expect(fieldOf(name).table === 'people' ? account : priest).toMatch(fields[name]);
});

test('the privacy notice says that the office can look, and that each look is written down', () => {
  expect(privacy).toMatch(
    /Our staff can look at your account, your bookings, payments and cases, and the messages we sent you/,
  );
  expect(privacy).toMatch(/Our staff can read the messages and photos between the two sides of a booking only where/);
  expect(privacy.match(/Each look[^.]* is written down/g)).toHaveLength(2);
});
