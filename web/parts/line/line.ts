import { useSyncExternalStore } from 'react';
import { wait } from '../../ui/wait.ts';

/**
 * Where there is no line to the server, what the router reads from it waits for one, and the screen stays as it is
 * (docs/decisions/0117-without-a-line.md). It is asked for again when somebody says so, when the browser is on the net again, when
 * something else gets through, and every now and then.
 */

/** Longer than the server ever takes for an answer (`ANSWER_MS`), and than a slow line takes for the largest. */
const PATIENCE_MS = 30_000;
const FIRST_TRY_MS = 5_000;
const LONGEST_MS = 60_000;

interface Waiting {
  /** Only a wait that keeps a page from coming is shown. */
  readonly quiet: boolean;
  again: () => void;
}

const waiting = new Set<Waiting>();
const listeners = new Set<() => void>();

function put(one: Waiting, waits: boolean): void {
  if (waits === waiting.has(one)) return;
  if (waits) waiting.add(one);
  else waiting.delete(one);
  for (const listener of listeners) listener();
}

/** Asks again for all that waits. */
function askAgain(): void {
  for (const one of waiting) one.again();
}

/** The same at the press of a button: until it fails again, nothing is said to be wrong. */
export function retry(): void {
  for (const one of waiting) {
    put(one, false);
    one.again();
  }
}

type Ask = (signal: AbortSignal) => Promise<Response>;

/** A read, once a whole answer has come; a caller who gives up gets the reason. */
export async function overTheLine(ask: Ask, { signal, quiet = false }: { signal?: AbortSignal; quiet?: boolean }) {
  const one: Waiting = { quiet, again: () => undefined };
  try {
    for (let tries = 0; ; tries += 1) {
      const reply = await wholeOf(ask, signal);
      if (reply) return reply;
      const said = new Promise<void>((resolve) => {
        one.again = resolve;
      });
      put(one, true);
      await Promise.race([said, wait(Math.min(FIRST_TRY_MS * 2 ** tries, LONGEST_MS), signal)]);
    }
  } finally {
    put(one, false);
    // a file may have come out of the browser's cache
    if (!quiet && !signal?.aborted) askAgain();
  }
}

/** Null where no answer came, or only half of one. */
async function wholeOf(ask: Ask, signal: AbortSignal | undefined): Promise<Response | null> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), PATIENCE_MS);
  try {
    const reply = await ask(signal ? AbortSignal.any([signal, late.signal]) : late.signal);
    await reply.clone().arrayBuffer();
    return reply;
  } catch (error) {
    if (signal?.aborted) throw error;
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/** Waits until the browser is online: leaving for a page it loads itself would take this one away. */
export async function online(signal: AbortSignal): Promise<void> {
  await overTheLine(() => (navigator.onLine ? Promise.resolve(new Response()) : Promise.reject(new Error('offline'))), {
    signal,
  });
}

/** The router's own reading goes over the line from here on; what changes something is sent once (`keepTyped`). */
export function watchLine(): void {
  const bare = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const { method = 'GET', signal } = init ?? {};
    if (method !== 'GET' || !isRouters(input)) return bare(input, init);
    const ask: Ask = (either) => bare(input, { ...init, signal: either });
    return signal ? overTheLine(ask, { signal }) : overTheLine(ask, { quiet: true });
  };
  window.addEventListener('online', askAgain);
}

/** Data of a page. */
const isRouters = (input: RequestInfo | URL): boolean =>
  input instanceof URL && input.origin === location.origin && input.pathname.endsWith('.data');

/** Whether something waits, and whether that alone is to be told. */
export type Line = 'there' | 'quiet' | 'gone';

export const lineNow = (): Line =>
  waiting.size === 0 ? 'there' : [...waiting].every(({ quiet }) => quiet) ? 'quiet' : 'gone';

export const useLine = (): Line => useSyncExternalStore(listen, lineNow, () => 'there');

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
