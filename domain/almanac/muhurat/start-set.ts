import { anything, type Choice, type MuhuratRule } from './rule.ts';

/**
 * The rules rituals begin with, until an acharya confirms or corrects them. Vivaha, house entry and vehicle are those of the calendars
 * in print (docs/almanac.md has how well they fit); the others are candidates to be asked about.
 */

const allow = (...items: number[]): Choice => ({ mode: 'allow', items });
const forbid = (...items: number[]): Choice => ({ mode: 'forbid', items });
const BOTH_HALVES = (...tithis: number[]): Choice => allow(...tithis, ...tithis.map((tithi) => tithi + 15));

const goodDays = allow(1, 3, 4, 5);
const plainTithis = BOTH_HALVES(2, 3, 5, 7, 10, 11, 13);
const firm = [4, 5, 14, 17, 27, 12, 21, 26];
/** Of the texts, too hard for anything that begins. */
const badYogas = [1, 6, 9, 10, 13, 15, 17, 19, 27];
const allKaranas = ['vishti', 'shakuni', 'chatushpada', 'naga'] as const;

export const vivaha: MuhuratRule = {
  ...anything,
  nakshatras: allow(4, 5, 10, 12, 13, 15, 17, 19, 21, 26, 27),
  padasOut: [
    [10, 1],
    [19, 1],
    [27, 4],
  ],
  yogasOut: badYogas,
  karanasOut: allKaranas,
  suns: forbid(9, 12),
  seasonsOut: ['adhika', 'chaturmasya'],
  asta: { level: 'block', days: 3 },
  minMinutes: 20,
};

export const grihaPravesh: MuhuratRule = {
  ...anything,
  tithis: plainTithis,
  weekdays: allow(1, 3, 4, 5, 6),
  nakshatras: allow(...firm),
  months: { ...allow(2, 3, 8, 9, 11, 12), by: 'amanta' },
  seasonsOut: ['adhika'],
  asta: { level: 'block', days: 3 },
  minMinutes: 30,
};

export const vehicle: MuhuratRule = {
  ...anything,
  tithis: allow(1, 3, 5, 6, 8, 10, 11, 13, 15, 16, 18, 20, 21, 23, 25, 26, 28),
  weekdays: forbid(2, 6),
  nakshatras: allow(4, 5, 7, 8, 13, 14, 15, 17, 22, 23, 24, 27),
  seasonsOut: ['adhika', 'pitru-paksha'],
  beginsBefore: 21,
  minMinutes: 30,
};

const upanayana: MuhuratRule = {
  ...anything,
  tithis: allow(2, 3, 5, 10, 11, 12, 17, 18, 20),
  weekdays: allow(0, 1, 3, 4, 5),
  nakshatras: forbid(2, 3, 10, 16, 18),
  suns: allow(10, 11, 12, 1, 2, 3),
  seasonsOut: ['adhika', 'chaturmasya'],
  asta: { level: 'warn', days: 3 },
  dayPart: 'forenoon',
};

const mundan: MuhuratRule = {
  ...anything,
  tithis: plainTithis,
  weekdays: goodDays,
  nakshatras: allow(1, 5, 7, 8, 13, 14, 15, 18, 22, 23, 24, 27),
  suns: allow(10, 11, 12, 1, 2, 3),
  seasonsOut: ['adhika', 'chaturmasya'],
  asta: { level: 'warn', days: 3 },
  dayPart: 'daylight',
};

const small = { ...anything, weekdays: goodDays, trims: ['rahuKaal'] } satisfies MuhuratRule;

/** By the slug of the demo’s catalogue. What has no muhurat (rites for the dead, birthdays, festivals’ own pujas) is not here. */
export const startSet: Readonly<Record<string, MuhuratRule>> = {
  'vivah-bahaghara': vivaha,
  'gruha-pratistha': grihaPravesh,
  'vastu-shanti': {
    ...anything,
    tithis: forbid(4, 9, 14, 19, 24, 29, 30),
    weekdays: forbid(0, 2),
    nakshatras: allow(...firm),
    months: { ...allow(2, 3, 8, 9, 11, 12), by: 'amanta' },
    karanasOut: ['vishti'],
    seasonsOut: ['adhika'],
  },
  'bhoomi-puja': {
    ...anything,
    tithis: allow(2, 3, 5, 7, 10, 11, 13, 15, 17, 18, 20, 22, 25, 26, 28),
    weekdays: goodDays,
    nakshatras: allow(4, 5, 13, 14, 15, 17, 12, 21, 26, 8, 22, 23, 24, 27),
    months: { ...allow(2, 5, 8, 9, 11, 12), by: 'amanta' },
    suns: forbid(3, 6, 9, 12),
    seasonsOut: ['adhika'],
    asta: { level: 'warn', days: 3 },
    dayPart: 'forenoon',
  },
  'vehicle-puja': { ...vehicle, trims: ['rahuKaal'] },
  'upanayana-brata': upanayana,
  mundan,
  annaprashan: {
    ...small,
    tithis: allow(2, 3, 5, 7, 10, 13, 16, 18, 20, 22, 25),
    nakshatras: allow(1, 4, 5, 7, 8, 12, 21, 26, 13, 14, 15, 17, 22, 23, 24, 27),
    dayPart: 'before-midday',
  },
  namkaran: {
    ...small,
    tithis: forbid(4, 9, 14, 15, 19, 24, 29, 30),
    nakshatras: allow(1, 4, 5, 7, 8, 12, 13, 15, 17, 21, 22, 23, 24, 26, 27),
    dayPart: 'forenoon',
  },
  nirbandha: {
    ...small,
    tithis: plainTithis,
    nakshatras: allow(4, 5, 10, 12, 13, 15, 17, 19, 21, 26, 27, 3, 11, 20, 25),
    seasonsOut: ['adhika', 'pitru-paksha'],
    dayPart: 'daylight',
  },
  vidyarambha: {
    ...small,
    tithis: allow(2, 3, 5, 10, 11, 12),
    weekdays: allow(3, 4, 5),
    nakshatras: allow(1, 6, 7, 8, 13, 14, 15, 17, 22, 27),
    suns: allow(10, 12, 1, 2, 3),
    seasonsOut: ['adhika'],
    dayPart: 'forenoon',
  },
  'shop-or-office-opening': {
    ...small,
    tithis: BOTH_HALVES(2, 3, 5, 7, 10, 12, 13),
    nakshatras: allow(4, 5, 8, 13, 14, 17, 1, 27, 12, 21, 26),
    seasonsOut: ['adhika', 'pitru-paksha'],
    dayPart: 'daylight',
  },
  'satyanarayan-puja': { ...anything, tithis: allow(11, 15, 26), dayPart: 'evening', minMinutes: 30 },
  rudrabhishek: {
    ...anything,
    // Shiva is on Kailasa, with Gauri or on his bull
    tithis: allow(2, 5, 6, 9, 12, 13, 16, 19, 20, 23, 26, 27, 30),
    weekdays: allow(1),
    dayPart: 'forenoon',
  },
};
