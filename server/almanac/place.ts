import { placeOfDistrict } from '#domain/almanac/districts.ts';
import { BHUBANESWAR, cannotCompute, INDIA, type Place } from '#domain/almanac/place.ts';
import { asDay, type Day } from '#domain/time.ts';
import { refuse } from '../http/failure.ts';

export interface PlaceAsked {
  readonly district?: string | undefined;
  readonly lat?: number | undefined;
  readonly lon?: number | undefined;
  readonly tz?: string | undefined;
}

/** The place a call names; both degrees or neither. */
export function placeAsked({ district, lat, lon, tz }: PlaceAsked): Place {
  if (district !== undefined) return placeOfDistrict(district) ?? refuse('almanac_district');
  if (lat === undefined && lon === undefined) return { ...BHUBANESWAR, tz: tz ?? INDIA };
  if (lat === undefined || lon === undefined) return refuse('almanac_place');
  return { lat, lon, tz: tz ?? INDIA };
}

/** Refuses what cannot be computed, in a sentence. */
export function dayAsked(date: string, place: Place): Day {
  const trouble = cannotCompute(date, place);
  if (trouble) refuse(trouble);
  return asDay(date);
}
