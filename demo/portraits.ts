import { DRAWN } from '#domain/people/portrait.ts';

/** Who of the demo has a face: drawn (`scripts/portraits/make.mjs`), and not everybody. */

const ofPandits = ['one', 'two', 'three', 'five', 'six', 'twelve', 'four', 'seven'];
const ofFamilies = { female: ['eight', 'nine', 'ten', 'eleven'], male: ['four', 'seven', 'twelve'] } as const;

const nth = (names: readonly string[], index: number): string => `${DRAWN}${names[index % names.length]}.svg`;

/** One in four pandits has none. */
export const panditPortrait = (index: number): string | null => (index % 4 === 3 ? null : nth(ofPandits, index));

/** Every other family has none. */
export const familyPortrait = (gender: 'male' | 'female', index: number): string | null =>
  index % 2 === 1 ? null : nth(ofFamilies[gender], index / 2);
