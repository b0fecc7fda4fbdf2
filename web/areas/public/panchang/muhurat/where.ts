import type { PageContext } from '#contract/page.ts';
import { townIn } from '#domain/almanac/names/town-names.ts';
import { cities, headquartersOf } from '#domain/almanac/names/towns.ts';
import { latinDigits } from '#domain/words/digits.ts';
import { degreeIn, LATITUDES, LONGITUDES, readDegrees, writeDegrees, type Degrees } from '#domain/calendar/degrees.ts';
import { inPlace, placeOf, statusFor, type Place } from '../shared/asked.ts';

/** For which place hours are shown: a district of ours, or any place of India by its degrees. */

export interface Where extends Place {
  /** As hours are asked for and kept: a district, or degrees. */
  readonly name: string;
  /** The town whose sunrise counts, in the reader's language: a district’s headquarters, a city we know; null for other degrees. */
  readonly town: string | null;
  /** Null for a district nobody knows; the almanac says so. */
  readonly at: Degrees | null;
  readonly isDistrict: boolean;
  /** As the fields have them, and which of them are wrong. */
  readonly typed: { readonly lat: string; readonly lon: string };
  readonly amiss: { readonly lat: boolean; readonly lon: boolean };
}

/** What the address names. Degrees that are none leave the page with the place it has otherwise, and stand in their fields with what is wrong. */
export async function whereOf(url: URL, page: Pick<PageContext, 'call' | 'locale'>): Promise<Where> {
  const known = await placeOf(url, page);
  // degrees are read here
  const { degrees: _, ...wrong } = known.wrong;
  const place = { ...known, wrong };
  const word = (name: string): string => (url.searchParams.get(name) ?? '').trim().slice(0, 20);
  const typed = { lat: latinDigits(word('lat')), lon: latinDigits(word('lon')) };
  const [lat, lon] = [degreeIn(typed.lat, LATITUDES), degreeIn(typed.lon, LONGITUDES)];
  // a district that is named counts
  const isAsked = !url.searchParams.get('district') && (typed.lat !== '' || typed.lon !== '');
  if (isAsked && lat !== null && lon !== null) {
    const city = cities.find((one) => one.lat === lat && one.lon === lon);
    const town = city ? townIn(page.locale, city.name) : null;
    const name = writeDegrees({ lat, lon });
    return { ...place, name, town, at: { lat, lon }, isDistrict: false, typed, amiss: { lat: false, lon: false } };
  }
  const found = headquartersOf(place.district);
  return {
    ...place,
    name: place.district,
    town: found ? townIn(page.locale, found.name) : null,
    at: found ? { lat: found.lat, lon: found.lon } : null,
    isDistrict: true,
    typed,
    amiss: { lat: isAsked && lat === null, lon: isAsked && lon === null },
  };
}

/** How a page of hours is answered: as the call of the hours would be. */
export const statusIn = (where: Where): number => (where.amiss.lat || where.amiss.lon ? 422 : statusFor(where));

/** An address of hours for that place. */
export function inWhere(path: string, where: Where, year: string | number | null = null): string {
  const degrees = readDegrees(where.name);
  if (!degrees) return inPlace(path, where, year);
  return `${path}?${new URLSearchParams({
    lat: String(degrees.lat),
    lon: String(degrees.lon),
    ...(year !== null && { year: String(year) }),
  })}`;
}
