import { z } from 'zod';
import { id, password, typedNumber } from '#contract/fields.ts';
import type { MessageCode } from '#contract/messages.ts';
import { languages } from '#domain/locale.ts';
import { isAppCode } from '#domain/sign-in/second-factor.ts';
import { isTicked } from '../forms/ticked.ts';
import { proof } from './proof/proof-form.ts';

/** What the forms of an account ask for. */

const differ: MessageCode = 'passwords_differ';

export const passwordForm = z.intersection(
  proof,
  z.object({ newPassword: password, confirm: z.string() }).refine((form) => form.newPassword === form.confirm, {
    message: differ,
    path: ['confirm'],
    // also while the new one is still too short
    when: () => true,
  }),
);

const digits: MessageCode = 'otp_digits';

export const appCodeForm = z.object({ code: typedNumber().refine(isAppCode, digits) });
export const deleteForm = proof;
export const everywhereForm = z.object({});
export const languageForm = z.object({ language: z.enum(languages), ownDigits: isTicked });
export const endForm = z.object({ sessionId: id });
