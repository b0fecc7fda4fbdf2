import type { MessageCode, Sentences } from '#contract/messages.ts';

/**
 * What the server says and pages say too. Its other sentences come with its answers, or with the schema of the form
 * that is being filled in (`wrong-in.ts`): all of them weigh as much as a page.
 */
const codes = [
  'account_deleted',
  'booking_sent',
  'clock_invalid',
  'date_invalid',
  'date_past',
  'image_invalid',
  'image_too_large_1',
  'image_too_large_5',
  'invalid',
  'language_repeated',
  'language_required',
  'otp_digits',
  'otp_required',
  'password_required',
  'phone_mobile',
  'ritual_incomplete',
  'ritual_unknown',
  'search_incomplete',
  'sign_in',
  'signed_out_everywhere',
  'start_passed',
  'too_long',
] as const satisfies readonly MessageCode[];

export type SaidCode = (typeof codes)[number];

/** Of a language's sentences those above, and no other. */
export const saidOf = (sentences: Sentences): Readonly<Record<SaidCode, string>> =>
  Object.fromEntries(codes.map((code) => [code, sentences[code]])) as Record<SaidCode, string>;
