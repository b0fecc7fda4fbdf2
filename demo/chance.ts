import type { Instant } from '#domain/time.ts';

/** Chance that falls the same way every time, so that a demo loaded at the same moment is the same demo. */
export interface Chance {
  /** A fraction from 0 up to, never reaching, 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  /** One of these. */
  pick<T>(from: readonly T[]): T;
  /** These, in another order. */
  shuffled<T>(from: readonly T[]): T[];
  /** A UUIDv7 of that moment: the rows of a demo sort by it as real ones do. */
  id(at: Instant): string;
  /** Letters and digits, as providers make their ids of. */
  code(length: number): string;
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';

/** Mulberry32: small, even, and the same on every machine. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  const hex = (digits: number): string =>
    Array.from({ length: digits }, () => Math.floor(next() * 16).toString(16)).join('');

  return {
    next,
    between,
    pick: (from) => {
      const [found] = from.slice(Math.floor(next() * from.length));
      if (found === undefined) throw new Error('Nothing to pick from.');
      return found;
    },
    shuffled: (from) =>
      from
        .map((value) => ({ value, rank: next() }))
        .toSorted((a, b) => a.rank - b.rank)
        .map(({ value }) => value),
    id: (at) => {
      const time = Math.floor(at).toString(16).padStart(12, '0');
      return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${'89ab'[between(0, 3)]}${hex(3)}-${hex(12)}`;
    },
    code: (length) => Array.from({ length }, () => LETTERS[between(0, LETTERS.length - 1)]).join(''),
  };
}
