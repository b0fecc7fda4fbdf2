import {
  karanaName,
  nakshatraName,
  rashiName,
  tithiFullName,
  tithiName,
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

/** What a limb is called along a drawing, the first that has room: its own name, or that without the fortnight, which the moon shows. */
export const drawnNames: Readonly<Record<'tithi' | 'nakshatra', (index: number) => readonly Names[]>> = {
  tithi: (index) => [tithiFullName(index), tithiName(index)],
  nakshatra: (index) => [nakshatraName(index)],
};
