import { useLocation } from 'react-router';
import { useNext } from './line/use-next.ts';

/**
 * Whether a way to another page is being followed. What the address of this one would still say must wait then: it would
 * be followed instead, and a person who pressed a link right after typing stayed where they were.
 */
export function useLeaving(): boolean {
  const here = useLocation().pathname;
  const next = useNext();
  return next !== undefined && next.pathname !== here;
}
