import { z } from 'zod';
import { bookingStatuses } from '#domain/booking.ts';
import { deskReasons } from '#domain/people/onboarding.ts';
import { priestTypes } from '#domain/roles.ts';
import { endpoints } from './endpoint.ts';
import { day, id, instant } from './fields.ts';

/** What waits for the office, and what is happening. Days are India's. */

const money = z.object({
  /** Rupees. */
  amount: z.number(),
  count: z.number(),
});

/** A pandit or an acharya the office has to decide about. */
const waiting = z.object({
  _id: id,
  name: z.string(),
  userType: z.enum(priestTypes),
  profileUrl: z.string().nullable(),
  /** Nobody has answered them yet, they refused a training, or the time of theirs is over. */
  why: z.enum(deskReasons),
  since: instant,
  /** When the answer is promised for. */
  dueAt: instant,
});
export type Waiting = z.infer<typeof waiting>;

export const dashboardReply = z.object({
  /** The server's clock when it counted; of many bookings a month up to two minutes ago. The count of waiting people is always current. */
  at: instant,
  today: day,
  /** The first of the last seven, and of the last thirty days, today among them. */
  weekFrom: day,
  monthFrom: day,
  waiting: z.object({
    /** The longest waiting, a few of them. */
    oldest: z.array(waiting),
    total: z.number(),
    /** Who waits for longer than promised. */
    late: z.number(),
  }),
  users: z.object({ today: z.number(), week: z.number(), month: z.number() }),
  /** Captured and promised back today. */
  captured: money,
  refunded: money,
  /** Of the last thirty days, with the present state of each. */
  bookings: z.array(z.object({ status: z.enum(bookingStatuses), count: z.number() })),
  /** Of the last thirty days; each step is a part of the one before but for the searches. */
  funnel: z.object({ searches: z.number(), requests: z.number(), accepted: z.number(), paid: z.number() }),
  /** The last thirty days, oldest first. */
  days: z.array(
    z.object({
      day,
      users: z.number(),
      bookings: z.number(),
      /** Rupees. */
      captured: z.number(),
    }),
  ),
});
export type Dashboard = z.infer<typeof dashboardReply>;

export const dashboard = endpoints({
  'GET /admin/waiting': {
    summary:
      'How much waits for the office: pandits to decide about, messages to read, bookings in trouble; and how many text messages were sent today, of how many',
    who: ['admin'],
    reply: z.object({
      pandits: z.number(),
      messages: z.number(),
      /** Nobody has taken them, or their time is over. */
      cases: z.number(),
      /** A thousand at most. */
      bookings: z.number(),
      /** Credit for withdrawals that somebody has to look at first; a thousand at most. */
      credits: z.number(),
      /** Reviews to look at; a thousand at most. */
      reviews: z.number(),
      /** Text messages of today, and how many there may be: then those about bookings wait until tomorrow. */
      sms: z.object({ sent: z.number(), most: z.number() }),
    }),
  },
  'GET /admin/dashboard': {
    summary: 'The figures of today and of the last thirty days',
    who: ['admin'],
    reply: dashboardReply,
  },
});
