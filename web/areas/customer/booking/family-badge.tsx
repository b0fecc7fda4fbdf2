import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { BookingBadge } from '../../../parts/booking/booking-badge.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { isRunning } from './choices.ts';

/** A booking's state as its family reads it: while the puja runs, that it has begun. */
export function FamilyBadge({ booking }: { booking: Booking }) {
  const t = useTranslations('customer.bookings');
  if (isRunning(booking) && booking.openCase === null) return <Badge tone="ok">{t('begun')}</Badge>;
  return <BookingBadge booking={booking} seenBy="customer" />;
}
