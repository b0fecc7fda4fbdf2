import type { Thread } from '#contract/booking/letters.ts';

/** In the address, where earlier messages are looked at. */
export const EARLIER = 'earlier';

/** A page of a thread, as a booking's page shows it. */
export interface ShownThread extends Thread {
  /** Earlier messages are looked at. */
  readonly isEarlier: boolean;
  /** Of the next press of the button. */
  readonly key: string;
}

/** They say themselves why they were refused. */
export const letterFormNames: readonly string[] = [
  'writeLetter',
  'readLetters',
  'blockLetters',
  'allowLetters',
  'reportLetters',
];
