import { nakshatraName, tithiFullName, type Names } from './names.ts';

export interface LimbAt {
  readonly limb: 'tithi' | 'nakshatra';
  readonly index: number;
}

export interface Limbs<T extends LimbAt> {
  /** With which the hours begin. */
  readonly tithi: number;
  readonly nakshatra: number;
  /** What begins within them. */
  readonly turns: readonly T[];
}

const namesOf: Readonly<Record<LimbAt['limb'], (index: number) => Names>> = {
  tithi: tithiFullName,
  nakshatra: nakshatraName,
};

/** The tithi and the star of good hours, and what begins within them, by their names. */
export const namedLimbs = <T extends LimbAt>({ tithi, nakshatra, turns }: Limbs<T>) => ({
  tithi: { index: tithi, names: namesOf.tithi(tithi) },
  nakshatra: { index: nakshatra, names: namesOf.nakshatra(nakshatra) },
  turns: turns.map((turn) => ({ ...turn, names: namesOf[turn.limb](turn.index) })),
});
