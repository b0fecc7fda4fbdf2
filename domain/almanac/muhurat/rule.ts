import type { DayPart, KaranaToAvoid, Season, Trimmed } from '../names/rule-choices.ts';

/** Under which conditions a ritual may begin. One record per ritual and version; a version is never changed. */

/** One of `items`, or none of them. */
export interface Choice {
  readonly mode: 'allow' | 'forbid';
  readonly items: readonly number[];
}

export interface MuhuratRule {
  /** 1 to 30. */
  readonly tithis: Choice | null;
  /** Zero for Sunday; of the almanac’s day, from sunrise. */
  readonly weekdays: Choice | null;
  /** 1 to 27. */
  readonly nakshatras: Choice | null;
  /** Quarters of stars that are out though their star is in: `[10, 1]` is the first of Magha. */
  readonly padasOut: readonly (readonly [star: number, pada: number])[];
  /** Out whole, 1 to 27. */
  readonly yogasOut: readonly number[];
  readonly karanasOut: readonly KaranaToAvoid[];
  /** Lunar months, 1 to 12, and by which reckoning they are named: it decides dates. */
  readonly months: (Choice & { readonly by: 'amanta' | 'purnimanta' }) | null;
  /** Signs of the sun, 1 to 12. */
  readonly suns: Choice | null;
  /** Rising signs, 1 to 12. */
  readonly lagnas: Choice | null;
  readonly seasonsOut: readonly Season[];
  /** Jupiter or Venus too near the sun, and this many days on either side; a family or an acharya may take it as a warning alone. */
  readonly asta: { readonly level: 'block' | 'warn'; readonly days: number } | null;
  /** The almanac’s day of an eclipse that Odisha sees. Where such a day stays in, the rule says why, and its hours carry a warning. */
  readonly eclipseOut: boolean;
  readonly eclipseWhy?: string | undefined;
  readonly dayPart: DayPart;
  /** No window that begins at this hour of the clock or later; null where any may. */
  readonly beginsBefore: number | null;
  /** What a beginning keeps clear of. */
  readonly trims: readonly Trimmed[];
  /** Shorter windows are not named. */
  readonly minMinutes: number;
}

/** Anything goes: what a rule is written against. */
export const anything: MuhuratRule = {
  tithis: null,
  weekdays: null,
  nakshatras: null,
  padasOut: [],
  yogasOut: [],
  karanasOut: [],
  months: null,
  suns: null,
  lagnas: null,
  seasonsOut: [],
  asta: null,
  eclipseOut: true,
  dayPart: 'whole',
  beginsBefore: null,
  trims: [],
  minMinutes: 60,
};

export const passes = (choice: Choice | null, item: number): boolean =>
  choice === null || choice.items.includes(item) === (choice.mode === 'allow');
