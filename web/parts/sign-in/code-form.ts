import { z } from 'zod';
import { typedNumber } from '#contract/fields.ts';
import type { MessageCode } from '#contract/messages.ts';
import { isOtp } from '#domain/sign-in/otp.ts';
import { wantsCode, type CodeTyped } from './code-wanted.ts';
import { captcha, phoneOfCode } from './phone-forms.ts';

/** The fields of a form that wants a code sent to a phone: first the phone alone, then the code with it. */

const says = (code: MessageCode): MessageCode => code;

export const codeFields = {
  /** Left or sent, it is spoken of in one sentence (specification, public, section 5). */
  phone: phoneOfCode,
  /** Whose code is on its way. */
  sentTo: z.string().max(20).optional(),
  otp: typedNumber().max(20).optional(),
  /** Another code is asked for. */
  resend: z.string().max(1).optional(),
  captcha,
};

const needsNone = (form: CodeTyped): boolean =>
  form.phone === undefined || wantsCode(form) || Boolean(form.verification);
const whateverElse = { path: ['otp'], when: () => true };

/** Says of the code what is wrong with it, where one is wanted. */
export const withCode = <Out extends CodeTyped, In>(form: z.ZodType<Out, In>): z.ZodType<Out, In> =>
  form
    .refine((typed) => needsNone(typed) || Boolean(typed.otp), { message: says('otp_required'), ...whateverElse })
    .refine((typed) => needsNone(typed) || !typed.otp || isOtp(typed.otp), {
      message: says('otp_digits'),
      ...whateverElse,
    });
