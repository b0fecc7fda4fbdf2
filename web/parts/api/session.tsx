import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { redirect } from 'react-router';
import type { SessionUser } from '#contract/people.ts';
import { homeOf, type UserType } from '#domain/roles.ts';
import { baseMessages } from '../../i18n/index.ts';
import { isElsewhere } from './api-base.ts';
import { ApiError, ask } from './api.ts';
import { currentToken, keepSession, onSession, renewal, renewToken } from './token.ts';

interface Session {
  user: SessionUser | null;
  signOut(): Promise<void>;
}

const SessionContext = createContext<Session>({ user: null, signOut: () => Promise.resolve() });

/** Who is signed in, as the server drew the page and as this tab learns since. */
export function SessionProvider({ initial, children }: { initial: SessionUser | null; children: ReactNode }) {
  const [user, setUser] = useState(initial);
  useEffect(() => onSession(setUser), []);
  useEffect(() => {
    if (!initial && isElsewhere()) void renewToken();
  }, [initial]);
  const session = useMemo<Session>(() => ({ user, signOut }), [user]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

export const useSession = (): Session => use(SessionContext);

async function signOut(): Promise<void> {
  await ask('POST /auth/logout', {}).catch(() => undefined);
  keepSession(null);
}

/** Whether this tab may act for somebody: it has a token, or the cookie gives it one. */
export const signedIn = async (): Promise<boolean> => currentToken() !== null || renewToken();

/**
 * For loaders of areas that need a role: a token of this tab or one renewed by the cookie, else off to
 * /login; a wrong role is sent to its own home (specification, public, section 6).
 */
export async function requireRole(request: Request, roles: readonly UserType[]): Promise<SessionUser> {
  const back = new URL(request.url);
  const toLogin = `/login?next=${encodeURIComponent(back.pathname + back.search)}`;
  const standing = await renewal();
  if (standing === 'over') throw redirect(toLogin);
  // sending them to sign in would be wrong: they may well be signed in
  if (standing === 'unreachable') throw new ApiError(0, 'offline', baseMessages.ui.offline);
  const user = await me();
  if (!user) throw redirect(toLogin);
  if (!roles.includes(user.userType)) throw redirect(homeOf(user.userType));
  return user;
}

async function me(): Promise<SessionUser | null> {
  try {
    return (await ask('GET /auth/me', {})).data.user;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}
