import { clockAt, dayWithin, readWindow } from '#domain/calendar/good-hours.ts';
import { dayAt, isClock } from '#domain/time.ts';

/** What a visitor asks of the search, from the address: it can be shared and survives a reload. */
export interface Asked {
  readonly ritual: string;
  readonly date: string;
  /** `HH:MM`, when the puja is to begin; empty where the whole day has to be free. */
  readonly time: string;
  /** Good hours of the ritual, `2026-12-03T09:12~2026-12-03T11:05`; the day and the time are theirs. Empty for a plain day. */
  readonly window: string;
  /** Whole rupees; null is "no limit". */
  readonly price: number | null;
  readonly district: string;
  readonly language: string;
  /** The id of the one who is asked for; empty for anybody. */
  readonly pandit: string;
  readonly sort: Sort;
}

/** The first is what nobody has to ask for. */
export const sorts = ['recommended', 'price', 'experience'] as const;
export type Sort = (typeof sorts)[number];

export function askedIn(address: URLSearchParams): Asked {
  const word = (name: string) => (address.get(name) ?? '').trim();
  return {
    ritual: word('ritual'),
    ...whenIn(word),
    price: priceOf(word('price')),
    district: word('district').slice(0, 60),
    language: word('language').slice(0, 40),
    pandit: word('pandit').slice(0, 40),
    sort: sorts.find((sort) => sort === word('sort')) ?? sorts[0],
  };
}

/** Another day, or a time outside the hours, is no longer of them; a time after their midnight is of the next day. */
function whenIn(word: (name: string) => string): Pick<Asked, 'date' | 'time' | 'window'> {
  const [date, window] = [word('date'), word('window')];
  const time = isClock(word('time')) ? word('time') : '';
  const hours = readWindow(window);
  if (!hours) return { date, time, window: '' };
  const first = { date: dayAt(hours.from), time: clockAt(hours.from) };
  const named = time ? dayWithin(hours, first.date, time) : first.date;
  if (date && date !== first.date && date !== named) return { date, time, window: '' };
  if (!time || time === first.time) return { ...first, window };
  return { date: named ?? first.date, time, window: named ? window : '' };
}

/** How many pages of what was found are shown, one after the other. */
export function pagesIn(address: URLSearchParams): number {
  const pages = Number(address.get('pages'));
  return Number.isInteger(pages) && pages > 1 ? Math.min(pages, 20) : 1;
}

/** As much as anybody asks, the far end of the slider, is no limit. */
export const withoutIdleLimit = (asked: Asked, most: number): Asked =>
  asked.price !== null && asked.price >= most ? { ...asked, price: null } : asked;

/** An address nobody could have made with the slider asks for no limit. */
const priceOf = (text: string): number | null => (/^\d{1,7}$/.test(text) ? Number(text) : null);

/** The shortest address that asks the same. */
export const addressOf = (asked: Asked): string => `/find-pandit?${paramsOf(asked)}`;

/** A pandit's own page, which knows the search that led there. */
export function panditAddress(id: string, asked: Asked): string {
  const params = paramsOf({ ...asked, pandit: '' }).toString();
  return params ? `/pandits/${id}?${params}` : `/pandits/${id}`;
}

/** The dialog that asks this pandit for a ritual on a day. */
export const bookingAddress = (panditId: string, ritual: string, date: string): string =>
  `/find-pandit?${new URLSearchParams({ ritual, date, pandit: panditId, book: panditId })}`;

function paramsOf(asked: Asked): URLSearchParams {
  const address = new URLSearchParams();
  const hours = readWindow(asked.window);
  const isFirst = hours !== null && asked.time === clockAt(hours.from);
  for (const name of ['ritual', 'window', 'date', 'time', 'district', 'language', 'pandit'] as const) {
    // the hours say their day, and when they begin
    if (hours && (name === 'date' || (name === 'time' && isFirst))) continue;
    if (asked[name]) address.set(name, asked[name]);
  }
  if (asked.price !== null) address.set('price', String(asked.price));
  if (asked.sort !== sorts[0]) address.set('sort', asked.sort);
  return address;
}

/** The first of the two things a search cannot do without that is missing. */
export const missingIn = (asked: Pick<Asked, 'ritual' | 'date'>): 'ritual' | 'date' | null => {
  if (!asked.ritual) return 'ritual';
  return asked.date ? null : 'date';
};

/** The body of the search call. */
export const searchOf = (asked: Asked) => ({
  ritualId: asked.ritual,
  date: asked.date,
  sort: asked.sort,
  ...whenOf(asked),
  ...limitsOf(asked),
});

/** Good hours are searched whole, unless a time within them is named. */
const whenOf = ({ time, window }: Asked) =>
  isWholeWindow({ time, window }) ? { window } : time ? { startTime: time } : {};

/** Whether any time within good hours will do: their own first one says no more than that. */
export function isWholeWindow({ time, window }: Pick<Asked, 'time' | 'window'>): boolean {
  const hours = readWindow(window);
  return hours !== null && time === clockAt(hours.from);
}

/** What narrows a search, whenever it is for. */
export const limitsOf = ({ price, district, language, pandit }: Asked) => ({
  ...(price !== null && { price }),
  ...(district && { district }),
  ...(language && { language }),
  ...(pandit && { panditId: pandit }),
});
