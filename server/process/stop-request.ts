import { constants } from 'node:os';

/** One press of Ctrl-C reaches us up to three times: from the terminal, from npm and from our own script. */
const SAME_PRESS_MS = 400;
/** The longest call is an upload over a slow line, which may take 35 s; what still hangs then is given up. */
const GIVE_UP_MS = 40_000;

interface StopRequest {
  /** Comes with the exit code: 0 for a signal, 1 where an error nobody caught leaves us in an unknown state. */
  readonly request: Promise<number>;
  /** Aborted once it is asked for: a start that is under way goes no further. */
  readonly signal: AbortSignal;
}

/** Waits for SIGTERM, Ctrl-C or a closed terminal. Asking again, later, ends the process at once, as the signal would. */
export function untilAskedToStop(): StopRequest {
  let firstAt: number | null = null;
  const asked = new AbortController();
  const { promise, resolve } = Promise.withResolvers<number>();
  const ask = (code: number, again: number): void => {
    const now = performance.now();
    if (firstAt !== null) {
      if (now - firstAt > SAME_PRESS_MS) process.exit(again);
      return;
    }
    firstAt = now;
    setTimeout(() => process.exit(1), GIVE_UP_MS).unref();
    asked.abort();
    resolve(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => ask(0, 128 + constants.signals[signal]));
  }
  process.on('uncaughtException', (error) => {
    process.stderr.write(`${error.stack ?? String(error)}\n`);
    ask(1, 1);
  });
  return { request: promise, signal: asked.signal };
}
