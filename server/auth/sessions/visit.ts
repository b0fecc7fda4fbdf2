import { AsyncLocalStorage } from 'node:async_hooks';
import type { CookieRow } from './cookie-store.ts';

/** A page asks the API several times in its visitor's name: the sign-in of its cookie is read once for all of them. */

type Read = () => Promise<CookieRow | null>;

const visits = new AsyncLocalStorage<Map<string, Promise<CookieRow | null>>>();

/** All that `work` asks is of one visit. */
export const inOneVisit = <T>(work: () => T): T => visits.run(new Map(), work);

/** The sign-in of this cookie as the visit has read it before; outside of a visit it is read each time. */
export function readOnce(secret: string, read: Read): Promise<CookieRow | null> {
  const visit = visits.getStore();
  if (!visit) return read();
  const row = visit.get(secret) ?? read();
  visit.set(secret, row);
  return row;
}

/** A call of the visit may have changed the sign-in, or written what the calls after it have to see. */
export const readAnew = (): void => visits.getStore()?.clear();
