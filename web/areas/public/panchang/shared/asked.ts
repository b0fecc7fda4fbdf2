import type { FollowedSaid } from '#contract/almanac/panji.ts';
import type { PageContext } from '#contract/page.ts';
import { isPanji, type Panji } from '#domain/almanac/names/panji.ts';
import type { Day, Month } from '#domain/time.ts';
import { districtNames } from '#domain/places.ts';
import { refusedAs } from '../../../../parts/api/refusal.ts';

/** Where Odisha's capital lies; for whoever has not said where they are. */
export const CAPITAL = 'Khordha';
/** In an address: our own almanac, the computed one. */
export const OURS = 'computed';

/** The districts one may choose from. */
export const districts = districtNames;

/** For which district and by which almanac a page speaks. */
export interface Place {
  readonly district: string;
  /** Null for ours. */
  readonly panji: Panji | null;
  /** As it was asked for, where we do not know it: the almanac says so. */
  readonly asked: { district: string; panji?: string };
  /** Somebody has said it, in the address or before; else it is the capital’s. */
  readonly isKnown: boolean;
  /** The address names it, and the addresses of its links do. */
  readonly isNamed: boolean;
}

/** What the address names, else what the reader has chosen before, else the capital and our own almanac. */
export async function placeOf(url: URL, { call }: Pick<PageContext, 'call'>): Promise<Place> {
  const [district, panji] = [url.searchParams.get('district') || null, url.searchParams.get('panji')];
  // of a district that we do not know there is no page
  if (district !== null && !districts.includes(district)) throw new Response(null, { status: 404 });
  const isNamed = district !== null || panji !== null;
  const chosen: Pick<FollowedSaid, 'district' | 'panji'> = isNamed
    ? { district, panji: panji === OURS ? null : panji }
    : await followed(call);
  const asked = { district: chosen.district ?? CAPITAL, ...(chosen.panji && { panji: chosen.panji }) };
  return {
    district: asked.district,
    panji: chosen.panji !== null && isPanji(chosen.panji) ? chosen.panji : null,
    asked,
    isKnown: chosen.district !== null,
    isNamed,
  };
}

/** The birth star the reader has set, whatever the address names. */
export const birthOf = async ({ call }: Pick<PageContext, 'call'>): Promise<string | null> =>
  (await followed(call)).birth;

const followed = (call: PageContext['call']): Promise<FollowedSaid> =>
  call('GET /panchang/followed', {}).catch(refusedAs({ district: null, panji: null, birth: null }));

/** Where search engines and others find a page: one for all districts. */
export const canonical = (path: string, { panji }: Pick<Place, 'panji'>): string =>
  path + (panji ? `?${new URLSearchParams({ panji })}` : '');

/** `/panchang/2027/3`, of `2027-03`. */
export const monthPath = (month: Month): string => `/panchang/${month.replace(/-0?/, '/')}`;

/** An address of the almanac for the reader's district and panji; what is remembered need not be named. */
export function inPlace(
  path: string,
  place: Pick<Place, 'district' | 'panji' | 'isNamed'>,
  year: string | number | null = null,
): string {
  const named = new URLSearchParams({
    // the capital is named too, or else what is remembered would come in its place
    ...(place.isNamed && { district: place.district, ...(place.panji && { panji: place.panji }) }),
    ...(year !== null && { year: String(year) }),
  });
  return named.size > 0 ? `${path}?${named}` : path;
}

/** A festival as it comes on one day: some come more than once in a year. */
export function festivalPath(slug: string, place: Pick<Place, 'district' | 'panji' | 'isNamed'>, on: Day): string {
  const path = inPlace(`/festivals/${slug}`, place);
  return `${path}${path.includes('?') ? '&' : '?'}on=${on}`;
}

/** An address that the almanac refuses leads to nothing: 400 as 404, with a page that says what is asked for. */
export async function orUnknown<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Response && error.status < 429) throw new Response(null, { status: 404 });
    throw error;
  }
}
