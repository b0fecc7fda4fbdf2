import type { MetaDescriptor } from 'react-router';
import type { Booking } from '#contract/bookings.ts';
import { shortId } from '#domain/booking.ts';
import { pageMeta, type Matches } from '../site/meta.ts';
import { wordsIn } from '../../i18n/words.ts';

/** The title of a booking's own page: its puja and short number, once they are known. */
export function bookingMeta(booking: Booking | undefined, matches: Matches): MetaDescriptor[] {
  const site = matches[0].loaderData;
  const puja = booking && (site.names?.[booking.ritualId.ritualType] ?? booking.ritualId.ritualType);
  return pageMeta({
    title: booking ? `${puja} #${shortId(booking._id)}` : wordsIn(matches)('bookingPage.title'),
    site,
  });
}
