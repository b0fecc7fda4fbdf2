import type { MetaDescriptor } from 'react-router';
import type { Booking } from '#contract/bookings.ts';
import { shortId } from '#domain/booking.ts';
import { bookingPage } from '../../i18n/en/booking-page.ts';
import { pageMeta } from '../site/meta.ts';

/** The title of a booking's own page: its puja and short number, once they are known. */
export const bookingMeta = (booking: Booking | undefined, brand: string): MetaDescriptor[] =>
  pageMeta({
    title: booking ? `${booking.ritualId.ritualType} #${shortId(booking._id)}` : bookingPage.bookingPage.title,
    brand,
  });
