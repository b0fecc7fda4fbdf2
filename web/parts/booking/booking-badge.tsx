import { useTranslations } from 'use-intl';
import type { BookingStatus } from '#domain/booking.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';

/** How each state looks. */
export const statusTones: Record<BookingStatus, Tone> = {
  pendingwithpandit: 'wait',
  advancepaymentrequested: 'wait',
  advancepaymentdone: 'info',
  confirmedbypandit: 'ok',
  completed: 'ok',
  rejected: 'no',
  cancelled: 'off',
  expired: 'off',
};

interface BookingBadgeProps {
  booking: { bookingStatus: string; events: readonly { action: string }[] };
  seenBy: 'customer' | 'pandit' | 'admin';
}

/** A booking's state in words and colour; one we do not know is shown as it is, in neutral grey. */
export function BookingBadge({ booking: { bookingStatus: status, events }, seenBy }: BookingBadgeProps) {
  const mine = useTranslations('status');
  const others = useTranslations('statusForOthers');
  const known = status in statusTones ? (status as BookingStatus) : null;
  if (!known) return <Badge tone="off">{status}</Badge>;
  // neither party cancelled it
  if (known === 'cancelled' && events.at(-1)?.action === 'cancelOnBehalf') {
    return <Badge tone={statusTones.cancelled}>{others('cancelledOnBehalf')}</Badge>;
  }
  // the pandit has something to answer; the office sees that it waits for the pandit
  const asMine = seenBy === 'customer' || (seenBy === 'admin' && known === 'pendingwithpandit');
  return <Badge tone={statusTones[known]}>{asMine ? mine(known) : others(known)}</Badge>;
}
