import { placeOfDistrict } from '#domain/almanac/districts.ts';
import { BHUBANESWAR, cannotCompute, INDIA, type DistrictPlace, type Place } from '#domain/almanac/place.ts';
import { degreeIn, LATITUDES, LONGITUDES, readDegrees } from '#domain/calendar/degrees.ts';
import { asDay, type Day } from '#domain/time.ts';
import { districtCalled } from '#domain/search/place-search.ts';
import { refuse } from '../http/failure.ts';

/** As an address has it. */
export interface PlaceAsked {
  readonly district?: string | undefined;
  readonly lat?: string | undefined;
  readonly lon?: string | undefined;
  readonly tz?: string | undefined;
}

/** The place a call names; both degrees or neither. What is wrong is refused beside its field. */
export function placeAsked({ district, lat, lon, tz = INDIA }: PlaceAsked): Place {
  if (district !== undefined) return districtAsked(district);
  if (lat === undefined && lon === undefined) return { ...BHUBANESWAR, tz };
  return { lat: degreeAsked('lat', lat, 90), lon: degreeAsked('lon', lon, 180), tz };
}

/** A district of ours, in whichever script and spelling. */
export const districtAsked = (district: string): DistrictPlace =>
  placeOfDistrict(district) ??
  placeOfDistrict(districtCalled(district) ?? '') ??
  refuse('almanac_district', { fields: { district: 'almanac_district' } });

function degreeAsked(field: 'lat' | 'lon', written: string | undefined, most: number): number {
  const degree = written !== undefined && /^-?\d{1,3}(\.\d{1,10})?$/.test(written) ? Number(written) : NaN;
  return Math.abs(degree) <= most ? degree : refuse('almanac_place', { fields: { [field]: 'almanac_place' } });
}

/** The place by which hours were computed, as an address and a booking name it. */
export function placeNamed(name: string): Place {
  const degrees = readDegrees(name);
  return degrees ? { ...degrees, tz: INDIA } : placeAsked({ district: name });
}

/** Where in India: a district of ours, else both degrees; what is missing or wrong is refused beside its field. */
export function placeInIndia({ district, lat, lon }: Omit<PlaceAsked, 'tz'>): Place {
  if (district !== undefined || (lat === undefined && lon === undefined)) return placeAsked({ district });
  const [north, east] = [degreeIn(lat ?? '', LATITUDES), degreeIn(lon ?? '', LONGITUDES)];
  if (north !== null && east !== null) return { lat: north, lon: east, tz: INDIA };
  const code = north === null ? 'muhurat_lat' : 'muhurat_lon';
  return refuse(code, {
    fields: { ...(north === null && { lat: 'muhurat_lat' }), ...(east === null && { lon: 'muhurat_lon' }) },
  });
}

/** Refuses what cannot be computed, in a sentence. */
export function dayAsked(date: string, place: Place): Day {
  const trouble = cannotCompute(date, place);
  if (trouble) refuse(trouble);
  return asDay(date);
}
