import { onTestFinished } from 'vitest';
import { statusOf } from '#contract/errors.ts';
import type { Key, Reply } from '#contract/index.ts';
import type { MessageCode } from '#contract/messages.ts';
import { site } from './browser.ts';
import type { Fault } from './faulty-server.ts';

/** What goes wrong on the server, for browsers and for the pages drawn there; mended when the test ends, or by what is given back. */

/** Calls end in a fault of the server. */
export const serverBreaks = (key: Key): Promise<() => Promise<void>> => put(key, { status: 500 });

/** Calls are answered with this. */
export const serverAnswers = <K extends Key>(key: K, data: Reply<K>): Promise<() => Promise<void>> =>
  put(key, { status: 200, body: { success: true, message: 'Done.', data } });

/** Calls are refused with this sentence. */
export const serverRefuses = (key: Key, code: MessageCode, message: string): Promise<() => Promise<void>> =>
  put(key, {
    status: statusOf[code] ?? 400,
    body: { success: false, message, error: { code, fields: {}, fieldCodes: {} } },
  });

/** Calls are answered with this status, and with nothing or what nobody can read. */
export const serverSaysOnly = (key: Key, status: number, body?: unknown): Promise<() => Promise<void>> =>
  put(key, { status, body });

/** Calls wait until they are let through. */
export const serverWaits = (key: Key): Promise<() => Promise<void>> => put(key, { status: 200, waits: true });

async function put(key: Key, fault: Fault): Promise<() => Promise<void>> {
  const route = key.replace(' ', ' /api');
  const url = `${site()}/e2e/faults`;
  const done = await fetch(url, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ route, ...fault }),
  });
  if (!done.ok) throw new Error(`${key} was not to be broken: ${done.status}`);
  const mend = async () => {
    await fetch(`${url}?route=${encodeURIComponent(route)}`, { method: 'DELETE' });
  };
  onTestFinished(mend);
  return mend;
}
