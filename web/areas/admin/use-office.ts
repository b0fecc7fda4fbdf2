import { useOutletContext } from 'react-router';
import type { SessionUser } from '#contract/people.ts';
import type { Answer } from './use-answer.ts';

/** What every screen of the office shares. */
export interface Office {
  /** Who decides here. */
  admin: SessionUser;
  /** How many pandits wait for review. */
  waiting: Answer<number>;
  /** How many contact messages nobody has read. */
  unread: Answer<number>;
}

export const useOffice = (): Office => useOutletContext<Office>();
