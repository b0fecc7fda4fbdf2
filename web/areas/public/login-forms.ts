import { z } from 'zod';
import { otp } from '#contract/fields.ts';
import { loginInput } from '#contract/login.ts';
import type { MessageCode } from '#contract/messages.ts';
import { isPhone } from '#domain/phone.ts';

/** The two ways of signing in. */
export const passwordForm = loginInput;

const phoneNeeded: MessageCode = 'phone_valid_required';
/** Left or sent, the phone of a code is spoken of in one sentence (specification, public, section 5). */
export const codeForm = z.object({ phone: z.string(phoneNeeded).refine(isPhone, phoneNeeded), otp });
