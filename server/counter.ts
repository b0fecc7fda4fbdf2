import type { Day } from '#domain/time.ts';

/** What happens too often to be written down one by one: counted in this process, by the day, until somebody takes it. */

export interface DailyCount {
  readonly day: Day;
  readonly what: 'search';
  readonly n: number;
}

export interface Counter {
  add(count: DailyCount): void;
  /** All that was counted since the last time; from then on it is the caller's. */
  take(): DailyCount[];
}

export function counter(): Counter {
  let counts = new Map<string, DailyCount>();
  return {
    add: ({ day, what, n }) => {
      const key = `${day} ${what}`;
      counts.set(key, { day, what, n: n + (counts.get(key)?.n ?? 0) });
    },
    take: () => {
      const taken = [...counts.values()];
      counts = new Map();
      return taken;
    },
  };
}
