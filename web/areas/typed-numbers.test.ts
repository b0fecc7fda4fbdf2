import { expect, test } from 'vitest';
import type { z } from 'zod';
import { anything } from '#domain/almanac/muhurat/rule.ts';
import { DEVANAGARI, inDigits, ODIA } from '#domain/words/digits.ts';
import { appCodeForm } from '../parts/account/account-forms.ts';
import { limitField } from '../parts/booking/others/limit-field.ts';
import { restForm } from '../parts/booking/rest/rest-forms.ts';
import { rulesForm } from '../parts/hour-rules/rule-forms.ts';
import { typedOf } from '../parts/hour-rules/typed-rules.ts';
import { sendForm, verifyForm } from '../parts/sign-in/phone-forms.ts';
import { refundForm } from './admin/bookings/operator-forms.ts';
import { decideForm } from './admin/cases/case-forms.ts';
import { dayForm, removeForm } from './admin/panji/panji-forms.ts';
import { ritualForm } from './admin/rituals/catalogue-forms.ts';
import { personal, rituals } from './pandit/profile/profile-schemas.ts';
import { advanceForm, beginForm } from './pandit/steps/step-forms.ts';

/** Numbers of forms as they are sent without script: in the digits of a reader's own keyboard, or pasted with signs that nobody sees. */

const id = '019a5f00-0000-7000-8000-000000000001';
const ARABIC = 0x0660;

const typings: [way: string, typed: (text: string) => string][] = [
  ['in Odia digits', (text) => inDigits(text, ODIA)],
  ['in Devanagari digits', (text) => inDigits(text, DEVANAGARI)],
  ['in Arabic-Indic digits', (text) => inDigits(text, ARABIC)],
  ['with signs nobody sees', (text) => ` \u202a${text.slice(0, 1)}\u200b${text.slice(1)}\u202c`],
];

const profile = {
  name: 'Hari Panda',
  email: 'hari@example.in',
  isAdvancePaymentRequired: 'on',
};
const day = { festival: 'ratha-yatra', panji: 'kohinoor', source: 'Printed' };
const ritual = {
  ritualCategory: id,
  ritualType: 'Puja',
  ritualDescription: 'Lamps.',
  ritualImageUrl: '/uploads/a.webp',
};
const none = { slug: 'puja', synonyms: '', samagriOdia: '', samagriHindi: '' };
const decided = { caseId: id, remedy: 'refundPart', ground: '', words: 'Half of it.', measure: 'none', reason: '' };

type Typed = (text: string) => string;

/** Each form of ours that takes a number: what is sent, and what is meant by it. */
const forms: [name: string, form: z.ZodType, sent: (typed: Typed) => unknown, meant: unknown][] = [
  [
    'the sum of a refund',
    refundForm(900),
    (typed) => ({ bookingId: id, key: id, amount: typed('500'), reason: 'Rain' }),
    { amount: '500' },
  ],
  ['the sum of a decision', decideForm, (typed) => ({ ...decided, amount: typed('250') }), { amount: '250' }],
  [
    'a price and years of practice',
    rituals.schema,
    (typed) => ({ rituals: [{ category: id, ritualId: id, price: typed('1100'), experience: typed('12') }] }),
    { rituals: [{ price: '1100', experience: '12' }] },
  ],
  [
    'years, an advance and a birthday of a pandit',
    personal.schema,
    (typed) => ({
      ...profile,
      yearsOfExperience: typed('12'),
      advanceAmount: typed('500'),
      dob: typed('1975-04-14'),
      phone: typed('9123456780'),
    }),
    { yearsOfExperience: 12, advanceAmount: '500', dob: '1975-04-14' },
  ],
  ['an advance', advanceForm, (typed) => ({ advanceAmountToBePaid: typed('300') }), { advanceAmountToBePaid: 300 }],
  [
    'a start code and its hour',
    beginForm,
    (typed) => ({ code: typed('0427'), at: typed('09:40') }),
    { code: '0427', at: '09:40' },
  ],
  ['what came in cash', restForm, (typed) => ({ amount: typed('800') }), { amount: 800 }],
  ['a phone that a code goes to', sendForm, (typed) => ({ phone: typed('9123456780') }), { phone: '9123456780' }],
  [
    'a code and its phone',
    verifyForm,
    (typed) => ({ phone: typed('9123456780'), otp: typed('123456') }),
    { phone: '9123456780', otp: '123456' },
  ],
  ['a code of an app', appCodeForm, (typed) => ({ code: typed('123456') }), { code: '123456' }],
  [
    'minutes and the place of a ritual',
    ritualForm,
    (typed) => ({ ...ritual, ...none, durationMinutes: typed('90'), place: typed('3') }),
    { durationMinutes: 90, place: 3 },
  ],
  [
    'the hour and the sign of a published day',
    dayForm,
    (typed) => ({ ...day, date: typed('2026-07-16'), hour: typed('05:12'), lagna: typed('4') }),
    { date: '2026-07-16', atMinute: 312, lagna: 4 },
  ],
  ['the year of a published day', removeForm, (typed) => ({ ...day, year: typed('2026') }), { year: 2026 }],
  [
    'the minutes that hours last',
    rulesForm,
    (typed) => ({ ...typedOf(anything, id, 0), minMinutes: typed('45') }),
    { rules: { minMinutes: 45 } },
  ],
];

test.each(typings.flatMap(([way, typed]) => forms.map((form) => [form[0], way, form, typed] as const)))(
  '%s is understood %s',
  (_name, _way, [, form, sent, meant], typed) => {
    expect(form.parse(sent(typed))).toMatchObject(meant as object);
  },
);

test.each(typings)('the dearest price of others is understood %s', (_way, typed) => {
  expect(limitField.parse(typed('1500'))).toBe(1500);
});

test.each(['', '  '])('no dearest price is “%s”', (typed) => {
  expect(limitField.parse(typed)).toBeNull();
});

test.each(['12a', '1,100', '१२३४५६७८', '-5', '4.5'])('%s is no price', (typed) => {
  const { error } = limitField.safeParse(typed);
  expect(error?.issues.map(({ message }) => message)).toEqual(['rupees_invalid']);
});
