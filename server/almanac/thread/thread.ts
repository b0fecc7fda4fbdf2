import { Worker } from 'node:worker_threads';
import type { Given, Kind, Made, Order, Outcome } from './work.ts';

/**
 * The almanac's dear work, done beside the event loop: a year of the sky takes a tenth of a second, in which this process would answer
 * nobody (docs/decisions/0122-dear-requests.md). One thread a process, begun when it is first needed; if it ends, the next order begins
 * another.
 */

interface Waiting {
  done(made: unknown): void;
  fail(error: unknown): void;
}

const waiting = new Map<number, Waiting>();
let thread: Worker | null = null;
let orders = 0;

export function inThread<K extends Kind>(kind: K, given: Given<K>): Promise<Made<K>> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const worker = (thread ??= begin());
  const order: Order = { nth: (orders += 1), kind, given };
  waiting.set(order.nth, { done: resolve, fail: reject });
  // a process that has nothing else to do waits for what it ordered, and for nothing more
  worker.ref();
  worker.postMessage(order);
  // `main.ts` answers each kind by what `work` makes of it
  return promise as Promise<Made<K>>;
}

function begin(): Worker {
  // none of the flags by which this process was started are for a thread
  const worker = new Worker(new URL('./main.ts', import.meta.url), { execArgv: [] });
  worker.on('message', (outcome: Outcome) => {
    const one = waiting.get(outcome.nth);
    waiting.delete(outcome.nth);
    if (waiting.size === 0) worker.unref();
    if ('error' in outcome) one?.fail(outcome.error);
    else one?.done(outcome.made);
  });
  const ended = (error: unknown): void => {
    if (thread !== worker) return;
    thread = null;
    for (const { fail } of waiting.values()) fail(error);
    waiting.clear();
  };
  worker.on('error', ended);
  worker.on('exit', () => ended(new Error('the thread of the almanac has ended')));
  return worker;
}
