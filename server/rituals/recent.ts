import type { Instant } from '#domain/time.ts';

/** Remembers what was loaded for a moment; whoever asks meanwhile shares it. A load that failed is not remembered. */
export function recent<T>(load: () => Promise<T>, ms: number, now: () => Instant) {
  let held: { readonly at: Instant; readonly value: Promise<T> } | null = null;
  return {
    get: async (): Promise<T> => {
      if (!held || now() - held.at >= ms) held = { at: now(), value: load() };
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
