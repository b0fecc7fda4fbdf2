import type { Place } from '#domain/almanac/place.ts';
import { festivalsOf, type FestivalDay } from '#domain/almanac/festivals/festivals.ts';
import type { MuhuratRule } from '#domain/almanac/muhurat/rule.ts';
import { barredIn } from '#domain/almanac/muhurat/barred.ts';
import type { Barred } from '#domain/calendar/why-empty.ts';
import { muhuratOn, type MuhuratWindow } from '#domain/almanac/muhurat/windows.ts';
import { eclipseAt, type LocalEclipse } from '#domain/almanac/day/eclipse.ts';
import { computeYear } from '#domain/almanac/sky/compute.ts';
import { eclipsesIn } from '#domain/almanac/sky/eclipses.ts';
import type { SkyYear } from '#domain/almanac/sky/sky-year.ts';
import { Sky } from '#domain/almanac/sky/sky.ts';
import type { Day } from '#domain/time.ts';

/** The almanac's dear work, of twenty milliseconds and more. It runs in the thread; what goes in and comes out is copied. */
export const work = {
  year: (year: number): SkyYear => computeYear(year),

  festivals: ({ year, skies }: { year: number; skies: readonly SkyYear[] }): FestivalDay[] =>
    festivalsOf(new Sky(skies), year),

  /** Eclipses of the sun differ between places, and are searched for each time. */
  eclipses: ({ year, skies, place }: { year: number; skies: readonly SkyYear[]; place: Place }): LocalEclipse[] => {
    const sky = new Sky(skies);
    const own = skies.find((one) => one.year === year);
    return own ? eclipsesIn(year, own.tracks, place).map((one) => eclipseAt(sky, place, one)) : [];
  },

  hours: ({ skies, place, rules, days }: HoursWork): MuhuratWindow[] => {
    const sky = new Sky(skies);
    return days.flatMap((day) => muhuratOn(sky, place, rules, day));
  },

  barred: ({ skies, place, rules, asked, ahead }: BarredWork): Barred[] =>
    barredIn(new Sky(skies), place, rules, { asked, ahead }),
};

interface ByRules {
  readonly skies: readonly SkyYear[];
  readonly place: Place;
  readonly rules: MuhuratRule;
}

export interface HoursWork extends ByRules {
  readonly days: readonly Day[];
}

export interface BarredWork extends ByRules {
  readonly asked: readonly Day[];
  readonly ahead: readonly Day[];
}

export type Work = typeof work;
export type Kind = keyof Work;
export type Given<K extends Kind> = Parameters<Work[K]>[0];
export type Made<K extends Kind> = ReturnType<Work[K]>;

export interface Order {
  readonly nth: number;
  readonly kind: Kind;
  readonly given: unknown;
}

export type Outcome = { readonly nth: number } & ({ readonly made: unknown } | { readonly error: unknown });
