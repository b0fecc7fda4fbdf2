import type { Profile } from '#contract/people.ts';
import { splitName } from '#domain/people/name.ts';
import type { FieldName, ProfileFields } from './profile-form.ts';
import { asGender } from './profile-sections.ts';

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
