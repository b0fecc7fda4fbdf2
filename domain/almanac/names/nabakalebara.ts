/** A year in which the temple’s almanac had Asadha twice, and the sky has Srabana twice. */
export const TWO_SRABANAS = 1977;

/**
 * Years in which the Lords of Puri are given new bodies: those in which Asadha comes twice. Kept until 2015, computed from then on.
 */
export const nabakalebaraYears: readonly number[] = [1950, 1969, TWO_SRABANAS, 1996, 2015, 2034, 2053, 2072, 2091];

/** The days of Puri that are kept otherwise in such a year. */
const moved: readonly string[] = ['ratha-yatra', 'hera-panchami', 'bahuda-yatra', 'suna-besha', 'niladri-bije'];

/** What such a year means for a festival: new bodies before it, a longer time after the bath, or another month by the temple than ours. */
export function nabakalebaraFor(slug: string, year: number): 'newBodies' | 'afterBath' | 'monthLater' | null {
  if (!nabakalebaraYears.includes(year)) return null;
  if (moved.includes(slug)) return year === TWO_SRABANAS ? 'monthLater' : 'newBodies';
  return slug === 'snana-purnima' ? 'afterBath' : null;
}
