import { apiBase } from './api-base.ts';
import { eventsIn } from './event-stream.ts';
import { currentToken, renewToken } from './token.ts';

/** A page that keeps up: it hears which bookings of the signed-in person change, for as long as it is looked at. */

/** Without a sign of life for this long the connection is taken for dead. */
const SILENCE_MS = 70_000;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

export interface Listener {
  /** One booking changed; ask for it anew. `earlier`: before we listened, so that it may be known. */
  onBooking(bookingId: string, earlier: boolean): void;
  /** We were away for a while and may have missed changes. */
  onGap(): void;
}

/** Follows `GET /events` until told to stop. EventSource cannot send a bearer token, so this reads the stream itself. */
export function followBookings(listener: Listener): () => void {
  const stop = new AbortController();
  void follow(listener, stop.signal).catch(() => undefined);
  return () => stop.abort();
}

async function follow(listener: Listener, stop: AbortSignal): Promise<void> {
  let failures = 0;
  for (let connections = 0; !stop.aborted;) {
    await untilVisible(stop);
    const end = await listenOnce(stop, listener, connections > 0);
    if (end === 'signed-out') return;
    if (end === 'failed') failures += 1;
    else failures = 0;
    if (end === 'heard') connections += 1;
    await pause(waitBefore(failures), stop);
  }
}

/** Longer after each failure, and never for all pages at the same moment. */
const waitBefore = (failures: number): number =>
  Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS) * (0.5 + Math.random() / 2);

/** One connection, from opening to its end: hidden page, silence, lost network, server going away. */
async function listenOnce(
  stop: AbortSignal,
  listener: Listener,
  again: boolean,
): Promise<'heard' | 'failed' | 'signed-out'> {
  const connection = new AbortController();
  const end = () => connection.abort();
  const whenHidden = () => document.hidden && end();
  stop.addEventListener('abort', end);
  document.addEventListener('visibilitychange', whenHidden);
  let heard = false;
  try {
    const token = currentToken() ?? ((await renewToken()) ? currentToken() : null);
    const response = await open(token, connection.signal);
    if (response.status === 401) return (await renewToken(token)) ? 'failed' : 'signed-out';
    if (!response.ok || !response.body) return 'failed';
    heard = true;
    if (again) listener.onGap();
    await readAll(response.body, end, listener);
  } catch {
    // the connection ended in the middle; the next one makes up for it
  } finally {
    stop.removeEventListener('abort', end);
    document.removeEventListener('visibilitychange', whenHidden);
    end();
  }
  return heard ? 'heard' : 'failed';
}

function open(token: string | null, signal: AbortSignal): Promise<Response> {
  return fetch(`${apiBase()}/events`, {
    headers: { accept: 'text/event-stream', ...(token && { authorization: `Bearer ${token}` }) },
    cache: 'no-store',
    signal,
  });
}

async function readAll(body: ReadableStream<Uint8Array>, giveUp: () => void, listener: Listener): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const silence = setTimeout(giveUp, SILENCE_MS);
    const { done, value } = await reader.read().finally(() => clearTimeout(silence));
    if (done) return;
    const arrived = eventsIn(rest + decoder.decode(value, { stream: true }));
    rest = arrived.rest;
    for (const { event, data } of arrived.events) {
      const changed = event === 'booking' ? changeIn(data) : null;
      if (changed) listener.onBooking(changed.bookingId, changed.earlier);
    }
  }
}

function changeIn(data: string): { bookingId: string; earlier: boolean } | null {
  try {
    const { bookingId, earlier } = JSON.parse(data) as { bookingId?: unknown; earlier?: unknown };
    return typeof bookingId === 'string' ? { bookingId, earlier: earlier === true } : null;
  } catch {
    return null;
  }
}

function untilVisible(stop: AbortSignal): Promise<void> {
  if (!document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      if (document.hidden && !stop.aborted) return;
      document.removeEventListener('visibilitychange', done);
      resolve();
    };
    document.addEventListener('visibilitychange', done);
    stop.addEventListener('abort', done, { once: true });
  });
}

function pause(ms: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    const now = () => {
      clearTimeout(timer);
      resolve();
    };
    stop.addEventListener('abort', now, { once: true });
  });
}
