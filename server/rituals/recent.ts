import type { Instant } from '#domain/time.ts';
import { within } from '../db/limit.ts';

/** It is loaded for all who ask meanwhile, and not given up with the first of them. */
const LOAD_MS = 8_000;

/** Remembers what was loaded for a moment; whoever asks meanwhile shares it. A load that failed is not remembered. */
export function recent<T>(load: () => Promise<T>, ms: number, now: () => Instant) {
  let held: { readonly at: Instant; readonly value: Promise<T> } | null = null;
  return {
    get: async (): Promise<T> => {
      if (!held || now() - held.at >= ms) held = { at: now(), value: within(LOAD_MS, load) };
      const mine = held;
      try {
        return await mine.value;
      } catch (error) {
        if (held === mine) held = null;
        throw error;
      }
    },
    forget: (): void => {
      held = null;
    },
  };
}

/** The same for many things, each told by its key; there must be few enough keys to keep them all. */
export function recentByKey<T>(load: (key: string) => Promise<T>, ms: number, now: () => Instant) {
  const held = new Map<string, ReturnType<typeof recent<T>>>();
  return {
    get: (key: string): Promise<T> => {
      const one = held.get(key) ?? recent(() => load(key), ms, now);
      held.set(key, one);
      return one.get();
    },
  };
}
