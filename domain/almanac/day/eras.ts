import { dayAt, daysBetween, type Instant } from '../../time.ts';
import { ritus, type Ayana, type Ritu } from '../names/months.ts';
import type { Sky } from '../sky/sky.ts';
import type { MonthSpan } from './month.ts';

/** The sun’s month, the season, and the years as almanacs count them. */

export interface SolarMonth {
  /** The sign the sun is in, 1 to 12 from Mesha. */
  readonly index: number;
  /** 1 on the civil day in which the sun enters. */
  readonly day: number;
}

export function solarMonthOf(sky: Sky, at: Instant): SolarMonth {
  const { index, from } = sky.at('sunRashi', at);
  return { index, day: daysBetween(dayAt(from), dayAt(at)) + 1 };
}

/** Two signs each; spring is Mina and Mesha. */
export const rituOf = (sign: number): Ritu => ritus[Math.floor((sign % 12) / 2)] ?? 'vasanta';
/** The sun’s northern way is Makara to Mithuna. */
export const ayanaOf = (sign: number): Ayana => (sign >= 4 && sign <= 9 ? 'dakshinayana' : 'uttarayana');

export interface Years {
  /** From Chaitra’s bright half. */
  readonly saka: number;
  readonly vikram: number;
  /** Odia Sal (Utkaliya): from Sunia, Bhadraba Shukla 12. */
  readonly sal: number;
  /** Of the Gajapati of Puri: null until a source for it was entered. */
  readonly anka: number | null;
}

/** Of the civil year and the lunar month that a day lies in. */
export function yearsOf(year: number, civilMonth: number, month: MonthSpan, tithi: number): Years {
  // months from Chaitra on that are met before April belong to the year that begins, the others to the one that ends
  const begun = civilMonth >= 7 || (civilMonth >= 3 && month.index <= 4 && !(month.index === 1 && month.adhika));
  const sinceSunia =
    begun &&
    (civilMonth === 12 || civilMonth >= 10 || month.index > 6 || (month.index === 6 && !month.adhika && tithi >= 12));
  return {
    saka: year - 78 - (begun ? 0 : 1),
    vikram: year + 57 - (begun ? 0 : 1),
    sal: year - 592 - (sinceSunia ? 0 : 1),
    anka: null,
  };
}
