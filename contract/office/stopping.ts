import { z } from 'zod';
import { pujaFates, stops } from '#domain/people/stopping.ts';
import { booking } from '../bookings.ts';
import { endpoints } from '../endpoint.ts';
import { id, text } from '../fields.ts';
import { profile } from '../people.ts';

/** The office stops somebody for a while, and says of each of their agreed pujas what becomes of it. */

const whom = {
  personId: id,
  /** The version that was looked at. */
  __v: z.number().int(),
  /** Why; the person reads it. */
  reason: text(1000, 'stop_reason_required'),
};

export const stopInput = z.strictObject({
  ...whom,
  status: z.enum(stops),
  /** Of every agreed puja. */
  fates: z.array(z.strictObject({ bookingId: id, fate: z.enum(pujaFates) })).max(500),
});

export const stopping = endpoints({
  'GET /admin/people/:id/live': {
    summary: 'The bookings of a person that have steps before them, the soonest first; five hundred at most',
    who: ['admin'],
    params: z.object({ id }),
    reply: z.object({ bookings: z.array(booking) }),
    errors: ['person_unknown'],
  },
  'POST /admin/people/stop': {
    summary:
      'Pauses a pandit, or suspends anybody, with what becomes of each agreed puja: it stays, another pandit is looked for, or all that was paid goes back',
    who: ['admin'],
    body: stopInput,
    reply: profile,
    message: 'person_stopped',
    errors: ['person_unknown', 'stop_not_so', 'stop_fates', 'stale', 'booking_unknown', 'booking_no_step'],
  },
  'POST /admin/people/restore': {
    summary: 'Somebody who was paused or suspended is as they were before',
    who: ['admin'],
    body: z.strictObject(whom),
    reply: profile,
    message: 'person_restored',
    errors: ['person_unknown', 'stop_not_so', 'stale'],
  },
});
