import { bookingStatuses, isLive, stepFor, type BookingStatus } from '../booking.ts';

/** The parts of a pandit's list. Every booking is in exactly one, by its state alone. */
export const listParts = ['toAnswer', 'waiting', 'upcoming', 'past'] as const;
export type ListPart = (typeof listParts)[number];

/** What waits for the pandit's word, what waits for the family's money, what is agreed and not yet done, and all that is over. */
export function listPartOf(status: BookingStatus): ListPart {
  if (!isLive(status)) return 'past';
  if (stepFor('accept', status, 'pandit')) return 'toAnswer';
  return stepFor('pay', status, 'provider') ? 'waiting' : 'upcoming';
}

export const statusesIn = (part: ListPart): readonly BookingStatus[] =>
  bookingStatuses.filter((status) => listPartOf(status) === part);

/** Which comes first in a part: the earliest deadline, the next puja, or the puja held last. */
export const orderOf: Readonly<Record<ListPart, 'due' | 'start' | 'latest'>> = {
  toAnswer: 'due',
  waiting: 'due',
  upcoming: 'start',
  past: 'latest',
};
