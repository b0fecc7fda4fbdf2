import type { Profile } from '#contract/people.ts';
import { isWholeRupees, MAX_RUPEES } from '#domain/money.ts';
import { fieldsWith } from '#domain/profile/fields.ts';
import { isYears } from '#domain/profile/profile.ts';
import { changedIn } from '../../../parts/account/profile-start.ts';
import type {
  AddressFields,
  LanguageFields,
  Offer,
  PersonalFields,
  RitualFields,
  TempleFields,
} from './profile-schemas.ts';

/** The parts of a pandit's profile. Each is a small form of its own: one thing at a time on a small screen. */

export const partNames = ['rituals', 'personal', 'address', 'temple', 'languages'] as const;
export type PartName = (typeof partNames)[number];

/** The fields that part asks for by their kind (`domain/profile/fields.ts`). */
export const personalFields = fieldsWith({ pandit: 'personal' });

/** What each part has fields for. */
export interface PartFields {
  personal: PersonalFields;
  address: AddressFields;
  temple: TempleFields;
  languages: LanguageFields;
  rituals: RitualFields;
}

/** An acharya offers no rituals (specification, section 6). */
export const partsOf = ({ userType }: Profile): readonly PartName[] =>
  partNames.filter((name) => name !== 'rituals' || userType === 'pandit');

export const isPrice = (typed: string): boolean =>
  isWholeRupees(typed) && Number(typed) >= 1 && Number(typed) <= MAX_RUPEES;

/** Longer names than this are no languages. */
export const LANGUAGE_MAX = 40;

export const same = (one: string) => (other: string) => one.toLowerCase() === other.toLowerCase();

/** Complete means: ritual, category, price and years (specification, section 5). */
export const isComplete = ({ category, ritualId, price, experience }: Offer): boolean =>
  // what came back from the server may lack some
  Boolean(category && ritualId) && isPrice(`${price}`.trim()) && isYears(`${experience}`.trim());

export const blank: Offer = { category: '', ritualId: '', price: '', experience: '' };

const textOf = (number: number | null): string => (number === null ? '' : String(number));

const textsOf = (profile: Profile): Record<(typeof personalFields)[number], string> =>
  Object.fromEntries(personalFields.map((name) => [name, String(profile[name] ?? '')])) as never;

/** The values of the fields of each part. */
export const fieldsOf: { [Name in PartName]: (profile: Profile) => PartFields[Name] } = {
  personal: (profile) => ({
    name: profile.name,
    ...textsOf(profile),
    isAdvancePaymentRequired: profile.isAdvancePaymentRequired,
    advanceAmount: textOf(profile.advanceAmount),
  }),
  address: (profile) => ({
    address: profile.address ?? '',
    district: profile.district ?? '',
    city: profile.city ?? '',
    pincode: profile.pincode ?? '',
  }),
  temple: (profile) => ({
    isAttachedToTemple: profile.isAttachedToTemple,
    isSameAsHomeAddress: profile.isSameAsHomeAddress,
    templeDistrict: profile.templeDistrict ?? '',
    templeCity: profile.templeCity ?? '',
  }),
  languages: ({ languagesKnown }) => ({ languagesKnown, other: '' }),
  // where nothing is offered yet, the first entry is there to be written
  rituals: ({ rituals: kept }) => ({
    rituals:
      kept.length === 0
        ? [blank]
        : kept.map(({ ritualId, price, experience, category }) => ({
            ritualId: ritualId?._id ?? '',
            category: category ?? '',
            price: String(price),
            experience: String(experience),
          })),
  }),
};

/** The parts in which two versions of a profile differ; `status` is everything that others decide. */
export function differences(before: Profile, after: Profile): (PartName | 'status')[] {
  const differ = partNames.filter((name) => changedIn({ ...fieldsOf[name](before) }, fieldsOf[name](after)).size > 0);
  const photo = before.profileUrl !== after.profileUrl && !differ.includes('personal');
  const decided = (['userStatus', 'acharyaId', 'trainingPeriod', 'trainingAccepted'] as const).some(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  return [...(photo ? (['personal'] as const) : []), ...differ, ...(decided ? (['status'] as const) : [])];
}
