import { z } from 'zod';
import { email, personName, text } from '#contract/fields.ts';
import type { MessageCode } from '#contract/messages.ts';
import { captcha } from '../../../parts/sign-in/phone-forms.ts';
import { digitsOfPhone, isPhone, isTenDigits } from '#domain/people/phone.ts';
import { latinDigits } from '#domain/words/digits.ts';

/** One field for either: an `@` means an e-mail address. */
type Reach = { phone: string } | { email: string };

const wrong = (context: z.RefinementCtx, message: MessageCode): never => {
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
};

const reach = z
  .string('reachable_required' satisfies MessageCode)
  .trim()
  .transform((typed, context): Reach => {
    if (typed.includes('@')) return email.safeParse(typed).success ? { email: typed } : wrong(context, 'email_invalid');
    const phone = digitsOfPhone(latinDigits(typed));
    if (isPhone(phone)) return { phone };
    if (isTenDigits(phone)) return wrong(context, 'phone_mobile');
    return wrong(context, phone ? 'phone_digits' : 'reachable_required');
  });

export const contactForm = z.object({
  name: personName,
  reach,
  message: text(4000, 'message_required'),
  captcha,
});
