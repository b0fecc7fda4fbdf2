import { bookingStatuses } from './booking.ts';

/** What lists and forms let one choose from. Pages read them without the schemas of the calls, which are heavy. */

/**
 * Parts of all bookings: those of a status; those in trouble; the accepted, which hold the pandit's time; and of
 * these the ones that are paid or completed.
 */
export const bookingShows = [...bookingStatuses, 'trouble', 'accepted', 'paid'] as const;
export type BookingShow = (typeof bookingShows)[number];

export const ritualStates = ['shown', 'archived'] as const;
export type RitualState = (typeof ritualStates)[number];

/** `read` waits for an answer; `answered` has one. */
export const messageStates = ['unread', 'read', 'answered'] as const;
export type MessageState = (typeof messageStates)[number];

/** `unmatched`: money no booking took, and refunds that need a person; `due`: owed to pandits; `payouts`: paid to them. */
export const moneyLists = ['orders', 'captures', 'refunds', 'unmatched', 'due', 'payouts'] as const;
export type MoneyList = (typeof moneyLists)[number];

export const payoutMethods = ['upi', 'bank', 'cash'] as const;

export const peopleSorts = ['-registered', 'registered', 'name', '-name'] as const;
export type PeopleSort = (typeof peopleSorts)[number];
