import { fieldNames, fieldOf, genders, type FieldName, type FieldsWith, type Gender } from '#domain/profile/fields.ts';

/** The sections of the profile and what each is about (specification, public, section 2). */

export const sectionNames = ['personal', 'contact', 'professional', 'emergency'] as const;
export type SectionName = (typeof sectionNames)[number];

/** The fields of `domain/profile/fields.ts` that families have. */
export type FamilyField = { [Name in SectionName]: FieldsWith<{ family: Name }> }[SectionName];
const isFamilys = (name: FieldName): name is FamilyField => fieldOf(name).family !== undefined;
export const familyFields: readonly FamilyField[] = fieldNames.filter(isFamilys);
export const fieldsIn = (section: SectionName): FamilyField[] =>
  familyFields.filter((name) => fieldOf(name).family === section);

/** The name in two parts, and the phone of the sign-in beside the fields. */
export type SectionField = FamilyField | 'firstName' | 'lastName' | 'phone';
export const shownIn: { [Name in SectionName]: readonly SectionField[] } = {
  personal: ['firstName', 'lastName', ...fieldsIn('personal')],
  contact: fieldsIn('contact').flatMap((name) => (name === 'email' ? [name, 'phone'] : [name])),
  professional: fieldsIn('professional'),
  emergency: fieldsIn('emergency'),
};

export const asGender = (value: string | null): Gender | null => genders.find((gender) => gender === value) ?? null;
