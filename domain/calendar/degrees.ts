/** A place in India that is no district of ours: degrees north and east. */
export interface Degrees {
  readonly lat: number;
  readonly lon: number;
}

interface Range {
  readonly least: number;
  readonly most: number;
}
/** All of India with its islands lies between these. */
export const LATITUDES: Range = { least: 6, most: 38 };
export const LONGITUDES: Range = { least: 68, most: 98 };

/** A degree as somebody writes it or a map shows it, rounded to four decimals, which is to ten metres; null for anything else. */
export function degreeIn(text: string, { least, most }: Range): number | null {
  if (!/^\d{1,2}(\.\d{1,12})?$/.test(text)) return null;
  const degree = Number(Number(text).toFixed(4));
  return degree >= least && degree <= most ? degree : null;
}

/** `21.25,81.63`: where hours and a booking name a district otherwise. */
export const writeDegrees = ({ lat, lon }: Degrees): string => `${lat},${lon}`;

/** Null for a district, for what is no place at all, and for degrees with more decimals than we write. */
export function readDegrees(text: string): Degrees | null {
  if (/\.\d{5}/.test(text)) return null;
  const [north = '', east = '', ...more] = text.split(',');
  const [lat, lon] = [degreeIn(north, LATITUDES), degreeIn(east, LONGITUDES)];
  return lat === null || lon === null || more.length > 0 ? null : { lat, lon };
}

/** How a call asks for a place that is named by a district or by degrees. */
export function placeQuery(name: string): { district: string } | { lat: string; lon: string } {
  const degrees = readDegrees(name);
  return degrees ? { lat: String(degrees.lat), lon: String(degrees.lon) } : { district: name };
}

/** The district of such a name; empty for degrees, which narrow no search. */
export const districtIn = (name: string): string => (readDegrees(name) ? '' : name);
