/**
 * Years in which the Lords of Puri are given new bodies: those in which Asadha comes twice. Kept until 2015, computed from then on.
 * In 1977 the temple’s almanac had Asadha twice; by our reckoning Srabana comes twice then.
 */
export const nabakalebaraYears: readonly number[] = [1950, 1969, 1977, 1996, 2015, 2034, 2053, 2072, 2091];

/** The days of Puri that are kept otherwise in such a year. */
export const ofNabakalebara: readonly string[] = [
  'ratha-yatra',
  'hera-panchami',
  'bahuda-yatra',
  'suna-besha',
  'niladri-bije',
];
