import { z } from 'zod';
import { loginInput } from '#contract/auth.ts';
import { otp, phone } from '#contract/fields.ts';

/** The two ways of signing in. */
export const passwordForm = loginInput;
export const codeForm = z.object({ phone, otp });
