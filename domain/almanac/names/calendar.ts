import type { Day } from '../../time.ts';
import { monthFullName, monthName } from './months.ts';
import { tithiName, weekdayName, type Names } from './names.ts';

/** What a wall calendar of Odisha writes into its cells beside the numbers. */

const digits = '୦୧୨୩୪୫୬୭୮୯';
/** `୧୪` */
export const odiaNumber = (value: number): string =>
  [...String(value)].map((digit) => digits[Number(digit)] ?? digit).join('');

const range = (count: number): number[] => Array.from({ length: count }, (_, nth) => nth);

/** Every name and number a calendar shows in Odia: its font is cut for these. */
export const calendarNames: readonly Pick<Names, 'or'>[] = [
  ...range(30).map((nth) => tithiName(nth + 1)),
  ...range(12).flatMap((nth) => [monthName(nth + 1), monthFullName(nth + 1, true)]),
  ...range(7).map(weekdayName),
  ...range(31).map((nth) => ({ or: odiaNumber(nth + 1) })),
];

/** Public holidays of Odisha that have a date of their own. */
const dated = {
  '01-23': 'netaji',
  '01-26': 'republic',
  '04-01': 'utkal',
  '04-14': 'ambedkar',
  '08-15': 'independence',
  '10-02': 'gandhi',
  '12-25': 'christmas',
} as const;
export type DatedHoliday = (typeof dated)[keyof typeof dated];

export const datedHoliday = (day: Day): DatedHoliday | null =>
  (dated as Readonly<Record<string, DatedHoliday>>)[day.slice(5)] ?? null;

/** Those that are a festival’s day, by the state’s lists of 2024 to 2026; of the festivals of other faiths the state tells each year. */
const ofFestivals: ReadonlySet<string> = new Set([
  'makar-sankranti',
  'saraswati-puja',
  'maha-shivaratri',
  'dola-purnima',
  'holi',
  'rama-navami',
  'pana-sankranti',
  'buddha-purnima',
  'savitri-brata',
  'pahili-raja',
  'raja-sankranti',
  'ratha-yatra',
  'gamha-purnima',
  'janmashtami',
  'ganesh-chaturthi',
  'nuakhai',
  'mahasaptami',
  'mahashtami',
  'mahanavami',
  'vijaya-dashami',
  'kumar-purnima',
  'kali-puja',
  'diwali',
  'kartika-purnima',
]);

export const isHoliday = (day: Day, festivals: readonly { readonly slug: string }[]): boolean =>
  datedHoliday(day) !== null || festivals.some(({ slug }) => ofFestivals.has(slug));
