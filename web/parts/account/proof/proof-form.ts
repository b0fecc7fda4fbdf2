import { z } from 'zod';
import { typedNumber } from '#contract/fields.ts';
import type { MessageCode } from '#contract/messages.ts';
import { isOtp } from '#domain/sign-in/otp.ts';

/** The fields by which somebody who is signed in shows that it is really them: their password, or a code sent to their phone. */
export const proof = z
  .object({
    /** `none` where it is not asked, `send` where no code has been sent yet. */
    by: z.enum(['none', 'password', 'send', 'code']),
    password: z.string().max(1000, 'too_long').optional(),
    otp: typedNumber().optional(),
    /** What a code that was right has become. */
    verification: z.string().max(200).optional(),
  })
  .superRefine(({ by, password, otp, verification }, context) => {
    const missing = (message: MessageCode, path: 'password' | 'otp') =>
      context.addIssue({ code: 'custom', message, path: [path] });
    if (by === 'password' && !password) missing('password_required', 'password');
    if (by === 'send') missing('phone_unproved', 'otp');
    if (by === 'code' && !verification && !isOtp(otp ?? '')) missing(otp ? 'otp_digits' : 'otp_required', 'otp');
  });
export type ProofValues = z.output<typeof proof>;
