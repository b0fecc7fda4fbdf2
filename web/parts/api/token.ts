import type { SessionUser } from '#contract/people.ts';
import { again } from './again.ts';
import { apiBase } from './api-base.ts';

/**
 * The bearer token of this tab. It lives in memory and in the session store; the cookie renews it.
 * Renewing happens in one tab at a time: a refresh cookie that comes again later than a moment after ends the whole sign-in.
 */

const KEY = 'authToken';
let token: string | null = null;
let renewing: Promise<Renewal> | null = null;
const listeners = new Set<(user: SessionUser | null) => void>();

export function currentToken(): string | null {
  if (typeof window === 'undefined') return null;
  token ??= sessionStorage.getItem(KEY);
  return token;
}

export function keepToken(next: string | null): void {
  token = next;
  if (next) sessionStorage.setItem(KEY, next);
  else sessionStorage.removeItem(KEY);
}

/** Hears of every sign-in, renewal and sign-out of this tab. */
export function onSession(listener: (user: SessionUser | null) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps what a sign-in or a renewal answered; null ends it. */
export function keepSession(session: { token: string; user: SessionUser } | null): void {
  keepToken(session?.token ?? null);
  for (const listener of listeners) listener(session?.user ?? null);
}

/** The signed-in person has changed (their name, their photo), the sign-in has not. */
export function keepUser(user: SessionUser): void {
  for (const listener of listeners) listener(user);
}

/** The token once a renewal that is under way has ended: who asks meanwhile need not be refused first. */
export async function settledToken(): Promise<string | null> {
  await renewing;
  return currentToken();
}

/** `over`: this browser has to sign in again; `unreachable`: nobody could tell. */
export type Renewal = 'renewed' | 'over' | 'unreachable';

/** Whether there is a token to go on with: the cookie's new one, or one that has come since `tried` was sent. */
export const renewToken = async (tried: string | null = null): Promise<boolean> => (await renewal(tried)) === 'renewed';

/** The same, telling a sign-in that is over from a server that did not answer. */
export function renewal(tried: string | null = null): Promise<Renewal> {
  const newest = currentToken();
  if (newest && newest !== tried) return Promise.resolve('renewed');
  renewing ??= locked(renew).finally(() => {
    renewing = null;
  });
  return renewing;
}

async function renew(): Promise<Renewal> {
  // the same cookie may come again for a moment (docs/decisions/0050-renewal-grace.md)
  const reply = await again(ask, undefined).catch(() => null);
  if (!reply) return 'unreachable';
  const answer = (await reply.json().catch(() => null)) as {
    success: boolean;
    data: { token: string; user: SessionUser };
  } | null;
  if (!answer?.success) {
    if (reply.status !== 401) return 'unreachable';
    keepSession(null);
    return 'over';
  }
  keepSession(answer.data);
  return 'renewed';
}

const ask = (): Promise<Response> =>
  fetch(`${apiBase()}/auth/refresh`, {
    method: 'POST',
    credentials: 'include',
    signal: AbortSignal.timeout(10_000),
  });

/** Other tabs of this browser wait; where locks are missing (old browsers) we go ahead. */
const locked = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('sankalp-refresh', work) : work();
