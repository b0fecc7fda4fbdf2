import { asInstant, DAY, type Instant, type Period } from '../../time.ts';
import { taras, type Tara } from '../names/birth.ts';
import { isVishti } from '../names/names.ts';
import type { Sky } from '../sky/sky.ts';

/** What a day is worth to somebody, and the spans of the moon that bar some works. */

export type Worth = 'good' | 'middling' | 'bad';

/** Counted from the birth star to the day’s star, both 1 to 27: the third, fifth and seventh are bad, the first is mixed. */
export function taraBala(birthStar: number, star: number): { tara: Tara; worth: Worth } {
  const nth = ((star - birthStar + 27) % 27) % 9;
  const worth = nth === 0 ? 'middling' : nth === 2 || nth === 4 || nth === 6 ? 'bad' : 'good';
  return { tara: taras[nth] ?? 'janma', worth };
}

/** Strength of the moon’s sign, counted from the birth sign; both 1 to 12. */
export function chandraBala(birthSign: number, sign: number): { nth: number; worth: Worth } {
  const nth = ((sign - birthSign + 12) % 12) + 1;
  if ([4, 8, 12].includes(nth)) return { nth, worth: 'bad' };
  return { nth, worth: [1, 3, 6, 7, 10, 11].includes(nth) ? 'good' : 'middling' };
}

export type Dwelling = 'earth' | 'heaven' | 'below';
export interface Bhadra extends Period {
  /** By the moon’s sign at its beginning; harmful on earth, tolerable elsewhere. */
  readonly dwelling: Dwelling;
}

/** The spans of Vishti karana that touch a time, whole. */
export const bhadraIn = (sky: Sky, from: Instant, to: Instant): Bhadra[] =>
  sky
    .spans('karana', from, to)
    .filter(({ index }) => isVishti(index))
    .map((span) => ({ from: span.from, to: span.to, dwelling: dwellingOf(sky.at('moonRashi', span.from).index) }));

function dwellingOf(sign: number): Dwelling {
  if ([4, 5, 11, 12].includes(sign)) return 'earth';
  return [1, 2, 3, 8].includes(sign) ? 'heaven' : 'below';
}

/** The second half of Dhanishtha to the end of Revati, as quarters of stars. */
const PANCHAKA = 90;

/** The panchaka that touches a time, whole; null where there is none. */
export function panchakaIn(sky: Sky, from: Instant, to: Instant): Period | null {
  const within = sky.spans('pada', from, to).some(({ index }) => index >= PANCHAKA);
  if (!within) return null;
  const around = sky.spans('pada', asInstant(from - 6 * DAY), asInstant(to + 6 * DAY));
  const begins = around.findLast((span) => span.index === PANCHAKA && span.from < to);
  const ends = around.find((span) => span.index === 107 && begins !== undefined && span.from > begins.from);
  return begins && ends ? { from: begins.from, to: ends.to } : null;
}

/** Where in a star’s sixty parts amrita begins; it lasts four. From Ashwini on, as almanacs of the south and Drik have it. */
const amritaAt = [
  42, 48, 54, 52, 38, 35, 54, 44, 56, 54, 44, 42, 45, 44, 38, 38, 34, 38, 44, 48, 44, 34, 34, 42, 40, 48, 54,
];

/** The times of amrita that begin in a time. */
export const amritIn = (sky: Sky, from: Instant, to: Instant): Period[] =>
  sky
    .spans('nakshatra', from, to)
    .map((star) => {
      const begins = (amritaAt[star.index - 1] ?? 0) / 60;
      const at = (share: number) => asInstant(Math.round(star.from + (star.to - star.from) * share));
      return { from: at(begins), to: at(begins + 4 / 60) };
    })
    .filter((period) => period.from >= from && period.from < to);
