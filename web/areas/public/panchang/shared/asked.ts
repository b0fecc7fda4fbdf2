import { districtNames } from '#domain/places.ts';
import type { PageContext } from '#contract/page.ts';

/** Where Odisha's capital lies; for whoever has not said where they are. */
const CAPITAL = 'Khordha';

/** The district of the address, else the reader's own, else the capital's. */
export function districtAsked(url: URL, { viewer }: PageContext): string {
  const asked = url.searchParams.get('district');
  if (asked) return asked;
  const own = viewer && 'district' in viewer ? String(viewer.district ?? '') : '';
  return districtNames.some((name) => name === own) ? own : CAPITAL;
}

/** An address of the almanac for a district. */
export const inDistrict = (path: string, district: string): string =>
  district === CAPITAL ? path : `${path}?${new URLSearchParams({ district })}`;

/** An address that the almanac refuses leads to nothing: 400 as 404, with a page that says what is asked for. */
export async function orUnknown<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Response && error.status < 429) throw new Response(null, { status: 404 });
    throw error;
  }
}
