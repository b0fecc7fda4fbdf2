import { placeOfDistrict } from '#domain/almanac/districts.ts';
import { BHUBANESWAR, cannotCompute, INDIA, type Place } from '#domain/almanac/place.ts';
import { readDegrees } from '#domain/calendar/degrees.ts';
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

/** The place by which hours were computed, as an address and a booking name it. */
export function placeNamed(name: string): Place {
  const degrees = readDegrees(name);
  return degrees ? { ...degrees, tz: INDIA } : placeAsked({ district: name });
}

/** Where in India: a district of ours, else both degrees; what is missing is told beside its field. */
export function placeInIndia({ district, lat, lon }: Omit<PlaceAsked, 'tz'>): Place {
  if (district === undefined && (lat === undefined) !== (lon === undefined)) {
    const [field, code] = lat === undefined ? (['lat', 'muhurat_lat'] as const) : (['lon', 'muhurat_lon'] as const);
    refuse(code, { fields: { [field]: code } });
  }
  return placeAsked({ district, lat, lon });
}

/** Refuses what cannot be computed, in a sentence. */
export function dayAsked(date: string, place: Place): Day {
  const trouble = cannotCompute(date, place);
  if (trouble) refuse(trouble);
  return asDay(date);
}
