/** Chance that can be had again: the same seed, the same requests (mulberry32). */
export interface Chance {
  /** From 0 up to, not including, `below`. */
  whole(below: number): number;
  one<T>(of: readonly [T, ...T[]]): T;
  /** True once in this many times. */
  oneIn(times: number): boolean;
}

export function chance(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (below: number): number => Math.floor(next() * below);
  return {
    whole,
    one: (of) => of[whole(of.length)] ?? of[0],
    oneIn: (times) => whole(times) === 0,
  };
}
