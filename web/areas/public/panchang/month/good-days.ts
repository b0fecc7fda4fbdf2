import type { AlmanacDayReply } from '#contract/almanac/day.ts';
import type { FestivalDay } from '#contract/almanac/festivals.ts';
import type { ServerCall } from '#contract/page.ts';
import type { Names } from '#domain/almanac/names/names.ts';
import { firstOf, lastOf, monthOf } from '#domain/calendar/calendar.ts';
import { addDays, asInstant, dayAt, daysBetween, type Day, type Month } from '#domain/time.ts';
import { refusedAs } from '../../../../parts/api/refusal.ts';
import type { Place } from '../shared/asked.ts';

/** What a month shows beside its days: good days of three rites that families plan by the calendar, the next festival, and which day it is. */

export const goodFor = ['wedding', 'house', 'vehicle'] as const;
export type GoodFor = (typeof goodFor)[number];

const rituals: Readonly<Record<GoodFor, string>> = {
  wedding: 'vivah-bahaghara',
  house: 'gruha-pratistha',
  vehicle: 'vehicle-puja',
};

/** By day. A ritual whose hours are not told, or not now, is left out. */
export async function goodDaysOf(call: ServerCall, of: Month, district: string): Promise<Record<Day, GoodFor[]>> {
  const [first, last] = [firstOf(of), lastOf(of)];
  const asked = { district, from: first, days: String(daysBetween(first, last) + 1) };
  const found = await Promise.all(
    goodFor.map(async (kind) => {
      const query = { ritual: rituals[kind], ...asked };
      const hours = await call('GET /muhurat', { query }).catch(refusedAs([]));
      return [...new Set(hours.map(({ date }) => date))].map((date) => ({ date, kind }));
    }),
  );
  const byDay = Map.groupBy(found.flat(), ({ date }) => date);
  return Object.fromEntries([...byDay].map(([date, own]) => [date, own.map(({ kind }) => kind)]));
}

/** The almanac’s day that runs now, which is yesterday’s until sunrise; null where neither lies in the month. */
export async function runningDay(call: ServerCall, of: Month, place: Place): Promise<AlmanacDayReply | null> {
  const today = dayAt(asInstant(Date.now()));
  if (![today, addDays(today, -1)].some((day) => monthOf(day) === of)) return null;
  return call('GET /panchang/day', { query: place.asked }).catch(refusedAs(null));
}

export type NextFestival = Pick<FestivalDay, 'slug' | 'date'> & { names: Names };

/** The first of the month that is still to come, else the first after today. */
export async function nextFestival(
  call: ServerCall,
  { from, panji }: { from: Day; panji: string | null },
): Promise<NextFestival | null> {
  const year = Number(from.slice(0, 4));
  for (const of of [year, year + 1]) {
    const query = { year: String(of), ...(panji && { panji }) };
    const all = await call('GET /panchang/festivals', { query }).catch(refusedAs([]));
    const next = all.find(({ date }) => date >= from);
    if (next) return { slug: next.slug, date: next.date, names: next.names };
  }
  return null;
}
