import { z } from 'zod';
import { assignedStatuses, trainingAnswers } from '#domain/people/onboarding.ts';
import { fieldsWith } from '#domain/profile/fields.ts';
import { priestTypes } from '#domain/roles.ts';
import { rating, reliability } from './booking/reviews.ts';
import { endpoints } from './endpoint.ts';
import { id, instant, ourDay } from './fields.ts';
import { fieldShapes, partOf } from './profile/field-shapes.ts';

/** Approved pandits and acharyas as anybody may see them (no phone, no e-mail, no address of a home), and as their acharya does. */

const { profileUrl, city, district, languagesKnown } = fieldShapes;
const inPublic = z.object({
  _id: id,
  name: z.string(),
  userType: z.enum(priestTypes),
  profileUrl,
  city,
  district,
  languagesKnown,
});

/** Among those who offer a ritual. */
export const panditInShort = inPublic.extend({
  /** Whole rupees for the ritual in question. */
  price: z.number(),
  /** Years of holding it. */
  experience: z.number(),
  nextFreeDay: ourDay,
});
export type PanditInShort = z.infer<typeof panditInShort>;

export const freeDay = z.object({
  day: ourDay,
  /** Some hours of it are taken. */
  partly: z.boolean(),
});

export const publicPandit = inPublic.extend({
  ...partOf(fieldShapes, fieldsWith({ inPublic: true })),
  rating,
  reliability,
  offers: z.array(
    z.object({
      ritual: z.object({
        _id: id,
        slug: z.string(),
        ritualType: z.string(),
        ritualTypeOdia: z.string().nullable(),
        ritualImageUrl: z.string(),
        durationMinutes: z.number(),
      }),
      price: z.number(),
      experience: z.number(),
    }),
  ),
  /** Of the next `DAYS_SHOWN` days, today among them. */
  freeDays: z.array(freeDay),
});
export type PublicPandit = z.infer<typeof publicPandit>;

/** Somebody an acharya evaluates or trains. */
const assigned = z.object({
  _id: id,
  name: z.string(),
  phone: z.string(),
  profileUrl: z.string().nullable(),
  district: z.string().nullable(),
  userStatus: z.enum(assignedStatuses),
  since: instant,
  /** The day by which it is expected to be done. */
  trainingPeriod: ourDay.nullable(),
  trainingAccepted: z.enum(trainingAnswers).nullable(),
  /** The admin's words. */
  comment: z.string().nullable(),
});
export type Assigned = z.infer<typeof assigned>;

export const pandits = endpoints({
  'GET /pandits/assigned': {
    summary: 'The pandits an acharya was given to evaluate or train, the nearest end first',
    who: ['acharya'],
    reply: z.object({ pandits: z.array(assigned) }),
  },
  'GET /pandits/:id': {
    summary: 'An approved pandit or acharya: rituals, prices and the next free days',
    who: 'anyone',
    params: z.object({ id }),
    reply: publicPandit,
    errors: ['pandit_unknown'],
  },
});
