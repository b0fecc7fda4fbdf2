import type { Profile } from '#contract/people.ts';
import { splitName } from '#domain/people/name.ts';
import type { FieldName, ProfileFields } from './profile-form.ts';
import { asGender, familyFields, type FamilyField } from './profile-sections.ts';

/** The values of the fields of a profile; empty for what was never said. */
export function fieldsOf(
  profile: Profile,
): Record<Exclude<FieldName, 'gender'>, string> & Pick<ProfileFields, 'gender'> {
  const { first, last } = splitName(profile.name);
  const said = Object.fromEntries(familyFields.map((name) => [name, profile[name] ?? ''])) as Record<
    FamilyField,
    string
  >;
  return { firstName: first, lastName: last, ...said, gender: asGender(profile.gender) ?? '' };
}
