import { within } from './limit.ts';
import type { Sql } from './sql.ts';

/** A table up to this long is counted anew each time it is asked about. */
export const SHORT = 10_000;
const FRESH_MS = 60_000;
/** It is counted for all who will ask, and not given up with the one who does. */
const COUNT_MS = 60_000;

interface Kept {
  figure: unknown;
  at: number;
  again: Promise<unknown> | null;
}

const kept = new WeakMap<Sql, Map<string, Kept>>();

export interface Counting<T> {
  /** Whether there are no more than `SHORT` rows to count. */
  isShort: () => Promise<boolean>;
  count: () => Promise<T>;
}

/**
 * A figure over a whole table. Of a short one it is counted at once; of a long one the last count is given for a minute, and
 * then once more while the next is under way, so that nobody waits for a million rows but the first who asks.
 */
export async function keptFigure<T>(sql: Sql, name: string, { isShort, count }: Counting<T>): Promise<T> {
  const figures = figuresOf(sql);
  const known = figures.get(name);
  if (known) {
    if (performance.now() - known.at > FRESH_MS) known.again ??= recount(figures, name, count).catch(() => undefined);
    // written below by the same name, and so of the same kind
    return known.figure as T;
  }
  if (await isShort()) return count();
  return recount(figures, name, count);
}

async function recount<T>(figures: Map<string, Kept>, name: string, count: () => Promise<T>): Promise<T> {
  const at = performance.now();
  try {
    const figure = await within(COUNT_MS, count);
    figures.set(name, { figure, at, again: null });
    return figure;
  } catch (error) {
    // the next who asks tries again
    figures.delete(name);
    throw error;
  }
}

function figuresOf(sql: Sql): Map<string, Kept> {
  const known = kept.get(sql) ?? new Map<string, Kept>();
  kept.set(sql, known);
  return known;
}
