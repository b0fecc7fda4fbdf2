import { isAgreed, type BookingStatus } from '../booking.ts';
import { isPriest, type UserStatus, type UserType } from '../roles.ts';
import type { Instant } from '../time.ts';

/** The office stops somebody for a while (docs/decisions/0116-handing-over.md): cannot be booked; or cannot sign in either. */
export const stops = ['paused', 'suspended'] as const satisfies readonly UserStatus[];
export type Stop = (typeof stops)[number];
export const isStopped = (status: UserStatus): status is Stop => stops.some((one) => one === status);

/** What becomes of an agreed puja of theirs: it stays, another pandit is looked for, or all that was paid goes back. */
export const pujaFates = ['keep', 'substitute', 'refund'] as const;
export type PujaFate = (typeof pujaFates)[number];

/** How somebody can be stopped now. A pause is for those whom families can book; closed accounts and the staff are not stopped here. */
export function stopsFor({ userType, userStatus }: { userType: UserType; userStatus: UserStatus }): Stop[] {
  if (userType === 'admin' || userStatus === 'inactive' || userStatus === 'suspended') return [];
  return isPriest(userType) && userStatus === 'approved' ? [...stops] : ['suspended'];
}

/** What can become of one: what is not agreed yet ends anyhow, and nobody is looked for once the hour has come. */
export function fatesFor(status: BookingStatus, startsAt: Instant, ofPandit: boolean, now: Instant): PujaFate[] {
  if (!isAgreed(status)) return [];
  return pujaFates.filter((fate) => fate !== 'substitute' || (ofPandit && now < startsAt));
}
