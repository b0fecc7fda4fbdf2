import { z } from 'zod';
import { otp, phone, typedNumber } from '#contract/fields.ts';
import type { MessageCode } from '#contract/messages.ts';
import { isPhone, isTenDigits } from '#domain/people/phone.ts';

/** The steps of a form that proves a phone, as its fields are checked on both sides. */

const needed: MessageCode = 'phone_valid_required';
const noMobile: MessageCode = 'phone_mobile';
/** Where a code is to be sent, its phone is spoken of in one sentence (specification, public, section 5). */
export const phoneOfCode = typedNumber(needed).refine(isPhone, {
  error: ({ input }) => (isTenDigits(String(input)) ? noMobile : needed),
});

export const captcha = z.string().max(4000).optional();

export const sendForm = z.object({ phone: phoneOfCode, captcha });
export const verifyForm = z.object({ phone, otp });
/** Of a form that ends with a proved phone. */
export const proved = {
  phone: phoneOfCode,
  otp: typedNumber().optional(),
  verification: z.string().max(200).optional(),
  captcha,
};
