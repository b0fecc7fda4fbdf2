import { z } from 'zod';
import { optionalText, text } from '#contract/fields.ts';
import type { MessageCode } from '#contract/messages.ts';
import { profileInput, type Profile } from '#contract/people.ts';
import { joinName, splitName } from '#domain/people/name.ts';
import { today } from '../../../parts/today.ts';
import { asGender, genders } from './profile-sections.ts';

/** The profile as its form asks for it: the contract's rules, with the name in two parts. */

const says = (code: MessageCode): MessageCode => code;
const NAME_MAX = 120;

const ofProfile = profileInput.pick({
  dob: true,
  email: true,
  address: true,
  occupation: true,
  education: true,
  emergencyName: true,
  emergencyPhone: true,
  emergencyRelation: true,
}).shape;

export const profileForm = z
  .object({
    ...ofProfile,
    firstName: text(NAME_MAX, 'name_required'),
    lastName: optionalText(NAME_MAX),
    gender: z.union([z.literal('').transform(() => null), z.enum(genders)]),
  })
  .refine((form) => !form.dob || form.dob <= today(), { message: says('date_future'), path: ['dob'] })
  .refine((form) => nameOf(form).length <= NAME_MAX, { message: says('too_long'), path: ['lastName'] });

export type ProfileFields = z.input<typeof profileForm>;
export type ProfileValues = z.output<typeof profileForm>;
export type FieldName = keyof ProfileFields;
type Update = z.input<typeof profileInput>;

const nameOf = ({ firstName, lastName }: { firstName: string; lastName?: string | null | undefined }): string =>
  joinName({ first: firstName, last: lastName ?? '' });

/** What stands in the fields of a profile; what was never said is empty. */
export function fieldsOf(
  profile: Profile,
): Record<Exclude<FieldName, 'gender'>, string> & Pick<ProfileFields, 'gender'> {
  const { first, last } = splitName(profile.name);
  return {
    firstName: first,
    lastName: last,
    dob: profile.dob ?? '',
    gender: asGender(profile.gender) ?? '',
    email: profile.email ?? '',
    address: profile.address ?? '',
    occupation: profile.occupation ?? '',
    education: profile.education ?? '',
    emergencyName: profile.emergencyName ?? '',
    emergencyPhone: profile.emergencyPhone ?? '',
    emergencyRelation: profile.emergencyRelation ?? '',
  };
}

/** Only what was changed is saved: what somebody else saved meanwhile in the other fields is left alone. */
export function updateOf(values: ProfileValues, changed: ReadonlySet<string>): Update {
  const { dob, gender, email, address, occupation, education, emergencyName, emergencyPhone, emergencyRelation } =
    values;
  const rest = { dob, gender, email, address, occupation, education, emergencyName, emergencyPhone, emergencyRelation };
  const others = Object.fromEntries(Object.entries(rest).filter(([name]) => changed.has(name))) as Partial<typeof rest>;
  return { ...others, ...((changed.has('firstName') || changed.has('lastName')) && { name: nameOf(values) }) };
}
