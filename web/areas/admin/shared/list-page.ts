import { peopleSorts, type PeopleSort } from '#domain/choices.ts';
import { isDay, type Day } from '#domain/time.ts';
import { pathOf } from '../../../i18n/address.ts';
import { lastPage } from '../../../ui/pages.ts';

/** Rows on a page of users (specification, admin and pandit, section 9), and the other choices. */
export const PAGE_SIZE = 5;
export const pageSizes = [PAGE_SIZE, 20, 100] as const;
export type PageSize = (typeof pageSizes)[number];

/** The specification fixes the rows of users; of all else a whole screen is looked through. */
export const usualSize = (list: string): PageSize => (list === 'users' ? PAGE_SIZE : 20);

/** The size an address asks for; what is none of the choices is the usual one. */
export const sizeIn = (text: string | null): PageSize => pageSizes.find((size) => String(size) === text) ?? PAGE_SIZE;

const KEPT = 'office_rows';
const YEAR_SECONDS = 365 * 24 * 3600;

/** Sizes somebody chose last in this browser, by list, out of a request's cookies. */
export const keptSizesIn = (cookies: string | null): KeptSizes =>
  Object.fromEntries(
    [...(cookies ?? '').matchAll(new RegExp(`(?:^|; )${KEPT}_([a-z]+)=(\\d+)`, 'g'))].map(
      ([, list = '', size = '']) => [list, sizeIn(size)] as const,
    ),
  );
export type KeptSizes = Readonly<Record<string, PageSize>>;

/** `users` of `/admin/users`. */
export const listAt = (pathname: string): string => /^\/admin\/([a-z]+)/.exec(pathname)?.[1] ?? '';

export function keepSize(list: string, size: string): void {
  document.cookie = `${KEPT}_${list}=${size}; path=/admin; max-age=${YEAR_SECONDS}; samesite=lax`;
}

/** As many pages as the lists' calls know. */
const MAX_PAGE = 999_999;
/** As much of a search as they read. */
export const SEARCH_MAX = 100;

const UUID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

/** What an address asks for, as far as it can be asked for: a link that was cut or made up still shows a list. */
export const pageIn = (text: string | null): number =>
  text !== null && /^[1-9]\d*$/.test(text) ? Math.min(Number(text), MAX_PAGE) : 1;
export const searchIn = (text: string | null): string => (text ?? '').replaceAll('\0', '').slice(0, SEARCH_MAX);
export const idIn = (text: string | null): string | null => (text !== null && UUID.test(text) ? text : null);

/** The day in India with which a list begins, or which it is about. */
export const dayIn = (text: string | null): Day | null => (text !== null && isDay(text) ? text : null);
export const NEWEST: PeopleSort = '-registered';
export const sortIn = (text: string | null): PeopleSort => peopleSorts.find((one) => one === text) ?? NEWEST;

const sizeKept = (pathname: string, cookies: string | null): PageSize =>
  keptSizesIn(cookies)[listAt(pathOf(pathname))] ?? usualSize(listAt(pathOf(pathname)));

/** What a list's address asks of its call; how many rows, unless it says, as somebody chose last. */
export const listAsked = ({ pathname, searchParams: params }: URL, { headers }: Request) => ({
  page: String(pageIn(params.get('page'))),
  pageSize: String(params.has('size') ? sizeIn(params.get('size')) : sizeKept(pathname, headers.get('cookie'))),
  search: searchIn(params.get('search')),
});

/** One page of a list: how many there are in all, and how many of them match what was asked for. */
export interface ListPage<Row> {
  rows: readonly Row[];
  total: number;
  filtered: number;
  /** They were not counted to the end: `filtered` match, and perhaps others. */
  more?: boolean;
  /** Nothing is called as was searched; these are called nearly so. */
  near?: boolean;
}

/** The last page there is to go to. Where more match than were counted, there is one beyond what is known. */
export function lastKnown({ filtered, more }: Pick<ListPage<unknown>, 'filtered' | 'more'>, size: number): number {
  const full = filtered > 0 && filtered % size === 0;
  return more && full ? filtered / size + 1 : lastPage(filtered, size);
}
