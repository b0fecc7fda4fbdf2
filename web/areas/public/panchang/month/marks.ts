import { useTranslations } from 'use-intl';
import type { DayOfMonth } from '#contract/almanac/day.ts';
import { datedHoliday } from '#domain/almanac/names/calendar.ts';
import { nakshatraName, tithiFullName, type Names } from '#domain/almanac/names/names.ts';
import { useNames } from '../../../../i18n/names.ts';
import { isAgain, lostIn } from '../shared/limb-parts.ts';

/** What a day of the month is marked with, in its cell and in the list below a phone’s grid. */

export const tones = {
  festival: { chip: 'bg-marigold-soft text-marigold-ink', dot: 'bg-marigold' },
  ekadashi: { chip: 'bg-indigo-soft text-indigo', dot: 'bg-indigo' },
  full: { chip: 'border border-maroon text-maroon', dot: 'bg-maroon' },
  closed: { chip: 'bg-brick-soft text-brick', dot: 'bg-brick' },
  elsewhere: { chip: 'border border-line-strong text-ink-2', dot: 'border border-ink-2' },
} as const;

export interface Mark {
  readonly key: string;
  readonly name: string;
  readonly tone: keyof typeof tones;
}

/** Eclipses and festivals of a day, those that another almanac has on it, and the holiday of its date. */
export function useMarks(): (day: DayOfMonth) => Mark[] {
  const t = useTranslations('almanacDay.month');
  const nameIn = useNames();
  return ({ date, festivals, elsewhere, eclipses }) => {
    const holiday = datedHoliday(date);
    // several almanacs may have it on this day
    const others = new Map(elsewhere.map(({ slug, names }) => [slug, nameIn(names)]));
    const own = festivals.map(({ slug, names, differs }) => ({
      key: slug,
      name: nameIn(names) + (differs.length > 0 ? '*' : ''),
      tone: toneOf(slug),
    }));
    const isMoved = ({ name }: Mark) => name.endsWith('*');
    return [
      ...eclipses.map(({ of }) => ({ key: of, name: t(`eclipse.${of}`), tone: 'closed' as const })),
      // a cell shows few: where almanacs differ, both days say so
      ...own.filter(isMoved),
      ...[...others].map(([slug, name]) => ({
        key: `${slug} elsewhere`,
        name: `${name}*`,
        tone: 'elsewhere' as const,
      })),
      ...own.filter((one) => !isMoved(one)),
      ...(holiday ? [{ key: holiday, name: t(`holiday.${holiday}`), tone: 'closed' as const }] : []),
    ];
  };
}

function toneOf(slug: string): Mark['tone'] {
  if (slug.includes('ekadashi')) return 'ekadashi';
  return /purnima|amavasya/.test(slug) ? 'full' : 'festival';
}

/** A tithi or a star that no day has, or that this day has for the second time. */
interface Odd {
  readonly says: 'lost' | 'again';
  readonly of: 'tithi' | 'star';
  readonly index: number;
  readonly names: Names;
}

export function oddOf(day: DayOfMonth): Odd[] {
  const limbs = [
    { of: 'tithi', parts: day.tithi, namesOf: tithiFullName },
    { of: 'star', parts: day.nakshatra, namesOf: nakshatraName },
  ] as const;
  return limbs.flatMap(({ of, parts, namesOf }) => [
    ...lostIn(parts).map(({ index }) => ({ says: 'lost' as const, of, index, names: namesOf(index) })),
    ...(isAgain(parts, day) && parts[0]
      ? [{ says: 'again' as const, of, index: parts[0].index, names: namesOf(parts[0].index) }]
      : []),
  ]);
}
