import { useTranslations } from 'use-intl';
import type { BookingEvent } from '#contract/bookings.ts';
import { bookingStatuses, isUnanswered, states } from '#domain/booking.ts';
import { Badge } from '../../ui/badge.tsx';

interface BookingBadgeProps {
  booking: { bookingStatus: string; events: readonly Pick<BookingEvent, 'action' | 'from' | 'to'>[] };
  seenBy: 'customer' | 'pandit' | 'admin';
}

/** A booking's state in words and colour; one we do not know is shown as it is, in neutral grey. */
export function BookingBadge({ booking: { bookingStatus: status, events }, seenBy }: BookingBadgeProps) {
  const mine = useTranslations('status');
  const others = useTranslations('statusForOthers');
  const known = bookingStatuses.find((one) => one === status);
  if (!known) return <Badge tone="off">{status}</Badge>;
  const { tone } = states[known];
  // money may have moved since
  const deed = events.findLast(({ from, to }) => from !== to)?.action;
  // neither party cancelled it
  if (deed === 'cancelOnBehalf') return <Badge tone={tone}>{others('cancelledOnBehalf')}</Badge>;
  // another pandit has the puja
  if (deed === 'passOver' || deed === 'handOver') return <Badge tone="off">{others('anotherHasIt')}</Badge>;
  if (deed === 'hourTaken') return <Badge tone={tone}>{others('hourTaken')}</Badge>;
  if (deed === 'withdraw') return <Badge tone={tone}>{others('withdrawn')}</Badge>;
  // the pandit has something to answer; the office sees that it waits for the pandit
  const asMine = seenBy === 'customer' || (seenBy === 'admin' && isUnanswered(known));
  return <Badge tone={tone}>{asMine ? mine(known) : others(known)}</Badge>;
}
