import type { BookingStatus } from '../booking.ts';

/** What of bookings the office looks at. */

/** The states of which the office's list of bookings has a figure, in that order. */
export const countedStatuses = [
  'confirmedbypandit',
  'pendingwithpandit',
  'advancepaymentdone',
] as const satisfies readonly BookingStatus[];
type Counted = (typeof countedStatuses)[number];

/** Something for each of them. */
export const forCounted = <T>(each: (status: Counted) => T): Record<Counted, T> =>
  Object.fromEntries(countedStatuses.map((status) => [status, each(status)])) as Record<Counted, T>;

/** Why a booking needs the office. */
export const troubles = ['refundFailed', 'moneyAstray', 'unconfirmed', 'panditGone', 'restDiffers'] as const;
export type Trouble = (typeof troubles)[number];
