import { AsyncLocalStorage } from 'node:async_hooks';

/** Until when a caller waits for the database. When it gives up, its statements are cancelled and nothing takes effect later. */

const limits = new AsyncLocalStorage<AbortSignal | null>();

/** Gives up the statements of `work`, now and later, when the signal aborts, with the signal's reason. */
export const until = <T>(signal: AbortSignal, work: () => T): T => limits.run(ofCall(signal), work);

/** The same by the clock. Also for what others will use too, and what therefore does not end with the call that began it. */
export const within = <T>(ms: number, work: () => T): T => limits.run(AbortSignal.timeout(ms), work);

/** Work that goes on after the call in which it began. */
export const unlimited = <T>(work: () => T): T => limits.run(null, work);

/** Throws the reason where the one who waits has given up. */
export const refuseLate = (): void => limits.getStore()?.throwIfAborted();

/** How a statement ended does not matter to one who has given up. */
export const reasonOf = (error: unknown): unknown => {
  const signal = limits.getStore();
  return signal?.aborted ? signal.reason : error;
};

const calls = new WeakSet<AbortSignal>();
let asked = 0;
/** How many statements of calls have no answer yet, whether they have a session or wait for one; those of jobs are not counted. */
export const statementsAsked = (): number => asked;

function ofCall(signal: AbortSignal): AbortSignal {
  calls.add(signal);
  return signal;
}

/** A statement that somebody waits for, until `over`. */
export interface Waiting {
  readonly signal: AbortSignal | null;
  readonly over: () => void;
}

const nobody: Waiting = { signal: null, over: () => undefined };

/** Throws the reason where the one who waits has given up. */
export function waiting(): Waiting {
  const signal = limits.getStore();
  if (!signal) return nobody;
  signal.throwIfAborted();
  return counted(signal, signal);
}

/** For the end of a transaction, which is not given up half-way: an answer there says what has taken effect. */
const LAST_MS = 1_000;

export function waitingForTheEnd(): Waiting {
  const signal = limits.getStore();
  if (!signal) return nobody;
  const end = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const giveUpSoon = (): void => void (timer = setTimeout(() => end.abort(signal.reason), LAST_MS));
  if (signal.aborted) giveUpSoon();
  else signal.addEventListener('abort', giveUpSoon, { once: true });
  const { over } = counted(signal, end.signal);
  return {
    signal: end.signal,
    over: () => {
      over();
      clearTimeout(timer);
      signal.removeEventListener('abort', giveUpSoon);
    },
  };
}

function counted(who: AbortSignal, signal: AbortSignal): Waiting {
  if (!calls.has(who)) return { ...nobody, signal };
  asked += 1;
  return { signal, over: () => void (asked -= 1) };
}

/** The answer, or the signal's reason where that comes first; then `leave` is called. */
export function orGiveUp<T>(answer: Promise<T>, signal: AbortSignal | null, leave: () => void): Promise<T> {
  if (!signal) return answer;
  return new Promise((resolve, reject) => {
    const giveUp = (): void => {
      leave();
      reject(signal.reason);
    };
    const over = (): void => signal.removeEventListener('abort', giveUp);
    signal.addEventListener('abort', giveUp, { once: true });
    answer.then(resolve, reject).finally(over);
  });
}
