import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { steps } from '#domain/booking.ts';
import { fieldNames } from '#domain/profile/fields.ts';
import { deedFacts, deeds as named, deedSubjects } from '#domain/deeds.ts';
import { admin } from '../en/admin.ts';
import { office } from '../en/admin-office.ts';
import { adminPayments } from '../en/admin-payments.ts';
import { bookingPage } from '../en/booking-page.ts';
import { audit as en } from '../en/office/audit.ts';
import { audit as hi } from '../hi/office/audit.ts';
import { audit as or } from '../or/office/audit.ts';

/** Everything written down about a booking, a person or a case is shown in words, and not by the program's name for it. */

/** By its own name, or by whose deed it was. */
const isTold = (deeds: object, action: string) =>
  Object.hasOwn(deeds, action) || ['ByFamily', 'ByPandit'].every((side) => Object.hasOwn(deeds, action + side));

const actions = [...new Set(steps.map(({ action }) => action))];

test.each(actions)('the office reads of %s in words', (action) => {
  expect(isTold(admin.admin.bookings.deeds, action)).toBe(true);
});

/** Told more exactly than by the step's own name (`web/parts/booking/history.ts`). */
const byState = ['expire'];

test.each(actions.filter((action) => !byState.includes(action)))('family and pandit read of %s in words', (action) => {
  for (const deeds of [bookingPage.deeds.customer, bookingPage.deeds.pandit]) {
    expect(isTold(deeds, action)).toBe(true);
  }
});

/** What is written down compiles by these lists alone (`server/audit/audit.ts`), and the words by the same lists. */
test.each([en, or, hi])(
  'every deed of the audit has a sentence and a kind, every subject and value a word',
  (words) => {
    const keys = named.map((name) => name.replace('.', '_')).toSorted();
    expect(Object.keys(words.deeds).toSorted()).toEqual(keys);
    expect(Object.keys(words.kinds).toSorted()).toEqual(keys);
    expect(Object.keys(words.subjects).toSorted()).toEqual(deedSubjects.toSorted());
    expect(Object.keys(words.fields).toSorted()).toEqual(deedFacts.toSorted());
  },
);

test('what the office did about a booking is said in words beside its money', () => {
  const root = join(import.meta.dirname, '../../../server');
  const ofBookings = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('test'))
    .flatMap((file) => [
      ...readFileSync(join(root, file), 'utf8').matchAll(/action: '(\w+\.\w+)', subjectType: 'booking'/g),
    ])
    .map(([, action = '']) => action.replace('.', '_'));
  expect(ofBookings).toContain('letters_read');
  const own = Object.keys(office.office.audit.deeds).filter((key) => key.startsWith('booking_'));
  const said = adminPayments.adminPayments.booking.deeds;
  expect([...ofBookings, ...own].filter((key) => !Object.hasOwn(said, key))).toEqual([]);
});

test('every field of a profile that the audit names has a word', () => {
  const known = Object.keys(office.office.audit.fields);
  expect(fieldNames.filter((name) => !known.includes(name))).toEqual([]);
});
