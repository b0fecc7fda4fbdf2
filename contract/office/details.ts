import { z } from 'zod';
import { caseKinds, origins } from '#domain/cases/case.ts';
import { suitable } from '../booking/asks.ts';
import { booking } from '../bookings.ts';
import { endpoints } from '../endpoint.ts';
import { id, instant } from '../fields.ts';
import { moneyRow } from '../money.ts';
import { pastReview, profile } from '../people.ts';

/** All that the office reads beside a list, once one of its rows is opened: one call a row. */
export const officeDetails = endpoints({
  'GET /admin/pandits/:id': {
    summary:
      'A pandit, what the office has decided about them (the newest first, a hundred at most) and their bookings that are not over (the soonest first, five hundred at most)',
    who: ['admin'],
    params: z.object({ id }),
    reply: z.object({ person: profile, reviews: z.array(pastReview), live: z.array(booking) }),
    errors: ['person_unknown', 'not_a_pandit'],
  },
  'GET /admin/bookings/:id': {
    summary:
      'A booking, the cases about it, all its money, what of that can still be refunded and what the office did about it, and who can hold the puja instead of its pandit',
    who: ['admin'],
    params: z.object({ id }),
    reply: z.object({
      booking,
      /** The cases about it, the open ones first, of them the one that runs out first; `rests`: payments wait for it. */
      cases: z.array(
        z.object({
          _id: id,
          number: z.string(),
          kind: z.enum(caseKinds),
          by: z.enum(origins),
          rests: z.boolean(),
          openedAt: instant,
          closedAt: instant.nullable(),
        }),
      ),
      money: z.object({
        rows: z.array(moneyRow),
        left: z.number(),
        deeds: z.array(
          z.object({
            _id: id,
            at: instant,
            action: z.string(),
            by: z.string().nullable(),
            note: z.string().nullable(),
          }),
        ),
      }),
      /** Nobody where no other pandit can be asked. */
      suitable,
      /** Whom to call where nobody can be asked by a press, because its hour has come or its pandit has not answered: free from then on. */
      toCall: z
        .object({ at: instant, pandits: z.array(suitable.element.extend({ phone: z.string().nullable() })) })
        .nullable(),
    }),
    errors: ['booking_unknown'],
  },
});
