import { dayAt, MINUTE, startOfDay, weekday, type Instant } from '../time.ts';

/**
 * How days and hours of Asia/Kolkata are written in Odia and Hindi: `20 ନଭେମ୍ବର 2026, ଶୁକ୍ରବାର`, `शाम 6:15 बजे`. Months are never
 * shortened, and the hour has its part of the day in place of AM and PM. The patterns of CLDR for Odia say neither, and not every
 * phone knows them.
 */
export interface DateWriter {
  /** `Sunday, 29 November 2026` */
  dayLong(at: Instant): string;
  /** `Sun, 29 Nov` */
  dayShort(at: Instant): string;
  /** `Sun, 29 Nov 2026` */
  dayShortDated(at: Instant): string;
  /** `29 November` */
  dayPlain(at: Instant): string;
  /** `29 Nov` */
  dayTick(at: Instant): string;
  /** `29 November 2026` */
  dateLong(at: Instant): string;
  /** `29 Nov 2026` */
  dateShort(at: Instant): string;
  /** `29/11/2026` */
  dateNumeric(at: Instant): string;
  /** `9:00 am` */
  clock(at: Instant): string;
  /** `9 am` on the hour, else `9:30 am`. */
  clockShort(at: Instant): string;
  /** `20 Nov, 4:12 pm` */
  moment(at: Instant): string;
  /** `20 Nov 2026, 4:12 pm` */
  momentDated(at: Instant): string;
  /** `November 2026` */
  month(at: Instant): string;
  /** `Nov` */
  monthShort(at: Instant): string;
  weekdayLong(at: Instant): string;
  weekdayShort(at: Instant): string;
  /** `Vrischika and Dhanu` */
  listed(names: readonly string[]): string;
}

interface Words {
  readonly months: readonly string[];
  /** Where there is room for few letters, as on a calendar’s day. */
  readonly monthsShort: readonly string[];
  /** From Sunday on, without the word for day. */
  readonly weekdays: readonly string[];
  readonly weekdayEnd: string;
  /** From which hour on which part of the day is meant; what is before the first is the last. */
  readonly parts: readonly (readonly [from: number, name: string])[];
  /** After the hour. */
  readonly oclock: string;
  /** After an hour without minutes. */
  readonly sharp: string;
  readonly and: string;
}

const odia: Words = {
  months: 'ଜାନୁଆରୀ ଫେବୃଆରୀ ମାର୍ଚ୍ଚ ଅପ୍ରେଲ ମଇ ଜୁନ ଜୁଲାଇ ଅଗଷ୍ଟ ସେପ୍ଟେମ୍ବର ଅକ୍ଟୋବର ନଭେମ୍ବର ଡିସେମ୍ବର'.split(' '),
  monthsShort: 'ଜାନୁ ଫେବୃ ମାର୍ଚ୍ଚ ଅପ୍ରେ ମଇ ଜୁନ ଜୁଲା ଅଗଷ୍ଟ ସେପ୍ଟେ ଅକ୍ଟୋ ନଭେ ଡିସେ'.split(' '),
  weekdays: 'ରବି ସୋମ ମଙ୍ଗଳ ବୁଧ ଗୁରୁ ଶୁକ୍ର ଶନି'.split(' '),
  weekdayEnd: 'ବାର',
  parts: [
    [4, 'ଭୋର'],
    [6, 'ସକାଳ'],
    [11, 'ଦିନ'],
    [13, 'ଅପରାହ୍ନ'],
    [17, 'ସନ୍ଧ୍ୟା'],
    [19, 'ରାତି'],
  ],
  oclock: '',
  sharp: 'ଟା',
  and: ' ଓ ',
};

const hindi: Words = {
  months: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' '),
  monthsShort: 'जन फ़र मार्च अप्रै मई जून जुला अग सितं अक्टू नवं दिसं'.split(' '),
  weekdays: 'रवि सोम मंगल बुध गुरु शुक्र शनि'.split(' '),
  weekdayEnd: 'वार',
  parts: [
    [4, 'सुबह'],
    [12, 'दोपहर'],
    [16, 'शाम'],
    [19, 'रात'],
  ],
  oclock: ' बजे',
  sharp: ' बजे',
  and: ' और ',
};

export const odiaDates = writerOf(odia);
export const hindiDates = writerOf(hindi);

function writerOf({ months, monthsShort, weekdays, weekdayEnd, parts, oclock, sharp, and }: Words): DateWriter {
  const read = (at: Instant) => {
    const day = dayAt(at);
    const [year = '', month, date] = day.split('-').map(Number);
    const minute = Math.floor((at - startOfDay(day)) / MINUTE);
    return {
      year,
      month: months[Number(month) - 1] ?? '',
      monthShort: monthsShort[Number(month) - 1] ?? '',
      date,
      weekday: weekdays[weekday(day)] ?? '',
      hour: Math.floor(minute / 60),
      minute: minute % 60,
    };
  };
  const dayPlain = (at: Instant): string => `${read(at).date} ${read(at).month}`;
  const dateLong = (at: Instant): string => `${dayPlain(at)} ${read(at).year}`;
  const hourOf = (at: Instant): string => {
    const { hour } = read(at);
    const part = parts.findLast(([from]) => hour >= from) ?? parts.at(-1);
    return `${part?.[1] ?? ''} ${hour % 12 || 12}`;
  };
  const clock = (at: Instant): string => `${hourOf(at)}:${String(read(at).minute).padStart(2, '0')}${oclock}`;
  return {
    dayLong: (at) => `${dateLong(at)}, ${read(at).weekday}${weekdayEnd}`,
    dayShort: (at) => `${dayPlain(at)}, ${read(at).weekday}`,
    dayShortDated: (at) => `${dateLong(at)}, ${read(at).weekday}`,
    dayPlain,
    dayTick: dayPlain,
    dateLong,
    dateShort: dateLong,
    dateNumeric: (at) => dayAt(at).split('-').toReversed().join('/'),
    clock,
    clockShort: (at) => (read(at).minute === 0 ? hourOf(at) + sharp : clock(at)),
    moment: (at) => `${dayPlain(at)}, ${clock(at)}`,
    momentDated: (at) => `${dateLong(at)}, ${clock(at)}`,
    month: (at) => `${read(at).month} ${read(at).year}`,
    monthShort: (at) => read(at).monthShort,
    weekdayLong: (at) => read(at).weekday + weekdayEnd,
    weekdayShort: (at) => read(at).weekday,
    listed: (names) => [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(and),
  };
}
