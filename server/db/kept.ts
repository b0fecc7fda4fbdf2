import { LRUCache } from 'lru-cache';
import { within } from './limit.ts';
import type { Sql } from './sql.ts';

/** A table up to this long is counted again each time. */
export const SHORT = 10_000;
const FRESH_MS = 60_000;
/** The count is for all who will ask, so it does not end with the caller who began it. */
const COUNT_MS = 60_000;

type Figures = LRUCache<string, object, () => Promise<object>>;
const figuresOf = new WeakMap<Sql, Figures>();

const newFigures = (): Figures =>
  new LRUCache({
    // some of each list, and one of each ritual
    max: 1_000,
    ttl: FRESH_MS,
    // of a long table the last figure is given, and once more while the next is under way
    allowStale: true,
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: (_name, _before, { context: count }) => count(),
  });

/**
 * A figure over a whole table of about this many rows. A short table is counted at once; for a long one the last figure is given
 * for a minute, or as long as is said, so that only the first asker waits for a million rows.
 */
export async function keptFigure<T>(
  sql: Sql,
  name: string,
  count: () => Promise<T>,
  rowsOf: (figure: T) => number,
  freshMs: number = FRESH_MS,
): Promise<T> {
  const figures = figuresOf.get(sql) ?? newFigures();
  figuresOf.set(sql, figures);
  const recount = async () => ({ figure: await within(COUNT_MS, count) });
  if (figures.peek(name, { allowStale: true })) {
    // written below by the same name, and so of the same kind
    return ((await figures.forceFetch(name, { context: recount, ttl: freshMs })) as { figure: T }).figure;
  }
  const first = await recount();
  if (rowsOf(first.figure) > SHORT) figures.set(name, first, { ttl: freshMs });
  return first.figure;
}

/** The same where the figure is the number of rows. */
export const keptCount = (sql: Sql, name: string, count: () => Promise<number>): Promise<number> =>
  keptFigure(sql, name, count, (rows) => rows);
