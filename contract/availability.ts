import { z } from 'zod';
import { areHours } from '#domain/calendar/declaring.ts';
import { YEARS_MAX } from '#domain/profile/profile.ts';
import { windowText } from './almanac/muhurat.ts';
import { rating, reliability } from './booking/reviews.ts';
import { endpoints } from './endpoint.ts';
import { clock, cursor, day, id, instant, limit, ourDay, rupees } from './fields.ts';

/** The days a pandit is free, and the search over them. */

export const availabilityEntry = z.object({ id, _id: id, fromDate: ourDay, toDate: ourDay });

/** Hours on a declared day in which a pandit is not to be asked. */
export const closedHours = z.object({
  _id: id,
  day: ourDay,
  startsAt: instant,
  endsAt: instant,
  /** The booking that could not be attended or taken; null where the pandit closed the hours themself. */
  bookingId: id.nullable(),
});
export type ClosedHours = z.infer<typeof closedHours>;

export const found = z.object({
  _id: id,
  /** Whole rupees for the ritual that was searched. */
  price: z.number(),
  /** Where good hours were searched: the first time within them at which they could begin. */
  startTime: z.string().nullable(),
  experience: z.number(),
  /** In how many hours requests are answered, half of them sooner; null until enough were. */
  answersInHours: z.number().nullable(),
  rating,
  reliability,
  userId: z.object({
    _id: id,
    name: z.string(),
    userType: z.enum(['pandit', 'acharya']),
    profileUrl: z.string().nullable(),
    city: z.string().nullable(),
    district: z.string().nullable(),
    templeCity: z.string().nullable(),
    templeDistrict: z.string().nullable(),
    templeState: z.string().nullable(),
    languagesKnown: z.array(z.string()),
  }),
});
export type Found = z.infer<typeof found>;

/** A change of the search that was looked up: how many are free then, 20 meaning 20 or more. */
const instead = z.object({
  /** Without the one limit, without all of them, or on the other date. */
  change: z.enum(['pandit', 'price', 'district', 'language', 'limits', 'date']),
  date: ourDay,
  count: z.number(),
});
export type Instead = z.infer<typeof instead>;

export const searchInput = z.strictObject({
  ritualId: z.uuid('search_incomplete'),
  date: z.string('search_incomplete').pipe(day),
  /** The most a family wants to pay, in whole rupees; without it there is no ceiling. */
  price: rupees.optional(),
  /** Without it the whole day has to be free. */
  startTime: z.union([z.literal('').transform(() => undefined), clock]).optional(),
  /** Good hours, as an address says them: pandits who could begin at any time within them. A start counts before the hours. */
  window: windowText.optional(),
  district: z.string().max(60).optional(),
  language: z.string().max(40).optional(),
  /** Only this one: whether and for how much. */
  panditId: id.optional(),
  /** `recommended`: by rating, best first; new pandits are placed at the mean of all. */
  sort: z.enum(['price', 'experience', 'recommended']).optional(),
  cursor: cursor.optional(),
  limit: limit.optional(),
});

/** Of a month’s hours at most. */
const WINDOWS_MOST = 60;

export const freeInWindows = searchInput.pick({ price: true, district: true, language: true, panditId: true }).extend({
  ritualId: z.uuid('search_incomplete'),
  windows: z.array(windowText).min(1).max(WINDOWS_MOST),
});

/** The days a pandit declared, those with a booking or a request, and the closed hours. */
/** A request that waits for an answer, for hours its pandit has taken back since. */
const requestNotFree = z.object({
  _id: id,
  ritual: z.string(),
  family: z.string(),
  day: ourDay,
  /** Null where any hour of the day will do. */
  startTime: clock.nullable(),
});
export type RequestNotFree = z.infer<typeof requestNotFree>;

const calendar = z.object({
  availability: z.array(availabilityEntry),
  booked: z.array(ourDay),
  closed: z.array(closedHours),
  /** The first fifty, by their time. */
  notFree: z.array(requestNotFree),
});

/** Midnight as the end is `00:00`. */
const hours = z.strictObject({ from: clock, to: clock }).refine(areHours, { message: 'hours_reversed', path: ['to'] });

const declaredDay = z.string('dates_required').min(1, 'dates_required').pipe(day);

export const availability = endpoints({
  'POST /availability/filter-availability': {
    summary: 'Approved pandits who offer a ritual, are free that day and ask no more than a price',
    who: 'anyone',
    isDear: true,
    body: searchInput,
    reply: z.object({
      results: z.array(found),
      nextCursor: z.string().nullable(),
      /** Where the first page is empty: what finds somebody. */
      instead: z.array(instead),
    }),
    errors: ['date_past', 'start_passed', 'ritual_unknown', 'muhurat_window'],
  },
  'POST /availability/free-in-windows': {
    summary: 'How many could begin in each of these good hours, counted up to 20 among the hundred cheapest',
    who: 'anyone',
    isDear: true,
    body: freeInWindows,
    reply: z.object({
      /** In the order they were asked in; `orMore` where not everybody was counted. */
      free: z.array(z.object({ count: z.number(), orMore: z.boolean() })),
    }),
    errors: ['ritual_unknown', 'muhurat_window'],
  },
  'POST /availability/get-by-user': {
    summary: 'The days a pandit declared, those with a booking or a request, and the closed hours',
    who: ['pandit', 'acharya', 'admin'],
    body: z.strictObject({
      userId: id.optional(),
      /** What touches these days, both included; without one of them there is no end on that side. */
      fromDate: day.optional(),
      toDate: day.optional(),
    }),
    reply: calendar,
    errors: ['not_yours', 'dates_reversed'],
  },
  'POST /availability/declare-availability': {
    summary: 'A pandit declares free days',
    who: ['pandit', 'acharya'],
    body: z.strictObject({
      userId: id.optional(),
      fromDate: declaredDay,
      toDate: declaredDay,
      /** For a pandit, of those in their profile; an acharya chooses here what they hold and for how much. */
      rituals: z
        .array(z.strictObject({ ritualId: id, price: rupees, experience: z.int().min(0).max(YEARS_MAX).optional() }))
        .max(60)
        .optional(),
    }),
    reply: availabilityEntry,
    status: 201,
    message: 'availability_declared',
    errors: [
      'not_yours',
      'not_approved',
      'no_rituals',
      'no_rituals_chosen',
      'offer_missing',
      'malformed',
      'ritual_unknown',
      'ritual_repeated',
      'dates_reversed',
      'date_past',
      'dates_far',
      'availability_conflict',
    ],
  },
  'POST /availability/declare-pattern': {
    summary: 'A pandit declares the same weekdays week after week; days that are declared already are left as they are',
    who: ['pandit', 'acharya'],
    body: z.strictObject({
      userId: id.optional(),
      /** Zero for Sunday. */
      weekdays: z
        .array(z.literal([0, 1, 2, 3, 4, 5, 6]))
        .min(1, 'weekdays_required')
        .max(7),
      fromDate: declaredDay,
      toDate: declaredDay,
    }),
    /** How many days were declared, in the entries they make, and how many had been before. */
    reply: z.object({ availability: z.array(availabilityEntry), added: z.int(), skipped: z.int() }),
    message: 'availability_declared',
    errors: [
      'not_yours',
      'not_approved',
      'no_rituals',
      'no_rituals_chosen',
      'dates_reversed',
      'date_past',
      'dates_far',
      'pattern_empty',
      'availability_conflict',
    ],
  },
  'POST /availability/set-day': {
    summary: 'A pandit says what one day is: busy, free, or free but for some hours; bookings on it stay as they are',
    who: ['pandit', 'acharya'],
    body: z.strictObject({
      userId: id.optional(),
      day: declaredDay,
      free: z.boolean(),
      /** The hours of a free day in which nobody is to ask; those that were closed before and are not among them open. */
      closed: z.array(hours).max(12).optional(),
    }),
    /** The day as it is now. */
    reply: calendar,
    message: 'day_set',
    errors: ['not_yours', 'not_approved', 'no_rituals', 'no_rituals_chosen', 'date_past', 'dates_far'],
  },
  'DELETE /availability/:id': {
    summary: 'A pandit takes free days back',
    who: ['pandit', 'acharya'],
    params: z.object({ id }),
    reply: z.object({}),
    message: 'availability_removed',
    errors: ['availability_unknown', 'availability_in_use'],
  },
});
