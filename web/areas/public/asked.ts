import { PRICE_SLIDER_MAX } from '#domain/ritual.ts';

/** What a visitor asks of the search, as it stands in the address: it can be shared and survives a reload. */
export interface Asked {
  readonly ritual: string;
  readonly date: string;
  /** Whole rupees; null is "no limit". */
  readonly price: number | null;
  readonly district: string;
  readonly language: string;
  /** The id of the one who is asked for; empty for anybody. */
  readonly pandit: string;
  readonly sort: Sort;
}

export const sorts = ['price', 'experience'] as const;
export type Sort = (typeof sorts)[number];

export function askedIn(address: URLSearchParams): Asked {
  const word = (name: string) => (address.get(name) ?? '').trim();
  return {
    ritual: word('ritual'),
    date: word('date'),
    price: priceOf(word('price')),
    district: word('district').slice(0, 60),
    language: word('language').slice(0, 40),
    pandit: word('pandit').slice(0, 40),
    sort: sorts.find((sort) => sort === word('sort')) ?? 'price',
  };
}

/** The end of the slider asks for no limit; so does an address nobody could have made with it. */
function priceOf(text: string): number | null {
  if (!/^\d{1,7}$/.test(text)) return null;
  const rupees = Number(text);
  return rupees < PRICE_SLIDER_MAX ? rupees : null;
}

/** The shortest address that asks the same. */
export function addressOf(asked: Asked): string {
  const address = new URLSearchParams();
  for (const name of ['ritual', 'date', 'district', 'language', 'pandit'] as const) {
    if (asked[name]) address.set(name, asked[name]);
  }
  if (asked.price !== null) address.set('price', String(asked.price));
  if (asked.sort !== 'price') address.set('sort', asked.sort);
  return `/find-pandit?${address}`;
}

/** The first of the two things a search cannot do without that is missing. */
export const missingIn = (asked: Pick<Asked, 'ritual' | 'date'>): 'ritual' | 'date' | null => {
  if (!asked.ritual) return 'ritual';
  return asked.date ? null : 'date';
};

/** The body of the search call. */
export const searchOf = ({ ritual, date, price, district, language, pandit, sort }: Asked) => ({
  ritualId: ritual,
  date,
  sort,
  ...(price !== null && { price }),
  ...(district && { district }),
  ...(language && { language }),
  ...(pandit && { panditId: pandit }),
});
