import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { typedNumber } from './fields.ts';

/** The second factor of an account: codes of an authenticator app, and recovery codes for a lost phone. */

/** Six digits of the app, or a recovery code, however it is written. */
export const factorCode = typedNumber('second_factor_needed')
  .min(1, 'second_factor_needed')
  .max(40, 'second_factor_wrong');

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const secondFactor = endpoints({
  'GET /user/second-factor': {
    summary: 'Whether the caller has a second factor, must have one, and how many recovery codes are left',
    who: 'signed-in',
    beforeSecondFactor: true,
    reply: z.object({ enabled: z.boolean(), required: z.boolean(), recoveryCodesLeft: z.number() }),
  },
  'POST /user/second-factor/begin': {
    summary: 'A secret for an authenticator app, as letters, as an otpauth address and as a QR code (SVG)',
    who: 'signed-in',
    beforeSecondFactor: true,
    body: z.strictObject({}),
    reply: z.object({ secret: z.string(), uri: z.string(), qr: z.string() }),
    errors: ['prove_again', 'second_factor_on'],
    perMinute: 20,
  },
  'POST /user/second-factor/confirm': {
    summary: 'The first code of the app: from now on it is asked at each sign-in; gives the recovery codes, once',
    who: 'signed-in',
    beforeSecondFactor: true,
    body: z.strictObject({ code: factorCode }),
    reply: recoveryCodes,
    message: 'second_factor_begun',
    errors: ['app_code_wrong', 'second_factor_on', 'second_factor_off', 'too_many'],
    perMinute: 20,
  },
  'POST /user/second-factor/renew-codes': {
    summary: 'New recovery codes; the old ones are void',
    who: 'signed-in',
    body: z.strictObject({}),
    reply: recoveryCodes,
    errors: ['prove_again', 'second_factor_off'],
    perMinute: 20,
  },
  'POST /user/second-factor/end': {
    summary: 'Ends the second factor, where it may be ended',
    who: 'signed-in',
    body: z.strictObject({}),
    reply: z.object({}),
    message: 'second_factor_ended',
    errors: ['prove_again', 'second_factor_required'],
    perMinute: 20,
  },
});
