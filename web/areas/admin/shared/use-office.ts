import { useOutletContext } from 'react-router';
import type { Reply } from '#contract/index.ts';
import type { SessionUser } from '#contract/people.ts';
import type { KeptSizes } from './list-page.ts';

/** How many pandits wait for review, messages for a reader, and bookings for help. */
export type Waiting = Reply<'GET /admin/waiting'>;

/** What every screen of the office shares. */
export interface Office {
  /** Who decides here. */
  admin: SessionUser;
  /** What waits for the office, where it could be counted. */
  waiting: Waiting | null;
  /** How many rows of each list the office wants to see here, unless the address says. */
  rows: KeptSizes;
}

export const useOffice = (): Office => useOutletContext<Office>();
