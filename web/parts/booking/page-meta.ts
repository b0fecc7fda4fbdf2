import type { MetaDescriptor } from 'react-router';
import type { Booking } from '#contract/bookings.ts';
import { shortId } from '#domain/booking.ts';
import { pageMeta } from '../site/meta.ts';
import { wordsIn, type Match } from '../../i18n/words.ts';

/** A page's routes, the root first. */
type Matches = readonly [{ loaderData: { brand: string } }, ...(Match | undefined)[]];

/** The title of a booking's own page: its puja and short number, once they are known. */
export const bookingMeta = (booking: Booking | undefined, matches: Matches): MetaDescriptor[] =>
  pageMeta({
    title: booking ? `${booking.ritualId.ritualType} #${shortId(booking._id)}` : wordsIn(matches)('bookingPage.title'),
    brand: matches[0].loaderData.brand,
  });
