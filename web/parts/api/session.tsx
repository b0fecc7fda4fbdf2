import { createContext, use, useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import type { SessionUser } from '#contract/people.ts';
import { forgetTyped, personIs } from '../one-person.ts';
import { ApiError, ask } from './api.ts';

interface Session {
  user: SessionUser | null;
  signOut(): Promise<void>;
}

type Known = Omit<SessionUser, 'hasPassword' | 'isAskedToAgree'> & Partial<SessionUser>;
const listeners = new Set<(user: Known | null) => void>();

/** Somebody has signed in here, has changed (their name, their photo), or with null has signed out: the page shows it. */
export function keepUser(user: Known | null): void {
  for (const listener of listeners) listener(user);
}

function onUser(listener: (user: Known | null) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const SessionContext = createContext<Session>({ user: null, signOut: () => Promise.resolve() });

/** Who is signed in, as the server drew the page and as this tab learns since. */
export function SessionProvider({ initial, children }: { initial: SessionUser | null; children: ReactNode }) {
  const [user, setUser] = useState(initial);
  const [asked, setAsked] = useState(initial);
  if (asked !== initial) {
    setAsked(initial);
    setUser(initial);
  }
  useEffect(
    () =>
      onUser((known) =>
        setUser((before) => known && { hasPassword: true, isAskedToAgree: false, ...before, ...known }),
      ),
    [],
  );
  const id = user?._id ?? null;
  // before any part of the page reads what was kept
  useLayoutEffect(() => personIs(id), [id]);
  const session = useMemo<Session>(() => ({ user, signOut }), [user]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

export const useSession = (): Session => use(SessionContext);

async function signOut(): Promise<void> {
  await ask('POST /auth/logout', {}).catch(() => undefined);
  forgetTyped();
  keepUser(null);
}

/** Somebody has signed in by a form beside a page that is left at once: the next one shows it. */
export const learnUser = async (): Promise<void> => keepUser(await me().catch(() => null));

/** Whether this browser is signed in. */
export const signedIn = async (): Promise<boolean> => (await me()) !== null;

async function me(): Promise<SessionUser | null> {
  try {
    return (await ask('GET /auth/me', {})).data.user;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}
