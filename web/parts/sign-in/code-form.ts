import { z } from 'zod';
import type { MessageCode } from '#contract/messages.ts';
import { isOtp } from '#domain/sign-in/otp.ts';
import { isPhone, isTenDigits } from '#domain/people/phone.ts';

/** The fields of a form that wants a code sent to a phone: first the phone alone, then the code with it. */

const says = (code: MessageCode): MessageCode => code;

export const codeFields = {
  /** Left or sent, it is spoken of in one sentence (specification, public, section 5). */
  phone: z.string(says('phone_valid_required')).refine(isPhone, {
    error: ({ input }) => says(isTenDigits(String(input)) ? 'phone_mobile' : 'phone_valid_required'),
  }),
  /** Whose code is on its way. */
  sentTo: z.string().max(20).optional(),
  otp: z.string().trim().max(20).optional(),
  /** Another code is asked for. */
  resend: z.string().max(1).optional(),
  captcha: z.string().max(4000).optional(),
};

export interface CodeTyped {
  readonly phone?: string | undefined;
  readonly sentTo?: string | undefined;
  readonly otp?: string | undefined;
  readonly resend?: string | undefined;
  readonly captcha?: string | undefined;
  /** What a right code was changed for; then none is asked for. */
  readonly verification?: string | undefined;
}

/** Whether a code has to be sent before one can be right. */
export const wantsCode = ({ phone, sentTo, resend }: CodeTyped): boolean => sentTo !== phone || Boolean(resend);

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
