import { z } from 'zod';
import { otp } from '#contract/fields.ts';
import { loginInput } from '#contract/login.ts';
import type { MessageCode } from '#contract/messages.ts';
import { isPhone, isTenDigits } from '#domain/people/phone.ts';

/** The two ways of signing in. */
export const passwordForm = loginInput;

const phoneNeeded: MessageCode = 'phone_valid_required';
const noMobile: MessageCode = 'phone_mobile';
/** Left or sent, the phone of a code is spoken of in one sentence (specification, public, section 5). */
const codePhone = z
  .string(phoneNeeded)
  .refine(isPhone, { error: ({ input }) => (isTenDigits(String(input)) ? noMobile : phoneNeeded) });
export const codeForm = z.object({ phone: codePhone, otp, secondFactor: loginInput.shape.secondFactor });
