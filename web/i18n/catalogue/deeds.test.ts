import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { steps } from '#domain/booking.ts';
import { fieldNames } from '#domain/profile/fields.ts';
import { admin } from '../en/admin.ts';
import { office } from '../en/admin-office.ts';
import { adminPayments } from '../en/admin-payments.ts';
import { bookingPage } from '../en/booking-page.ts';

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

test('every deed of the audit that the server names has a sentence and a kind', () => {
  const root = join(import.meta.dirname, '../../../server');
  const named = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('test'))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .filter((text) => /\baudit\(/.test(text))
    .flatMap((text) => [...text.matchAll(/(?:action: |deedOf\(|\w+\.id, |viewer, |, |= )'([a-z]\w*\.[a-z]\w*)'/g)])
    .map(([, action = '']) => action)
    .filter((action) => !/\.(?:csv|customer|pandit|csp)$/.test(action))
    .map((action) => action.replace('.', '_'));
  expect(named.length).toBeGreaterThan(30);
  const { deeds, kinds } = office.office.audit;
  expect(named.filter((key) => !Object.hasOwn(deeds, key))).toEqual([]);
  expect(Object.keys(kinds).toSorted()).toEqual(Object.keys(deeds).toSorted());
});

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
