import {
  karanaName,
  nakshatraName,
  rashiName,
  tithiFullName,
  yogaName,
  type Names,
} from '#domain/almanac/names/names.ts';

export type Limb = 'tithi' | 'nakshatra' | 'yoga' | 'karana' | 'moonRashi';

/** What the limbs of a day are called, by their numbers. */
export const limbNames: Readonly<Record<Limb, (index: number) => Names>> = {
  tithi: tithiFullName,
  nakshatra: nakshatraName,
  yoga: yogaName,
  karana: karanaName,
  moonRashi: rashiName,
};
