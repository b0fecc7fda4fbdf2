/** The sections of the profile and what stands in each (specification, public, section 2). */
export const sections = {
  personal: ['firstName', 'lastName', 'dob', 'gender'],
  contact: ['email', 'phone', 'address'],
  professional: ['occupation', 'education'],
  emergency: ['emergencyName', 'emergencyPhone', 'emergencyRelation'],
} as const;

export type SectionName = keyof typeof sections;
export type SectionField = (typeof sections)[SectionName][number];

export const genders = ['male', 'female', 'other'] as const;
export const asGender = (value: string | null): (typeof genders)[number] | null =>
  genders.find((gender) => gender === value) ?? null;
