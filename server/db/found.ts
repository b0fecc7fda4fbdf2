/** How a search through a long list stays short (docs/decisions/0040-lists-at-scale.md). */

/** A list up to this long is looked through as a whole; of a longer one this much for words no index knows. */
export const WHOLE = 1_000;
/** So many rows at the head of a long list tell how common a word is. */
const GLANCE = 100;
/** Rows that are passed sooner than an index gives all that hold a common word. */
export const WALK = 5_000;
/** A word of more rows than this is common: to sort them all takes longer than to walk the list. */
export const COMMON = 5_000;

/** Of a word in this many names all are counted; of one in more the answer is the page, and that there are more. */
export const FEW = 500;

export interface Cut {
  readonly limit: number;
  readonly offset: number;
}

/** A page of ids in the list's order. */
export interface Found {
  ids: string[];
  /** How many match, as far as was looked. */
  count: number;
  /** There are, or may be, more than that. */
  more: boolean;
}

export interface Looks {
  /** How long the list is without the search. */
  total: number;
  /** Whether an index knows these words, whether few rows can have them, and among how many the page is probably full. */
  words: { indexed: boolean; rare: boolean; within?: number };
  /** Looks through so many rows at the head of the list: `seen` are fewer where it ends there. */
  glance: (rows: number) => Promise<{ ids: string[]; count: number; seen: number }>;
  /** Finds by an index, and sorts; null where more than `most` are found, which would take too long. */
  narrow: (most: number) => Promise<Found | null>;
  /** Goes down the list until the page is full, and one further; past no more than so many rows, where that is said. */
  walk: (past?: number) => Promise<string[]>;
}

/** A common word is found at the head of the list, a rare one by its index; a first look tells which it is. */
export async function findIn({ limit, offset }: Cut, looks: Looks): Promise<Found> {
  const { total, words, glance, narrow, walk } = looks;
  const reach = offset + limit;
  const downTheList = async () => pageOf(await walk(), { limit, offset });

  /** Reads so many rows at once, which tells how common the words are if the page is not full by then. */
  const hereOrElse = async (within: number): Promise<Found | null> => {
    const rows = words.indexed ? within : Math.max(within, reach * 50);
    const ids = await walk(rows);
    const found = pageOf(ids, { limit, offset });
    if (found.more) return found;
    if (!words.indexed) return { ...found, more: rows < total };
    return ids.length > 1 && ((reach + 1) * rows) / found.count <= WALK ? null : narrow(COMMON);
  };

  const found = words.rare ? await narrow(COMMON) : null;
  if (found) return found;
  if (words.within && total > WHOLE) return (await hereOrElse(words.within)) ?? downTheList();
  const rows = total <= WHOLE || !words.indexed ? Math.max(WHOLE + 1, reach * 50) : GLANCE;
  const { ids, count, seen } = await glance(rows);
  if (seen < rows) return { ids, count, more: false };
  if (count > reach) return { ids, ...atLeast(count, limit) };
  if (!words.indexed) return { ids, count, more: true };
  // of one alone nothing can be told
  if (count > 1 && ((reach + 1) * rows) / count <= WALK) return downTheList();
  return (await narrow(COMMON)) ?? downTheList();
}

/** What an index found, of which no more than `most` and one were counted. */
export const upTo = (most: number, row: { ids: string[]; count: number } | undefined): Found | null =>
  row === undefined || row.count > most ? null : { ...row, more: false };

/** What was read down a list until the page was full, and one further. */
export function pageOf(ids: string[], { limit, offset }: Cut): Found {
  const count = ids.length > 0 ? offset + ids.length : 0;
  return ids.length > limit ? { ids: ids.slice(0, limit), ...atLeast(count, limit) } : { ids, count, more: false };
}

export interface Merged {
  ids: string[];
  /** As far as the page and one further. */
  count: number;
  /** Who has one of the words, up to `FEW` and one, and how many of them are meant. */
  seen: number;
  few: number;
}

/** A page that was merged from the lists of several words. */
export function ofFew(row: Merged | undefined, { limit, offset }: Cut): Found {
  const { ids, count, seen, few } = row ?? { ids: [], count: 0, seen: 0, few: 0 };
  const reach = offset + limit;
  if (count <= reach) return { ids, count, more: false };
  return seen > FEW
    ? { ids, ...atLeast(Math.max(reach, Math.min(few, FEW)) + 1, limit) }
    : { ids, count: few, more: false };
}

/** Whole pages, and not the last of them. */
export const atLeast = (count: number, limit: number) => ({
  count: Math.floor((count - 1) / limit) * limit,
  more: true,
});
