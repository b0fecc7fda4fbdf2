import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { api, type Key } from '#contract/index.ts';
import { userTypes, type UserType } from '#domain/roles.ts';
import { newId } from '../db/ids.ts';
import { testApp, type TestApp } from './test-app.ts';
import { almanacBodies } from './ugly-almanac.ts';
import { bodiesOfOffice } from './ugly-office.ts';

/** Bodies no form of ours would send. Whatever comes, the answer is one of ours and never a failure of the server. */

let t: TestApp;
const tokens = new Map<UserType, string>();
beforeAll(async () => {
  t = await testApp();
});
// new ones each time: some calls sign their caller out
beforeEach(async () => {
  for (const type of userTypes) tokens.set(type, (await t.person(type)).token);
});
afterAll(() => t.close());

const id = newId();
const phone = '9876543210';
const credential = { id: 'x', rawId: 'x', type: 'public-key', clientExtensionResults: {} };
const razorpay = { razorpay_order_id: 'order_1', razorpay_payment_id: 'pay_1', razorpay_signature: 'x' };

/** A body that is right in its form, so that each part in turn can be made ugly and reach the rule behind it. */
const wellFormed: Partial<Record<Key, object>> = {
  'POST /auth/otp/send': { phone, captcha: 'x' },
  'POST /auth/otp/verify': { phone, otp: '123456' },
  'POST /get-user-by-phone': { phone, verification: 'x' },
  'POST /auth/register': {
    name: 'Ama',
    phone,
    password: 'tulsi-108',
    email: 'a@b.in',
    dob: '1990-01-01',
    verification: 'x',
    captcha: 'x',
  },
  'POST /auth/register-pandit': {
    name: 'Ama',
    phone,
    password: 'tulsi-108',
    email: '',
    referredBy: 'B',
    userType: 'pandit',
    verification: 'x',
    captcha: 'x',
  },
  'POST /auth/enter': { phone, verification: 'x', name: 'Ama' },
  'POST /auth/login': { phone, password: 'x' },
  'POST /auth/login-otp': { phone, otp: '123456' },
  'POST /auth/login-firebase': { idToken: 'x' },
  'POST /auth/passkey': {},
  'POST /auth/begin-afresh': { phone, otp: '123456' },
  'POST /auth/refresh': {},
  'POST /auth/logout': {},
  ...almanacBodies(id),
  'POST /contact': { name: 'Ama', phone, email: 'a@b.in', message: 'x', captcha: 'x' },
  'POST /contact/admin/open': { messageId: id },
  'POST /contact/admin/mark-unread': { messageId: id },
  'POST /contact/admin/mark-answered': { messageId: id, note: 'x' },
  'POST /staff/invite': { name: 'Ama', phone },
  'POST /staff/resend-invitation': { invitationId: id },
  'POST /staff/revoke-invitation': { invitationId: id },
  'POST /staff/remove': { personId: id, reason: 'x' },
  'POST /auth/invitation': { token: 'x' },
  'POST /auth/accept-invitation': { token: 'x', phone, password: 'tulsi-108', verification: 'x', captcha: 'x' },
  'POST /availability/filter-availability': {
    ritualId: id,
    date: '2030-01-01',
    price: 500,
    district: 'Puri',
    language: 'Odia',
    cursor: 'x',
    limit: 5,
  },
  'POST /waits': { ritualId: id, date: '2030-01-01', district: 'Puri' },
  'POST /waits/:id/no-longer': {},
  'POST /waits/:id/ask': { panditId: id, price: 500, userAddress: 'Plot 12, Puri' },
  'POST /booking/ask': {
    panditIds: [id],
    ritualId: id,
    bookingDate: '2030-01-01',
    userAddress: 'Plot 12, Puri',
    others: 'yes',
    limit: 500,
  },
  'POST /booking/:id/ask-others': { pandits: [{ panditId: id, price: 500 }] },
  'POST /booking/:id/ask-nobody': {},
  'POST /booking/:id/not-needed': {},
  'POST /booking/:id/others': { others: 'yes', limit: 500 },
  ...bodiesOfOffice(id),
  'POST /case/booking/:id': { kind: 'dispute', words: 'x', photos: [id] },
  'POST /case/:id/add': { words: 'x', photos: [id] },
  'POST /case/:id/appeal': { words: 'x' },
  'POST /payment/webhook': { event: 'payment.captured', payload: { payment: { entity: { id: 'pay_1' } } } },
  'POST /sandbox/pay': { orderId: 'order_1', outcome: 'success', method: 'upi' },
  'POST /user/get-users': { userType: 'user', search: 'x', page: 1, pageSize: 5 },
  'POST /user/admin/update-user-status': { userId: id, userStatus: 'approved', comment: 'x' },
  'POST /user/update-profile': { updateData: {} },
  'POST /user/change-password': { currentPassword: 'x', verification: 'x', newPassword: 'tulsi-108' },
  'POST /user/sign-out-everywhere': {},
  'POST /user/end-session': { sessionId: id },
  'POST /user/language': { language: 'or', ownDigits: true },
  'POST /user/agree': { noticeVersion: '2026-11-26' },
  'POST /user/prove-self': { password: 'x', verification: 'x' },
  'POST /user/second-factor/begin': {},
  'POST /user/second-factor/confirm': { code: '123456' },
  'POST /user/second-factor/renew-codes': {},
  'POST /user/second-factor/end': {},
  'POST /user/passkeys/begin': {},
  'POST /user/passkeys': {
    passkey: {
      ...credential,
      response: { clientDataJSON: 'e30', attestationObject: 'AA' },
    },
  },
  'POST /user/passkeys/remove': { id: 'x' },
  'POST /user/delete-account': { password: 'x', verification: 'x' },
  'POST /user/update-training-acceptance': { userId: id, trainingAccepted: 'accepted' },
  'POST /rituals/add-ritual-category': { name: 'Ama', description: 'x' },
  'POST /rituals/add-ritual': {
    ritualCategory: id,
    ritualType: 'A',
    ritualDescription: 'x',
    ritualImageUrl: '/uploads/ritual/a.webp',
    samagri: ['x'],
  },
  'POST /rituals/update-ritual': {
    ritualId: id,
    __v: 0,
    ritualCategory: id,
    ritualType: 'A',
    ritualTypeOdia: 'A',
    ritualTypeHindi: 'A',
    ritualDescription: 'x',
    ritualImageUrl: '/uploads/ritual/a.webp',
    durationMinutes: 60,
    slug: 'a',
    samagri: ['x'],
    place: 1,
  },
  'POST /rituals/archive-ritual': { ritualId: id, __v: 0 },
  'POST /rituals/restore-ritual': { ritualId: id, __v: 0 },
  'POST /rituals/update-category': { categoryId: id, __v: 0, name: 'Ama', description: 'x', quiet: false },
  'POST /rituals/archive-category': { categoryId: id, __v: 0 },
  'POST /rituals/restore-category': { categoryId: id, __v: 0 },
  'POST /rituals/order-categories': { seen: [id], wanted: [id] },
  'POST /availability/set-day': { day: '2030-01-01', free: true, closed: [{ from: '10:00', to: '12:00' }] },
  'POST /availability/get-by-user': { userId: id, fromDate: '2030-01-01', toDate: '2030-01-31' },
  'POST /availability/declare-availability': { fromDate: '2030-01-01', toDate: '2030-01-02', rituals: [] },
  'POST /availability/declare-pattern': { weekdays: [0], fromDate: '2030-01-01', toDate: '2030-01-31' },
  'POST /booking/book-pandit': {
    panditId: id,
    ritualId: id,
    bookingDate: '2030-01-01',
    startTime: '09:00',
    window: '2030-01-01T09:00~2030-01-01T11:00',
    userAddress: 'x',
    additionalNotesByUser: 'x',
  },
  'POST /booking/get-bookings-by-user': { cursor: 'x', limit: 5 },
  'POST /booking/update-booking-status': { bookingId: id, bookingStatus: 'rejected', additionalNotesbyPandit: 'x' },
  'POST /booking/:id/cancel': { reason: 'x', refund: 1 },
  'POST /booking/:id/withdraw': { reason: 'x' },
  'POST /booking/:id/begin': { code: '1234', at: '09:00', key: id, secondsAgo: 60 },
  'POST /booking/:id/rest/given': { amount: 500 },
  'POST /booking/:id/rest/received': { amount: 500 },
  'POST /booking/:id/rest/returned': {},
  'POST /booking/:id/complete': {},
  'POST /booking/:id/review': { stars: 5, onTime: true, words: 'x' },
  'POST /booking/:id/review-family': { prepared: true, respectful: true, paidAsAgreed: false },
  'POST /booking/:id/withdraw-review': {},
  'POST /booking/:id/answer-review': { words: 'x' },
  'POST /my-pandits/keep': { panditId: id },
  'POST /my-pandits/let-go': { panditId: id },
  'POST /user/notices': { reminders: true, letters: false, progress: true },
  'POST /admin/please-call/called': { messageId: id, outcome: 'told' },
  'POST /pandits/:id/reviews/:reviewId/report': { why: 'insult', words: 'x' },
  'POST /admin/reviews/decide': { panditId: id, reviewId: id, decision: 'hide', rule: 'insult', note: 'x' },
  'POST /admin/review-pairs/looked': { panditId: id, customerId: id, note: 'x' },
  'POST /admin/credits/decide': { bookingId: id, decision: 'refuse', reason: 'x' },
  'POST /booking/:id/letters': { text: 'x', photo: '/uploads/letter/x.webp', key: id },
  'POST /booking/:id/letters/read': { upTo: id },
  'POST /booking/:id/letters/block': {},
  'POST /booking/:id/letters/allow': {},
  'POST /booking/:id/letters/report': { letterId: id, reason: 'x' },
  'POST /booking/:id/propose': {
    day: '2030-01-01',
    startTime: '09:00',
    window: '2030-01-01T09:00~2030-01-01T11:00',
    reason: 'x',
  },
  'POST /booking/:id/proposal/refuse': {},
  'POST /booking/:id/proposal/take-back': {},
  'POST /booking/:id/pay-by-credit': {},
  'POST /booking/:id/proposal/accept': { day: '2030-01-01', startTime: '09:00' },
  'POST /payment/admin/retry-refund': { refundId: id },
  'POST /payment/admin/pay-out': { bookingId: id, amount: 450.9, method: 'upi', reference: 'x' },
  'POST /payment/create-order': { bookingId: id, purpose: 'rest', amount: 500, receipt: 'r' },
  'POST /payment/verify-payment': { booking_id: id, amount: 500, ...razorpay },
};

const uglyTexts = [
  'x'.repeat(10_000),
  '🙏🏽 ଓଁ 👨‍👩‍👧‍👦 \u202E\uFEFF',
  '<img src=x onerror=alert(1)>',
  "'; DROP TABLE people; --",
  '\u0000',
  'a\u0000b',
  '\uD800',
  '%00%ff%',
  '../../etc/passwd',
  '${7*7}{{7*7}}',
  '-1',
  '1e999',
];
const uglyValues: unknown[] = [...uglyTexts, null, [], [[[]]], {}, { $gt: '' }, -1, 1e308, 0.1, 2 ** 53, true, ''];

function tokenFor(key: Key): string | undefined {
  const { who } = api[key];
  if (who === 'anyone') return undefined;
  return tokens.get(who === 'signed-in' ? 'user' : who[0]);
}

async function statusOf(key: Key, path: string, body?: object): Promise<number> {
  const token = tokenFor(key);
  const [method = ''] = key.split(' ');
  const reply = await fetch(`${t.url}/api${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = (await reply.json()) as { success: boolean; message: string };
  expect(typeof answer.message).toBe('string');
  return reply.status;
}

test('every endpoint that takes a body is among those tried', () => {
  const taking = (Object.keys(api) as Key[]).filter((key) => key.startsWith('POST') && !key.includes('/uploads/'));
  expect(Object.keys(wellFormed).toSorted()).toEqual(taking.toSorted());
});

test.each(Object.entries(wellFormed) as [Key, object][])('%s bears ugly values in every field', async (key, body) => {
  const [, path = ''] = key.split(' ');
  for (const field of [...Object.keys(body), 'unknown']) {
    const statuses = await Promise.all(
      uglyValues.map(async (value) => [value, await statusOf(key, path, { ...body, [field]: value })] as const),
    );
    for (const [value, status] of statuses) {
      expect(status, `${field}: ${JSON.stringify(value)?.slice(0, 60)}`).toBeLessThan(500);
    }
  }
});

test('a profile bears ugly values in every field', async () => {
  const fields = Object.keys(api['POST /user/update-profile'].body.shape.updateData.shape);
  expect(fields.length).toBeGreaterThan(30);
  for (const field of fields) {
    for (const value of uglyValues) {
      const status = await statusOf('POST /user/update-profile', '/user/update-profile', {
        updateData: { [field]: value },
      });
      expect(status, `${field}: ${JSON.stringify(value)?.slice(0, 60)}`).toBeLessThan(500);
    }
  }
});

test.each([
  ['GET /user/get-user/:userId', '/user/get-user/'],
  ['GET /booking/:id', '/booking/'],
  ['DELETE /availability/:id', '/availability/'],
  ['GET /booking/admin/bookings', '/booking/admin/bookings?search='],
  ['GET /booking/admin/bookings', '/booking/admin/bookings?cursor='],
  ['GET /booking/admin/bookings', '/booking/admin/bookings?surprise='],
  ['GET /booking/admin/bookings', '/booking/admin/bookings?page='],
  ['GET /booking/admin/list', '/booking/admin/list?search='],
  ['GET /contact/admin/messages', '/contact/admin/messages?search='],
  ['GET /contact/admin/messages', '/contact/admin/messages?page='],
  ['GET /audit/entries', '/audit/entries?action='],
  ['GET /audit/entries', '/audit/entries?cursor='],
  ['GET /audit/entries', '/audit/entries?day='],
  ['GET /audit/people', '/audit/people?search='],
  ['GET /audit/people/:id', '/audit/people/'],
  ['GET /sandbox/messages', '/sandbox/messages?to='],
] as const)('%s bears ugly addresses: %s', async (key, path) => {
  for (const text of uglyTexts) {
    expect(await statusOf(key, path + encodeURIComponent(text.toWellFormed())), text.slice(0, 60)).toBeLessThan(500);
  }
});
