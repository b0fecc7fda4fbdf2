import { z } from 'zod';
import {
  email,
  optionalPersonName,
  optionalPincode,
  optionalText,
  personName,
  text,
  typedNumber,
} from '#contract/fields.ts';
import type { MessageCode } from '#contract/messages.ts';
import { profileInput } from '#contract/people.ts';
import { partOf } from '#contract/profile/field-shapes.ts';
import { isYears } from '#domain/profile/profile.ts';
import { STATE } from '#domain/state.ts';
import { inProfile } from '../../../parts/account/profile-form.ts';
import { isTicked, ticked } from '../../../parts/forms/ticked.ts';
import { today } from '../../../parts/today.ts';
import { isPrice, LANGUAGE_MAX, personalFields, same } from './profile-parts.ts';

/** What each part of a pandit's profile is checked by, and what it changes. Pages load it with the first field that is touched. */

type Update = z.input<typeof profileInput>;

export interface Part<Fields extends object, Values> {
  schema: z.ZodType<Values, Fields>;
  /** Saves only the changed fields, so that other fields saved by somebody else stay. */
  update: (values: Values, changed: ReadonlySet<string>, was: Readonly<Record<string, unknown>>) => Update;
}

const says = (code: MessageCode): MessageCode => code;

const numberOrNone = (isFine: (text: string) => boolean, code: MessageCode) =>
  typedNumber()
    .refine((typed) => typed === '' || isFine(typed), says(code))
    .transform((typed) => (typed === '' ? null : Number(typed)));

const onlyChanged = <T extends object>(values: T, changed: ReadonlySet<string>): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => changed.has(name))) as Partial<T>;

const personalSchema = z
  .object({
    ...partOf(profileInput.shape, personalFields),
    name: personName,
    nameOdia: optionalPersonName('odia'),
    nameDevanagari: optionalPersonName('devanagari'),
    email,
    yearsOfExperience: numberOrNone(isYears, 'years_invalid'),
    isAdvancePaymentRequired: isTicked,
    advanceAmount: typedNumber().default(''),
  })
  .refine(({ dob }) => !dob || dob <= today(), { message: says('date_future'), path: ['dob'] })
  .refine((form) => !form.isAdvancePaymentRequired || isPrice(form.advanceAmount), {
    message: says('rupees_invalid'),
    path: ['advanceAmount'],
    // also while another field is still wrong
    when: () => true,
  });
export type PersonalFields = z.input<typeof personalSchema>;

export const personal: Part<PersonalFields, z.output<typeof personalSchema>> = {
  schema: personalSchema,
  update: (values, changed, was) => {
    const { isAdvancePaymentRequired, advanceAmount } = values;
    const asksAnew = isAdvancePaymentRequired !== was['isAdvancePaymentRequired'] || changed.has('advanceAmount');
    return {
      ...onlyChanged(partOf(values, ['name', ...personalFields]), changed),
      ...(asksAnew && {
        isAdvancePaymentRequired,
        advanceAmount: isAdvancePaymentRequired ? Number(advanceAmount) : null,
      }),
    };
  },
};

const addressSchema = z.object({
  address: optionalText(300),
  district: z.string().default(''),
  city: z.string().default(''),
  pincode: optionalPincode,
});
export type AddressFields = z.input<typeof addressSchema>;

export const address: Part<AddressFields, z.output<typeof addressSchema>> = {
  schema: addressSchema,
  // a block without its district means nothing, so they go together
  update: ({ address: street, district, city, pincode }, changed) => ({
    ...onlyChanged({ address: street, pincode }, changed),
    ...((changed.has('district') || changed.has('city')) && { state: district ? STATE : null, district, city }),
  }),
};

const templeSchema = z.object({
  isAttachedToTemple: isTicked,
  isSameAsHomeAddress: isTicked,
  // where it is the home's, nothing is chosen
  templeDistrict: z.string().default(''),
  templeCity: z.string().default(''),
});
export type TempleFields = z.input<typeof templeSchema>;

export const temple: Part<TempleFields, z.output<typeof templeSchema>> = {
  schema: templeSchema,
  update: ({ isAttachedToTemple, isSameAsHomeAddress, templeDistrict, templeCity }) => {
    const isSame = isAttachedToTemple && isSameAsHomeAddress;
    const place = isAttachedToTemple ? { templeDistrict, templeCity } : { templeDistrict: '', templeCity: '' };
    const templeState = place.templeDistrict ? STATE : null;
    return { isAttachedToTemple, isSameAsHomeAddress: isSame, ...place, templeState };
  },
};

const languagesSchema = z.object({
  languagesKnown: ticked(text(LANGUAGE_MAX)).pipe(z.array(z.string()).max(30, says('too_long'))),
  /** One more, written and not added to the others before saving. */
  other: z.string().trim().max(LANGUAGE_MAX, says('too_long')).default(''),
});
export type LanguageFields = z.input<typeof languagesSchema>;

export const languages: Part<LanguageFields, z.output<typeof languagesSchema>> = {
  schema: languagesSchema,
  update: ({ languagesKnown: known, other }) => ({
    languagesKnown: other === '' || known.some(same(other)) ? known : [...known, other],
  }),
};

const offer = z.object({
  category: z.string().min(1, says('category_required')),
  ritualId: z.string().min(1, says('ritual_required')),
  price: typedNumber().refine(isPrice, says('rupees_invalid')),
  experience: typedNumber().refine(isYears, says('years_invalid')),
});
export type Offer = z.input<typeof offer>;

const offers = z.array(offer).max(60, says('too_long')).default([]);
const ritualsSchema = z.object({ rituals: offers });
export type RitualFields = z.input<typeof ritualsSchema>;

const isNothing = (entry: unknown): boolean =>
  Object.values(entry ?? {}).every((value) => typeof value === 'string' && value.trim() === '');

/** As it is sent: without script an entry is added in one that is empty, and taken away by emptying it. */
export const ritualsSent = z.object({
  rituals: z.preprocess((sent) => (Array.isArray(sent) ? sent.filter((entry) => !isNothing(entry)) : sent), offers),
});

export const rituals: Part<RitualFields, z.output<typeof ritualsSchema>> = {
  schema: ritualsSchema,
  update: (values) => ({
    rituals: values.rituals.map(({ price, experience, ...entry }) => ({
      ...entry,
      price: Number(price),
      experience: Number(experience),
    })),
  }),
};

/** The forms as they are sent: a part with what goes along. */
export const sent = {
  personal: inProfile(personalSchema),
  address: inProfile(addressSchema),
  temple: inProfile(templeSchema),
  languages: inProfile(languagesSchema),
  rituals: inProfile(ritualsSchema),
};
