/** A birth star and the moon’s sign with it: nine of the 27 stars lie across two signs, so the star alone does not say the sign. */

export interface Birth {
  /** 1 to 27 from Ashwini. */
  readonly star: number;
  /** 1 to 12 from Mesha. */
  readonly sign: number;
}

/** Quarters of a star in a sign. */
const QUARTERS = 9;

/** All there are, in the order of the stars. */
export const births: readonly Birth[] = Array.from({ length: 27 }, (_, nth) => {
  const [first, last] = [nth * 4, nth * 4 + 3].map((quarter) => Math.floor(quarter / QUARTERS) + 1) as [number, number];
  return first === last ? [{ star: nth + 1, sign: first }] : [first, last].map((sign) => ({ star: nth + 1, sign }));
}).flat();

/** `3.2`: Krittika in Vrisha, as an address, a form and a cookie say it. */
export const writeBirth = ({ star, sign }: Birth): string => `${star}.${sign}`;

/** Null for what no star is. */
export const readBirth = (text: string): Birth | null => births.find((one) => writeBirth(one) === text) ?? null;

/** The nine of the stars counted from one’s own: birth, wealth, danger, well-being, obstacle, success, death, friend, best friend. */
export const taras = [
  'janma',
  'sampat',
  'vipat',
  'kshema',
  'pratyak',
  'sadhaka',
  'vadha',
  'mitra',
  'parama-mitra',
] as const;
export type Tara = (typeof taras)[number];
