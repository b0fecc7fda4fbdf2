import type { DayOfMonth } from '#contract/almanac/day.ts';
import { eighthOf } from '#domain/calendar/eighths.ts';
import { instantOf } from '#domain/time.ts';
import type { BandDay } from './hours-band.tsx';

/** A day as the bands of good hours draw it. */
export function bandDay({ date, weekday, sunrise, sunset }: DayOfMonth): BandDay {
  const { from, to } = eighthOf('rahuKaal', { weekday, sunrise: instantOf(sunrise), sunset: instantOf(sunset) });
  const said = (at: number): string => new Date(at).toISOString();
  return { date, sunrise, sunset, rahuKaal: { from: said(from), to: said(to) } };
}
