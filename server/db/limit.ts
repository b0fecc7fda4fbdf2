import { AsyncLocalStorage } from 'node:async_hooks';
import { watch, type Statement } from './driver.ts';
import { noteStatement } from './reader.ts';

/** Until when the database is waited for. Whoever gives up leaves nothing running there, and nothing takes effect later. */

const limits = new AsyncLocalStorage<AbortSignal | null>();

/** Whatever `work` asks of the database, now or later, is given up when the signal says so, with its reason. */
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

/** For the end of a transaction, which is not given up half-way: an answer there says what has taken effect. */
const LAST_MS = 1_000;

const calls = new WeakSet<AbortSignal>();
let asked = 0;
/** How many statements of calls have no answer yet, whether they have a session or wait for one; those of jobs are not counted. */
export const statementsAsked = (): number => asked;

function ofCall(signal: AbortSignal): AbortSignal {
  calls.add(signal);
  return signal;
}

watch((statement) => {
  noteStatement(statement.strings);
  const signal = limits.getStore();
  // what the driver asks for itself is nobody's
  if (!signal || !statement.canceller) return true;
  const isEnd = /^(commit|rollback)/.test(statement.strings[0] ?? '');
  if (signal.aborted && !isEnd) {
    statement.reject(signal.reason);
    return false;
  }
  giveUpWith(statement, signal, isEnd ? LAST_MS : 0);
  return true;
});

function giveUpWith(statement: Statement, signal: AbortSignal, graceMs: number): void {
  let timer: NodeJS.Timeout | undefined;
  let counted = calls.has(signal) ? 1 : 0;
  asked += counted;
  const giveUp = (): void => {
    timer = setTimeout(() => abandon(statement, signal.reason), graceMs);
  };
  const over = (): void => {
    asked -= counted;
    counted = 0;
    clearTimeout(timer);
    signal.removeEventListener('abort', giveUp);
  };
  if (statement.cursorRows === undefined) onceAnswered(statement, over);
  else onEachAnswer(statement, over);
  if (signal.aborted) giveUp();
  else signal.addEventListener('abort', giveUp);
}

function onceAnswered(statement: Statement, over: () => void): void {
  const { resolve, reject } = statement;
  statement.resolve = (rows) => {
    over();
    resolve(rows);
  };
  statement.reject = (reason) => {
    over();
    reject(reason);
  };
}

/** A cursor sets both anew for each batch of its rows. Not done for all: it makes whatever the driver does with a statement slow. */
function onEachAnswer(statement: Statement, over: () => void): void {
  let { resolve, reject } = statement;
  Object.defineProperties(statement, {
    resolve: {
      get: () => (rows: never) => {
        over();
        resolve(rows);
      },
      set: (next: typeof resolve) => {
        resolve = next;
      },
    },
    reject: {
      get: () => (reason: unknown) => {
        over();
        reject(reason);
      },
      set: (next: typeof reject) => {
        reject = next;
      },
    },
  });
}

/** The server is asked to stop it, and the session is not used again: a late request would stop somebody else's statement. */
export function abandon(statement: Statement, reason: unknown): void {
  const isSent = statement.state !== null;
  if (!isSent) statement.reject(reason);
  statement.cancel();
  if (isSent) statement.reject(reason);
  statement.connection?.abandon(statement);
}
