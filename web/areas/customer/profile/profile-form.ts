import { z } from 'zod';
import { optionalPersonName, optionalSeenName, seenName } from '#contract/fields.ts';
import type { MessageCode } from '#contract/messages.ts';
import { profileInput } from '#contract/people.ts';
import { partOf } from '#contract/profile/field-shapes.ts';
import { genders } from '#domain/profile/fields.ts';
import { joinName } from '#domain/people/name.ts';
import { faultOfName } from '#domain/people/name-words.ts';
import { inProfile } from '../../../parts/account/profile-form.ts';
import { today } from '../../../parts/today.ts';
import { familyFields } from './profile-sections.ts';

/** The profile as its form asks for it: the contract's rules, with the name in two parts. */

const says = (code: MessageCode): MessageCode => code;
const NAME_MAX = 120;

export const profileForm = z
  .object({
    ...partOf(profileInput.shape, familyFields),
    firstName: seenName,
    lastName: optionalSeenName,
    nameOdia: optionalPersonName('odia'),
    nameDevanagari: optionalPersonName('devanagari'),
    emergencyName: optionalPersonName(),
    gender: z.union([z.literal('').transform(() => null), z.enum(genders)]),
  })
  .refine((form) => !form.dob || form.dob <= today(), { message: says('date_future'), path: ['dob'] })
  .refine((form) => nameOf(form).length <= NAME_MAX, { message: says('too_long'), path: ['lastName'] })
  .superRefine((form, context) => {
    const fault = faultOfName(nameOf(form));
    const isLast = Boolean(form.lastName && !faultOfName(form.firstName));
    if (fault) context.addIssue({ code: 'custom', message: says(fault), path: [isLast ? 'lastName' : 'firstName'] });
  });

/** The form as it is sent. */
export const sent = inProfile(profileForm);

export type ProfileFields = z.input<typeof profileForm>;
export type ProfileValues = z.output<typeof profileForm>;
export type FieldName = keyof ProfileFields;
type Update = z.input<typeof profileInput>;

const nameOf = ({ firstName, lastName }: { firstName: string; lastName?: string | null | undefined }): string =>
  joinName({ first: firstName, last: lastName ?? '' });

/** Saves only the changed fields, so that other fields saved by somebody else stay. */
export function updateOf(values: ProfileValues, changed: ReadonlySet<string>): Update {
  const others: Update = partOf(
    values,
    familyFields.filter((name) => changed.has(name)),
  );
  return { ...others, ...((changed.has('firstName') || changed.has('lastName')) && { name: nameOf(values) }) };
}
