import { nakshatraName, tithiFullName } from './names.ts';

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

/** The tithi and the star of good hours, and what begins within them, by their names. */
export const namedLimbs = <T extends LimbAt>({ tithi, nakshatra, turns }: Limbs<T>) => ({
  tithi: { index: tithi, name: nameOf.tithi(tithi) },
  nakshatra: { index: nakshatra, name: nameOf.nakshatra(nakshatra) },
  turns: turns.map((turn) => ({ ...turn, name: nameOf[turn.limb](turn.index) })),
});

const nameOf = {
  tithi: (index: number): string => tithiFullName(index).en,
  nakshatra: (index: number): string => nakshatraName(index).en,
};
