import { headquarters, headquartersOf, type Headquarters } from './names/towns.ts';
import { INDIA, type DistrictPlace } from './place.ts';

/** A district’s sun rises at its headquarters. */
const placeAt = ({ district, name, lat, lon }: Headquarters): DistrictPlace => ({
  district,
  headquarters: name,
  lat,
  lon,
  tz: INDIA,
});

export const districtPlaces: readonly DistrictPlace[] = headquarters.map(placeAt);

/** Undefined for one we do not know. */
export function placeOfDistrict(name: string): DistrictPlace | undefined {
  const found = headquartersOf(name);
  return found && placeAt(found);
}
