import { useTranslations } from 'use-intl';
import { bookingStatuses, isUnanswered, states } from '#domain/booking.ts';
import { Badge } from '../../ui/badge.tsx';

interface BookingBadgeProps {
  booking: { bookingStatus: string; events: readonly { action: string }[] };
  seenBy: 'customer' | 'pandit' | 'admin';
}

/** A booking's state in words and colour; one we do not know is shown as it is, in neutral grey. */
export function BookingBadge({ booking: { bookingStatus: status, events }, seenBy }: BookingBadgeProps) {
  const mine = useTranslations('status');
  const others = useTranslations('statusForOthers');
  const known = bookingStatuses.find((one) => one === status);
  if (!known) return <Badge tone="off">{status}</Badge>;
  // neither party cancelled it
  if (events.at(-1)?.action === 'cancelOnBehalf') {
    return <Badge tone={states[known].tone}>{others('cancelledOnBehalf')}</Badge>;
  }
  // the pandit has something to answer; the office sees that it waits for the pandit
  const asMine = seenBy === 'customer' || (seenBy === 'admin' && isUnanswered(known));
  return <Badge tone={states[known].tone}>{asMine ? mine(known) : others(known)}</Badge>;
}
