import { DRAWN } from '#domain/people/portrait.ts';

/** Who of the demo has a face: drawn (`scripts/portraits/make.mjs`), each of one person alone, and not everybody. */

// oxfmt-ignore
const ofPandits = [
  'one', 'thirteen', 'three', 'eighteen', 'fifteen', 'fourteen', 'sixteen', 'six', 'twenty', 'twenty-two', 'seventeen', 'two', 'nineteen',
  'twenty-three', 'five', 'twenty-four', 'twenty-one', 'twenty-seven', 'twenty-five', 'twenty-six',
];
const ofFamilies = {
  female: ['eight', 'nine', 'ten', 'eleven', 'twenty-eight', 'twenty-nine'],
  male: ['four', 'seven', 'twelve', 'thirty'],
} as const;

const nth = (names: readonly string[], index: number): string | null =>
  names[index] === undefined ? null : `${DRAWN}${names[index]}.svg`;

/** Three in five pandits have one, as long as there are some. */
export const panditPortrait = (index: number): string | null =>
  index % 5 > 2 ? null : nth(ofPandits, Math.floor(index / 5) * 3 + (index % 5));

/** Of the women, or of the men, every other one, as long as there are some. */
export const familyPortrait = (gender: 'male' | 'female', index: number): string | null =>
  index % 2 === 1 ? null : nth(ofFamilies[gender], index / 2);
