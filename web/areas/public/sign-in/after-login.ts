import { redirect, useNavigate, useSearchParams } from 'react-router';
import type { Reply } from '#contract/index.ts';
import type { SessionUser } from '#contract/people.ts';
import type { PageContext } from '#contract/page.ts';
import { afterSignIn, workOf } from '#domain/roles.ts';
import { safeNext, withNext } from '../../../parts/sign-in/next.ts';
import { keepUser } from '../../../parts/api/session.tsx';
import { ALREADY_IN } from '../../../parts/site/already-in.tsx';

/** Whoever is signed in has an account already, and goes on from a door to where they were headed, or to their own work, which says so. */
export function leadOn(viewer: PageContext['viewer'], url: URL): void {
  if (viewer) throw redirect(safeNext(url.searchParams.get('next')) ?? alreadyIn(viewer));
}

/** Where somebody who has signed in goes on: where they were headed, else where their role begins. */
export const wayOn = ({ userType, userStatus }: SessionUser, { searchParams }: URL): string =>
  safeNext(searchParams.get('next')) ?? afterSignIn(userType, userStatus);

const alreadyIn = ({ userType, userStatus }: SessionUser): string => `${workOf(userType, userStatus)}?${ALREADY_IN}=1`;

/** Keeps a fresh sign-in and goes on: where the person was headed, else where their role begins. */
export function useAfterLogin(): (session: Reply<'POST /auth/login'>) => Promise<void> {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return async (session) => {
    keepUser(session.user);
    const { userType, userStatus } = session.user;
    await navigate(safeNext(search.get('next')) ?? afterSignIn(userType, userStatus), { replace: true });
  };
}

/** Leads to a page on the way to signing in, without losing where the person was headed. */
export function useOnTheWay(): (path: string) => string {
  const [search] = useSearchParams();
  return (path) => withNext(path, safeNext(search.get('next')));
}

/** After a sign-up, the sign-in page says that the account is made. */
export const registrants = ['family', 'pandit', 'admin'] as const;
export const registeredAs = (who: (typeof registrants)[number], { searchParams }: URL): string => {
  const next = safeNext(searchParams.get('next'));
  return `/login?${new URLSearchParams({ registered: who, ...(next && { next }) })}`;
};
