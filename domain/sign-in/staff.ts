import { days, MINUTE } from '../time.ts';

/** How long the link of an invitation to the office is good. */
export const INVITATION_LIFETIME = days(7);
/** Between one sending and the next: a button pressed twice sends one message. */
export const INVITATION_PAUSE = MINUTE;
