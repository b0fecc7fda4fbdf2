import { sharesPhone } from '#domain/booking.ts';
import { withoutContacts } from '#domain/words/contacts.ts';
import type { Spoken } from '../bookings/spoken.ts';
import type { Viewer } from '../http/viewer.ts';
import type { Between, DeedRow } from './read-store.ts';

/**
 * The deeds with what the other side wrote as the viewer may read it. Until a day is agreed, and where none was, it says no way to
 * reach them; and who takes no more of their messages then is not written to here either. The office reads all of it.
 */
export function readDeeds(
  deeds: readonly DeedRow[],
  { status, blockedBy }: Between,
  spoken: Spoken,
  viewer: Viewer,
): readonly DeedRow[] {
  if (sharesPhone(status)) return deeds;
  return deeds.map((deed) => {
    const { words, side, actorId } = deed;
    if (words === null || (side !== 'customer' && side !== 'pandit') || actorId === viewer.id) return deed;
    return { ...deed, words: blockedBy.includes(viewer.id) ? null : withoutContacts(words, spoken[side]) };
  });
}
