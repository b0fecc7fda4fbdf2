import { performance } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';

/** For how many calls at once this process has room: found out by looking whether it still keeps up. */

export interface Room {
  /** How many may be answered at once. */
  readonly size: () => number;
  /** Tells how many are answered from now on. */
  readonly holds: (calls: number) => void;
  readonly stop: () => void;
}

const LOOK_EVERY_MS = 25;
/** Share of its time in which the event loop has something to do, lately: above this a caller waits for those before. */
const BUSY = 0.93;
/** What is lately. */
const LATELY_MS = 150;
/**
 * No look tells of more than this. One long answer, a collection of garbage, or a machine that had no time for us, is not a crowd; and
 * callers who came in the meantime are let in right after.
 */
const LOOK_MS = 100;
/** So few at once keep one processor at work: while one waits for the database the others go on. */
const FEWEST = 3;
/** A fresh process compiles what it runs for the first time: that it is slow then says nothing about the crowd. */
const WARM_UP_MS = 10_000;
const FEWEST_AT_FIRST = 20;
/** Whatever they wait for. */
const MOST = 1_000;
const HEAP = 0.9;

/**
 * While the process is busy, room shrinks by a third every 50 ms, from as many as there were; while it is not, it grows by half every
 * 100 ms. So calls that wait for somebody else (a vendor, a lock, a slow line) take nobody's place, and those that need the processor
 * are as many as keep it at work: each further one would only make all of them slower. `isFull` tells of what else there is no more of.
 */
export function roomFor({ isFull = never, warmUpMs = WARM_UP_MS } = {}): Room {
  const born = performance.now();
  let [size, inside, highest, load] = [MOST, 0, 0, 0];
  let last = { at: born, loop: performance.eventLoopUtilization() };

  function look(): void {
    const now = { at: performance.now(), loop: performance.eventLoopUtilization() };
    const { utilization } = performance.eventLoopUtilization(now.loop, last.loop);
    // a busy process looks late
    const ms = Math.min(LOOK_MS, now.at - last.at);
    last = now;
    load += (utilization - load) * (1 - Math.exp(-ms / LATELY_MS));
    const fewest = now.at - born < warmUpMs ? FEWEST_AT_FIRST : FEWEST;
    const isBusy = load >= BUSY || isFull() || heapIsFull();
    if (isBusy) size = Math.max(fewest, Math.min(size, highest) * (2 / 3) ** (ms / 50));
    else size = Math.min(MOST, size * 1.5 ** (ms / 100));
    highest = inside;
  }

  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  return {
    size: () => Math.floor(size),
    holds: (calls) => {
      inside = calls;
      highest = Math.max(highest, calls);
    },
    stop: () => clearInterval(timer),
  };
}

const never = (): boolean => false;

const heapIsFull = (): boolean => {
  const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
  return used > limit * HEAP;
};
