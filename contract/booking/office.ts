import { z } from 'zod';
import { forCounted } from '#domain/booking/office.ts';
import { bookingShows } from '#domain/choices.ts';
import { booking } from '../bookings.ts';
import { endpoints } from '../endpoint.ts';
import { cursor, day, id, more, pageInAddress, pageSizeInAddress, refundRupees, search, text } from '../fields.ts';

/** What the office does about bookings, and its lists of them. */

/** What narrows the list; `since`: asked for on that day in India or later; `day`: the day of the puja. */
const narrowing = {
  search: search.optional(),
  show: z.enum(bookingShows).optional(),
  since: day.optional(),
  day: day.optional(),
};

/** A page by its number, or what follows a booking's id (`cursor`); a hundred unless told. */
const listQuery = z.strictObject({
  ...narrowing,
  cursor: cursor.optional(),
  page: pageInAddress.optional(),
  pageSize: pageSizeInAddress.optional(),
});

export const officeBookings = endpoints({
  'POST /booking/admin/cancel': {
    summary: 'An admin cancels a booking on behalf of its family or pandit; an advance that is held goes back in full',
    who: ['admin'],
    body: z.strictObject({ bookingId: id, reason: text(500, 'cancel_reason_required') }),
    reply: booking,
    message: 'booking_cancelled',
    errors: ['booking_unknown', 'booking_no_step'],
  },
  'POST /booking/admin/refund': {
    summary: 'An admin gives the family back a part of its advance, or all that is left of it',
    who: ['admin'],
    body: z.strictObject({
      bookingId: id,
      /** Whole rupees. */
      amount: refundRupees,
      reason: text(500, 'refund_reason_required'),
      /** One for each press: what makes it safe to repeat. */
      key: id,
    }),
    reply: booking,
    message: 'booking_refunded',
    errors: ['booking_unknown', 'booking_no_step', 'refund_nothing', 'refund_beyond', 'key_reused'],
  },
  'GET /booking/admin/bookings': {
    summary:
      'All bookings, newest first, searched by user, pandit, ritual, place, day or id, and paged; those of a day and those in trouble by their hour',
    who: ['admin'],
    query: listQuery,
    reply: z.array(booking),
  },
  'GET /booking/admin/bookings.csv': {
    summary: 'The same bookings as a table to keep, all of them',
    who: ['admin'],
    query: z.strictObject(narrowing),
    gives: 'text/csv',
    reply: z.object({}),
  },
  'GET /booking/admin/boookings': {
    summary: 'The same under the spelling of the first clients',
    who: ['admin'],
    query: listQuery,
    reply: z.array(booking),
  },
  'GET /booking/admin/list': {
    summary:
      'A page of the same bookings, how many there are and how many are meant (of a search a thousand at most); of these, how many need an admin first',
    who: ['admin'],
    query: listQuery,
    reply: z.object({
      bookings: z.array(booking),
      total: z.number(),
      filtered: z.number(),
      more,
      ...forCounted(() => z.number()),
    }),
  },
});
