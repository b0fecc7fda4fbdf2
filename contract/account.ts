import { z } from 'zod';
import { caseKinds } from '#domain/cases/case.ts';
import { familyDayKinds } from '#domain/calendar/family-days.ts';
import { languages } from '#domain/locale.ts';
import { threeNames } from './almanac/day.ts';
import { followed } from './almanac/panji.ts';
import { availabilityEntry } from './availability.ts';
import { booking } from './bookings.ts';
import { endpoints } from './endpoint.ts';
import { id, instant, ourDay, password } from './fields.ts';
import { earnings } from './payments.ts';
import { profile } from './people.ts';

/** What a person decides about their own account: its password, its sign-ins, its data, its end. */

/** A password in use. The rules for new passwords do not apply. */
const knownPassword = z.string('password_required').min(1, 'password_required').max(1000, 'too_long').optional();
/** Of `POST /auth/otp/verify`, for one's own phone: for those who do not know their password. */
const verification = z.string().max(200).optional();

export const changePasswordInput = z
  .strictObject({ currentPassword: knownPassword, verification, newPassword: password })
  .refine((sent) => sent.currentPassword !== undefined || sent.verification !== undefined, {
    message: 'password_required',
    path: ['currentPassword'],
  });

/** Another person as the screens show them; their id stays here. */
const other = z.object({ name: z.string(), phone: z.string().nullable() });

/** What the caller reads: in it messages come, and pages whose address names no language. */
const ownLanguage = z.strictObject({
  language: z.enum(languages),
  /** Pages write numbers with the digits of that language (`୧୨`, `१२`), not with 0 to 9. What programs read keeps 0 to 9. */
  ownDigits: z.boolean(),
});
export type OwnLanguage = z.infer<typeof ownLanguage>;

/** Everything we hold about a person, in their own words and figures (rupees). */
export const ownData = z.object({
  takenAt: instant,
  profile: profile.omit({ acharyaId: true }).extend({ acharya: other.nullable() }),
  bookings: z.array(
    booking
      .omit({ userId: true, panditId: true, hasConflict: true, conflicts: true })
      .extend({ customer: other, pandit: other }),
  ),
  payments: z.array(
    z.object({
      _id: id,
      bookingId: id,
      /** The advance, or the rest of the dakshina. */
      purpose: z.enum(['advance', 'rest']),
      amount: z.number(),
      method: z.string().nullable(),
      /** The payment service's own number for it. */
      reference: z.string(),
      paidAt: instant,
    }),
  ),
  refunds: z.array(
    z.object({
      _id: id,
      bookingId: id,
      paymentId: id,
      amount: z.number(),
      reason: z.string(),
      status: z.enum(['due', 'sent', 'processed', 'failed']),
      createdAt: instant,
      updatedAt: instant,
    }),
  ),
  /** The reviews they wrote, and a pandit's answers beside the reviews they answer. */
  reviews: z.array(
    z.object({
      bookingId: id,
      by: z.enum(['family', 'pandit']),
      stars: z.number().nullable(),
      onTime: z.boolean().nullable(),
      conduct: z.boolean().nullable(),
      explained: z.boolean().nullable(),
      asAgreed: z.boolean().nullable(),
      prepared: z.boolean().nullable(),
      respectful: z.boolean().nullable(),
      paidAsAgreed: z.boolean().nullable(),
      easyToFind: z.boolean().nullable(),
      words: z.string().nullable(),
      at: instant,
      shownAt: instant.nullable(),
      withdrawnAt: instant.nullable(),
      answer: z.string().nullable(),
      answeredAt: instant.nullable(),
    }),
  ),
  /** What they wrote in cases. */
  cases: z.array(
    z.object({
      number: z.string(),
      kind: z.enum(caseKinds),
      bookingId: id,
      words: z.string().nullable(),
      photos: z.number(),
      at: instant,
    }),
  ),
  /** What they wrote to us by the contact form, and what we answered. */
  messages: z.array(z.object({ number: z.string(), message: z.string(), at: instant, answer: z.string().nullable() })),
  /** What they wrote to the other side of their bookings. */
  letters: z.array(z.object({ bookingId: id, text: z.string().nullable(), photo: z.string().nullable(), at: instant })),
  /** Days they waited for. */
  waits: z.array(
    z.object({
      ritualType: z.string(),
      date: ourDay,
      startTime: z.string().nullable(),
      pandit: z.string().nullable(),
      district: z.string().nullable(),
      since: instant,
      toldAt: instant.nullable(),
    }),
  ),
  /** The pandits they keep in their list. */
  pandits: z.array(z.object({ name: z.string(), at: instant })),
  /** Days they keep by the moon. */
  familyDays: z.array(
    z.object({
      kind: z.enum(familyDayKinds),
      name: z.string(),
      month: threeNames,
      tithi: threeNames,
      origin: ourDay.nullable(),
    }),
  ),
  /** Where their almanac is asked for, which they follow, and their birth star; null where they chose none. */
  almanac: followed.nullable(),
  /** Which messages they want beside steps, money and codes. */
  notices: z.object({ reminders: z.boolean(), letters: z.boolean() }),
  language: ownLanguage,
  consents: z.array(
    z.object({
      noticeVersion: z.string(),
      language: z.string(),
      givenAt: instant,
      withdrawnAt: instant.nullable(),
    }),
  ),
  sessions: z.array(
    z.object({ startedAt: instant, endedAt: instant.nullable(), device: z.string().nullable(), current: z.boolean() }),
  ),
  /** A priest's free days and earnings; null for everybody else. */
  availability: z.array(availabilityEntry).nullable(),
  earnings: earnings.nullable(),
});
export type OwnData = z.infer<typeof ownData>;

/** A place where somebody is signed in. */
const openSession = z.object({
  _id: id,
  startedAt: instant,
  /** Within a quarter of an hour. */
  lastUsedAt: instant,
  device: z.string().nullable(),
  address: z.string().nullable(),
  current: z.boolean(),
});
export type OpenSession = z.infer<typeof openSession>;

export const proveSelfInput = z
  .strictObject({ password: knownPassword, verification })
  .refine((sent) => sent.password !== undefined || sent.verification !== undefined, {
    message: 'password_required',
    path: ['password'],
  });

export const account = endpoints({
  'GET /user/language': {
    summary: 'The language the caller reads, and how numbers are written for them',
    who: 'signed-in',
    reply: ownLanguage,
  },
  'POST /user/language': {
    summary:
      'The caller reads this language from now on: their messages come in it, and pages whose address names none',
    who: 'signed-in',
    body: ownLanguage,
    reply: ownLanguage,
    message: 'language_saved',
    perMinute: 20,
  },
  'GET /user/sessions': {
    summary: 'Where the caller is signed in, the last used first',
    who: 'signed-in',
    beforeSecondFactor: true,
    reply: z.object({ sessions: z.array(openSession) }),
  },
  'POST /user/end-session': {
    summary: 'Ends one of the caller’s sign-ins; its tokens are void at once',
    who: 'signed-in',
    beforeSecondFactor: true,
    body: z.strictObject({ sessionId: id }),
    reply: z.object({}),
    message: 'session_ended',
    errors: ['session_unknown'],
    perMinute: 60,
  },
  'POST /user/prove-self': {
    summary: 'Shows once more that it is the caller: for ten minutes they may change the way into their account',
    who: 'signed-in',
    beforeSecondFactor: true,
    body: proveSelfInput,
    reply: z.object({}),
    message: 'proved',
    errors: ['password_wrong', 'phone_unproved', 'too_many', 'session_over'],
    perMinute: 20,
  },
  'POST /user/change-password': {
    summary: 'A new password; every sign-in ends, the caller gets a new one: its token here, its cookie beside it',
    who: 'signed-in',
    beforeSecondFactor: true,
    body: changePasswordInput,
    reply: z.object({ token: z.string() }),
    message: 'password_changed',
    errors: [
      'password_wrong',
      'password_common',
      'password_context',
      'password_guessed',
      'password_short_admin',
      'password_same',
      'phone_unproved',
      'too_many',
      'session_over',
    ],
    perMinute: 20,
  },
  'POST /user/sign-out-everywhere': {
    summary: 'Ends every sign-in, this one too; all tokens are void at once',
    who: 'signed-in',
    beforeSecondFactor: true,
    body: z.strictObject({}),
    reply: z.object({}),
    message: 'signed_out_everywhere',
    perMinute: 20,
  },
  'POST /user/agree': {
    summary: 'The caller agrees to the privacy notice as it is now; the version is that of the notice they were shown',
    who: 'signed-in',
    body: z.strictObject({ noticeVersion: z.string().max(20) }),
    reply: z.object({}),
    message: 'agreed',
    errors: ['notice_changed'],
    perMinute: 20,
  },
  'GET /user/export-data': {
    summary: 'Everything we hold about the caller, as a file',
    who: 'signed-in',
    reply: ownData,
    perMinute: 10,
  },
  'POST /user/delete-account': {
    summary: 'Ends the account and removes who it belonged to; bookings and payments stay in the books',
    who: ['user', 'pandit', 'acharya'],
    body: proveSelfInput,
    reply: z.object({}),
    message: 'account_deleted',
    errors: ['password_wrong', 'phone_unproved', 'too_many', 'account_in_use', 'account_owed', 'account_in_case'],
    perMinute: 20,
  },
});
