import { z } from 'zod';
import { phone, typedNumber } from './fields.ts';
import { passkeyAnswer } from './passkeys.ts';

/** Apart from the other calls of signing in, so that the login page loads this alone. */
export const loginInput = z.strictObject({
  phone,
  password: z.string('password_required').min(1, 'password_required').max(1000, 'too_long'),
  /** For accounts that have one: a code of the app, or a recovery code. */
  secondFactor: typedNumber().max(40, 'second_factor_wrong').optional(),
  /** In its place: the answer of a passkey to `POST /auth/passkey`. */
  passkey: passkeyAnswer.optional(),
});
