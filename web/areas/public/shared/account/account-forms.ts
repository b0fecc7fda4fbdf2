import { z } from 'zod';
import { birthday, email, optionalEmail, optionalText, password, personName } from '#contract/fields.ts';
import type { MessageCode } from '#contract/messages.ts';
import { priestTypes } from '#domain/roles.ts';
import { proved } from '../../../../parts/sign-in/phone-forms.ts';
import { today } from '../../../../parts/today.ts';

/** What the forms that make an account ask for, beside the phone that is proved in them. */

const says = (code: MessageCode): MessageCode => code;

const common = { ...proved, password, confirmPassword: z.string().default('') };

const same = {
  message: says('passwords_differ'),
  path: ['confirmPassword'],
  // also while other fields are still empty
  when: () => true,
};
const isSame = (form: { password?: string; confirmPassword?: string }): boolean =>
  form.password === form.confirmPassword;

const dob = z
  .string(says('dob_required'))
  .min(1, says('dob_required'))
  .pipe(birthday)
  .refine((day) => day <= today(), says('date_future'));

export const customerForm = z.object({ name: personName, email, ...common, dob }).refine(isSame, same);

export const invitedForm = z.object(common).refine(isSame, same);

export const priestForm = z
  .object({
    name: personName,
    email: optionalEmail,
    ...common,
    referredBy: optionalText(120),
    userType: z.enum(priestTypes),
  })
  .refine(isSame, same);
