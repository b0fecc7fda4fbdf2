import { z } from 'zod';
import { MAX_RUPEES } from '#domain/money.ts';
import { fieldNames, fieldOf, genders, type FieldKind, type FieldName, type KindOf } from '#domain/profile/fields.ts';
import { YEARS_MAX } from '#domain/profile/profile.ts';
import {
  birthday,
  optionalEmail,
  optionalPincode,
  optionalSeenName,
  optionalText,
  ourDay,
  phone,
  text,
} from '../fields.ts';
import type { MessageCode } from '../messages.ts';

/** The shapes of the fields of a profile: what is answered, and what a person may send. */

const says = (code: MessageCode): MessageCode => code;

export const years = z
  .number(says('years_invalid'))
  .int(says('years_invalid'))
  .min(0, says('years_invalid'))
  .max(YEARS_MAX, says('years_invalid'));

/** Whole rupees of an offer or an advance. */
export const price = z
  .number(says('rupees_invalid'))
  .int(says('rupees_invalid'))
  .min(1, says('rupees_invalid'))
  .max(MAX_RUPEES, says('rupees_invalid'));

const optional = z.string().nullable();
const ofKind = {
  text: optional,
  lines: optional,
  name: optional,
  email: optional,
  phone: optional,
  pincode: optional,
  photo: optional,
  gender: optional,
  birthday: ourDay.nullable(),
  years: z.number().nullable(),
  tick: z.boolean(),
  words: z.array(z.string()),
  money: z.number().nullable(),
} as const satisfies Record<FieldKind, z.ZodType>;

/** `max`: letters at most. An empty text means that the person says nothing. */
const inputOf = {
  text: (max: number) => optionalText(max),
  lines: (max: number) => optionalText(max),
  name: () => optionalSeenName,
  email: () => optionalEmail,
  phone: () => z.union([z.literal('').transform(() => null), phone]).nullish(),
  pincode: () => optionalPincode,
  photo: (max: number) => z.string().max(max).nullish(),
  gender: () => z.enum(genders).nullish(),
  birthday: () => z.union([z.literal('').transform(() => null), birthday]).nullish(),
  years: () => years.nullish(),
  tick: () => z.boolean().optional(),
  words: (max: number) => z.array(text(max)).max(30).optional(),
  money: () => price.nullish(),
} as const satisfies Record<FieldKind, (max: number) => z.ZodType>;

type Shapes = { [Name in FieldName]: (typeof ofKind)[KindOf<Name>] };
type Inputs = { [Name in FieldName]: ReturnType<(typeof inputOf)[KindOf<Name>]> };

/** Each field as a profile says it. */
export const fieldShapes = Object.fromEntries(
  fieldNames.map((name) => [name, ofKind[fieldOf(name).kind]]),
) as unknown as Shapes;

/** Each field as a person sends it; what is missing stays. */
export const fieldInputs = Object.fromEntries(
  fieldNames.map((name) => [name, inputOf[fieldOf(name).kind](fieldOf(name).max ?? 0)]),
) as unknown as Inputs;

/** These of its properties. */
export const partOf = <Whole extends object, Name extends keyof Whole>(
  whole: Whole,
  names: readonly Name[],
): Pick<Whole, Name> => Object.fromEntries(names.map((name) => [name, whole[name]])) as Pick<Whole, Name>;
