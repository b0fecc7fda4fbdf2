import type { FollowedSaid } from '#contract/almanac/panji.ts';
import type { PageContext } from '#contract/page.ts';
import { isPanji, type Panji } from '#domain/almanac/names/panji.ts';
import { districtIn } from '#domain/district-names.ts';
import { DEFAULT_LOCALE, type Locale } from '#domain/locale.ts';
import type { Day, Month } from '#domain/time.ts';
import { districtNames } from '#domain/places.ts';
import { nearestDistricts } from '#domain/search/place-search.ts';
import { refusedAs } from '../../../../parts/api/refusal.ts';

/** Odisha's capital, for visitors who have not said where they are. */
export const CAPITAL = 'Khordha';
/** In an address: our own almanac, the computed one. */
export const OURS = 'computed';

/** The districts one may choose from. */
export const districts = districtNames;

/** For which district and by which almanac a page speaks. */
export interface Place {
  readonly district: string;
  /** The same in the reader's language. */
  readonly said: string;
  /** Null for ours. */
  readonly panji: Panji | null;
  /** As calls of the almanac name it. */
  readonly asked: { district: string; panji?: Panji };
  /** The districts that are called nearly as the address says, as it has them and as the reader does. */
  readonly near: readonly { readonly name: string; readonly said: string }[];
  /** An unknown name from the address, as it was written: the page shows its default place, and says so. */
  readonly wrong: { readonly district?: string; readonly panji?: string; readonly degrees?: string };
  /** Somebody has said it, in the address or before; else it is the capital’s. */
  readonly isKnown: boolean;
  /** The address names it, and the addresses of its links do. */
  readonly isNamed: boolean;
}

/** What the address names, else what the reader has chosen before, else the capital and our own almanac. */
export async function placeOf(url: URL, { call, locale }: Pick<PageContext, 'call' | 'locale'>): Promise<Place> {
  const word = (name: string): string | null => url.searchParams.get(name)?.slice(0, 40) || null;
  const [named, publisher] = [word('district'), word('panji')];
  const isNamed = named !== null || publisher !== null;
  const chosen: Pick<FollowedSaid, 'district' | 'panji'> = isNamed
    ? { district: named, panji: publisher }
    : await followed(call);
  const isDistrict = chosen.district !== null && districts.includes(chosen.district);
  const district = isDistrict && chosen.district !== null ? chosen.district : CAPITAL;
  const panji = chosen.panji !== null && isPanji(chosen.panji) ? chosen.panji : null;
  const degrees = named === null ? [word('lat'), word('lon')].filter((one) => one !== null).join(', ') : '';
  return {
    district,
    said: districtIn(locale, district),
    panji,
    asked: { district, ...(panji && { panji }) },
    near:
      isDistrict || named === null
        ? []
        : nearestDistricts(named).map((name) => ({ name, said: districtIn(locale, name) })),
    wrong: {
      ...(named !== null && !isDistrict && { district: named }),
      ...(publisher !== null && publisher !== OURS && panji === null && { panji: publisher }),
      ...(degrees && { degrees }),
    },
    isKnown: isDistrict,
    isNamed,
  };
}

/** How a page is answered: the almanac’s own refusal where the address names a place or an almanac that we do not know. */
export const statusFor = ({ wrong }: Pick<Place, 'wrong'>): number => (Object.keys(wrong).length > 0 ? 422 : 200);

/** The years of which something was entered of an almanac; of ours, which is computed, none is. */
export async function yearsEntered(
  { call }: Pick<PageContext, 'call'>,
  panji: Panji | null,
): Promise<readonly number[]> {
  if (panji === null) return [];
  const { entered } = await call('GET /panchang/entered', {}).catch(refusedAs({ entered: [] }));
  return entered.find((one) => one.panji === panji)?.years ?? [];
}

/** The birth star the reader has set, whatever the address names. */
export const birthOf = async ({ call }: Pick<PageContext, 'call'>): Promise<string | null> =>
  (await followed(call)).birth;

const followed = (call: PageContext['call']): Promise<FollowedSaid> =>
  call('GET /panchang/followed', {}).catch(refusedAs({ district: null, panji: null, birth: null }));

/** Where search engines and others find a page: one for all districts. */
export const canonical = (path: string, { panji }: Pick<Place, 'panji'>): string =>
  path + (panji ? `?${new URLSearchParams({ panji })}` : '');

/** What follows the address of a file that is written in the reader’s language; English needs no name. */
export function fileQuery(locale: Locale, named: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams({ ...named, ...(locale !== DEFAULT_LOCALE && { locale }) });
  return query.size > 0 ? `?${query}` : '';
}

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
