/** How a search through a long list stays short (docs/decisions/0040-lists-at-scale.md). */

/** No more hits than this are looked at, the first ones of the list: of more it is said that there are more. */
export const MOST = 1_000;
/** To sort more rows than this for a page takes longer than anybody waits. */
export const SORTED = 5_000;

export interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** What a search found, in the order of the list. */
export interface Found {
  readonly ids: readonly string[];
  /** There are, or may be, others after these. */
  readonly more: boolean;
}

/** A page of ids, and of how many it is one. */
export interface FoundPage {
  readonly ids: string[];
  readonly count: number;
  readonly more: boolean;
}

export interface Looks {
  /** The hits among the first rows of the list, `MOST` and one at most; `whole` where it has no further rows. */
  readonly head: () => Promise<{ ids: string[]; whole: boolean }>;
  /** What the indexes find, together with these. Of what is too much to be sorted a part is, and there are more. */
  readonly byIndex: (head: readonly string[]) => Promise<Found>;
}

/** Common words fill the page from the head of the list; an index finds rare ones. */
export async function find({ limit, offset }: Page, { head, byIndex }: Looks): Promise<Found> {
  const { ids, whole } = await head();
  if (whole || ids.length > offset + limit) return upTo(ids, !whole);
  return byIndex(ids);
}

/** The first of these. */
export const upTo = (ids: readonly string[], more = false): Found => ({
  ids: ids.slice(0, MOST),
  more: more || ids.length > MOST,
});

export const pageOf = ({ ids, more }: Found, { limit, offset }: Page): FoundPage => ({
  ids: ids.slice(offset, offset + limit),
  count: ids.length,
  more,
});
