import { z } from 'zod';
import { priestTypes, userStatuses, userTypes } from '#domain/roles.ts';
import { endpoints } from './endpoint.ts';
import { birthday, email, optionalEmail, optionalText, otp, password, personName, phone } from './fields.ts';
import { loginInput } from './login.ts';
import { sessionUser } from './people.ts';

/** Proving a phone, signing up, signing in, staying signed in. */

/** Base64 of the solved challenge of `GET /auth/captcha`. */
const captcha = z.string().max(4000).optional();
const verification = z.string().max(200).optional();
const { secondFactor, passkey } = loginInput.shape;
/** Of the browser that asked for a code: in the answer, and in a cookie of ours. Without it a code counts in the network it was asked from. */
const handle = z.string().max(100).optional();
const weakPassword = ['password_common', 'password_context', 'password_guessed'] as const;
/** Where an account was not used for a year: its password, or the date of birth in its profile. */
const known = z.string().max(1000).optional();
const signedIn = z.object({ token: z.string(), user: sessionUser });

export const registerInput = z.strictObject({
  name: personName,
  phone,
  password,
  email,
  dob: birthday.nullish(),
  verification,
  captcha,
});

export const registerPanditInput = z.strictObject({
  name: personName,
  phone,
  password,
  email: optionalEmail,
  referredBy: optionalText(120),
  userType: z.enum(priestTypes),
  verification,
  captcha,
});

export const auth = endpoints({
  'GET /auth/captcha': {
    summary: 'A proof-of-work challenge, solved by the page without a click (ALTCHA)',
    who: 'anyone',
    reply: z.looseObject({ parameters: z.looseObject({}), signature: z.string().optional() }),
  },
  'POST /auth/otp/send': {
    summary:
      'Sends a six-digit code; the same answer for known and unknown phones. Without a captcha only a few from one network',
    who: 'anyone',
    body: z.strictObject({ phone, captcha, handle }),
    reply: z.object({ resendAfter: z.number(), expiresIn: z.number(), handle: z.string() }),
    message: 'otp_sent',
    errors: ['captcha_failed', 'otp_too_soon', 'too_many', 'otp_not_sent'],
    perMinute: 20,
  },
  'POST /auth/otp/verify': {
    summary: 'Proves a phone; the proof is good once, for ten minutes',
    who: 'anyone',
    body: z.strictObject({ phone, otp, handle }),
    reply: z.object({ verification: z.string() }),
    message: 'phone_proved',
    errors: ['otp_wrong', 'otp_expired', 'otp_spent'],
    perMinute: 60,
  },
  'POST /get-user-by-phone': {
    summary: 'Whether a phone is registered; type and status only with a proof of the phone',
    who: 'anyone',
    body: z.strictObject({ phone, verification }),
    reply: z.object({
      exists: z.union([z.literal(0), z.literal(1)]),
      user: z.object({ userType: z.enum(userTypes), userStatus: z.enum(userStatuses) }).optional(),
    }),
    perMinute: 10,
  },
  'POST /auth/register': {
    summary: 'A customer signs up with a proved phone',
    who: 'anyone',
    body: registerInput,
    reply: z.object({ user: sessionUser }),
    status: 201,
    message: 'registered',
    errors: ['phone_unproved', 'captcha_failed', 'too_many', 'phone_taken', ...weakPassword],
    perMinute: 20,
  },
  'POST /auth/register-pandit': {
    summary: 'A pandit or an acharya registers with a proved phone',
    who: 'anyone',
    body: registerPanditInput,
    reply: z.object({ user: sessionUser }),
    status: 201,
    message: 'registered',
    errors: ['phone_unproved', 'captcha_failed', 'too_many', 'phone_taken', ...weakPassword],
    perMinute: 20,
  },
  'POST /auth/enter': {
    summary:
      'Lets a family in by a proved phone: signs in, or makes a customer of that name first; the proof is used up',
    who: 'anyone',
    isDoor: true,
    body: z.strictObject({
      phone,
      verification: z.string().max(200),
      /** For a person without an account. */
      name: personName.optional(),
      known,
      secondFactor,
      passkey,
    }),
    reply: signedIn,
    errors: [
      'phone_unproved',
      'name_required',
      'families_only',
      'account_closed',
      'account_silent',
      'known_wrong',
      'known_over',
      'second_factor_needed',
      'second_factor_wrong',
      'too_many',
    ],
    perMinute: 20,
  },
  'POST /auth/login': {
    summary: 'Signs in by password',
    who: 'anyone',
    isDoor: true,
    body: loginInput,
    reply: signedIn,
    errors: ['credentials', 'account_closed', 'second_factor_needed', 'second_factor_wrong', 'too_many'],
    perMinute: 60,
  },
  'POST /auth/login-otp': {
    summary: 'Signs in by a code sent to the phone',
    who: 'anyone',
    isDoor: true,
    body: z.strictObject({ phone, otp, handle, known, secondFactor, passkey }),
    reply: signedIn,
    errors: [
      'otp_invalid',
      'otp_expired',
      'otp_spent',
      'phone_unknown',
      'account_closed',
      'account_silent',
      'known_wrong',
      'known_over',
      'second_factor_needed',
      'second_factor_wrong',
      'too_many',
    ],
    perMinute: 60,
  },
  'POST /auth/login-firebase': {
    summary: 'Signs in by a Firebase phone ID token, where that is switched on',
    who: 'anyone',
    isDoor: true,
    body: z.strictObject({ idToken: z.string().min(1).max(5000), known, secondFactor, passkey }),
    reply: signedIn,
    errors: [
      'firebase_off',
      'session_over',
      'phone_unknown',
      'account_closed',
      'account_silent',
      'known_wrong',
      'known_over',
      'second_factor_needed',
      'second_factor_wrong',
      'too_many',
    ],
    perMinute: 60,
  },
  'POST /auth/begin-afresh': {
    summary:
      'The new owner of a phone ends the account of a family that was silent for a year; the proof then signs the phone up again',
    who: 'anyone',
    isDoor: true,
    body: z.strictObject({ phone, otp, handle }),
    reply: z.object({ verification: z.string() }),
    message: 'begun_afresh',
    errors: [
      'otp_invalid',
      'otp_expired',
      'otp_spent',
      'phone_unknown',
      'afresh_heard',
      'afresh_office',
      'account_in_use',
      'account_in_case',
    ],
    perMinute: 20,
  },
  'POST /auth/refresh': {
    summary: 'A new token for the cookie of a sign-in; a new cookie comes with it',
    who: 'anyone',
    isDoor: true,
    reply: signedIn,
    errors: ['session_over'],
    perMinute: 120,
  },
  'POST /auth/logout': {
    summary: 'Ends this sign-in; its tokens and its cookie are void at once',
    who: 'anyone',
    reply: z.object({}),
  },
  'GET /auth/me': {
    summary: 'Who is calling',
    who: 'signed-in',
    beforeSecondFactor: true,
    reply: z.object({ user: sessionUser }),
  },
});
