import { z } from 'zod';
import { userStatuses, userTypes } from '#domain/roles.ts';
import { reviewActions, trainingAnswers } from '#domain/people/onboarding.ts';
import { peopleSorts } from '#domain/choices.ts';
import { endpoints } from './endpoint.ts';
import { fixedFieldCodes } from './errors.ts';
import { day, id, instant, more, ourDay, phone, search, seenName, text } from './fields.ts';
import type { MessageCode } from './messages.ts';
import { fieldInputs, fieldShapes, price, years } from './profile/field-shapes.ts';

/** People: the admin's lists and decisions, everybody's own profile. */

/** The signed-in person as every page knows them. */
export const sessionUser = z.object({
  _id: id,
  name: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  userType: z.enum(userTypes),
  userStatus: z.enum(userStatuses),
  profileUrl: z.string().nullable(),
  city: z.string().nullable(),
  templeCity: z.string().nullable(),
  templeDistrict: z.string().nullable(),
  templeState: z.string().nullable(),
  languagesKnown: z.array(z.string()),
  /** False for who came in by a code and has not chosen one yet. */
  hasPassword: z.boolean(),
  /** The privacy notice has changed since they agreed to it. */
  isAskedToAgree: z.boolean(),
});
export type SessionUser = z.infer<typeof sessionUser>;

const offer = z.object({
  /** Null where the catalogue no longer knows it. */
  ritualId: z.object({ _id: id, ritualType: z.string() }).nullable(),
  price: z.number(),
  experience: z.number(),
  category: id.nullable(),
});

const acharya = z.object({
  _id: id,
  name: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  experience: z.number().nullable(),
  address: z.string().nullable(),
});

export const profile = sessionUser.omit({ hasPassword: true, isAskedToAgree: true }).extend({
  ...fieldShapes,
  rituals: z.array(offer),
  acharyaId: acharya.nullable(),
  trainingPeriod: ourDay.nullable(),
  trainingAccepted: z.enum(trainingAnswers).nullable(),
  comment: z.string().nullable(),
  /** The states a pandit or acharya has left, in order. */
  pastStatuses: z.array(z.enum(userStatuses)),
  /** The admin who approved a pandit; null without an approval. */
  approvedBy: id.nullable(),
  createdAt: instant,
  updatedAt: instant,
  __v: z.number(),
});
export type Profile = z.infer<typeof profile>;

const says = (code: MessageCode): MessageCode => code;

const panditId = z.uuid({ error: ({ input }) => says(input ? 'invalid' : 'pandit_id_missing') });

/** One ritual of a pandit's offer as the profile form sends it. */
export const offerInput = z.strictObject({
  ritualId: z.union([id, z.object({ _id: id }).transform((ritual) => ritual._id)]),
  price,
  experience: years,
  category: id.nullish(),
});

/** What a person may send about themselves. Protected fields are accepted only unchanged. */
export const profileInput = z.strictObject({
  /** A new one is a `personName`; one that is kept is taken as it is. So are the other names of a profile. */
  name: seenName.optional(),
  phone: phone.optional(),
  ...fieldInputs,
  rituals: z.array(offerInput).max(60).optional(),
  trainingPeriod: z.string().nullish(),
  trainingAccepted: z.string().nullish(),
  acharyaId: z.unknown().optional(),
  userStatus: z.string().optional(),
  userType: z.string().optional(),
  /** A profile may be sent back whole, as it was read. */
  _id: z.unknown().optional(),
  pastStatuses: z.unknown().optional(),
  createdAt: z.unknown().optional(),
  updatedAt: z.unknown().optional(),
  __v: z.unknown().optional(),
  password: z.unknown().optional(),
  comment: z.unknown().optional(),
  approvedBy: z.unknown().optional(),
});
export type ProfileInput = z.infer<typeof profileInput>;

export const reviewInput = z.strictObject({
  userId: id,
  userStatus: z.enum(reviewActions, 'action_required'),
  comment: text(1000, 'comment_required'),
  approvedBy: id.optional(),
  acharyaId: id.nullish(),
  trainingPeriod: day.nullish(),
  trainingAccepted: z.null().optional(),
  /** The version that was looked at; where given, an older one is refused. */
  __v: z.number().int().optional(),
  /**
   * Agreed bookings of theirs, to be cancelled with this decision; we tell the families of the others that theirs stays.
   * What still asks for the pandit's word ends with the decision, named or not.
   */
  cancel: z.array(id).max(500).optional(),
});

/** One decision of the office about a pandit. */
export const pastReview = z.object({
  _id: id,
  at: instant,
  from: z.enum(userStatuses),
  to: z.enum(userStatuses),
  comment: z.string(),
  by: z.object({ _id: id, name: z.string() }),
  acharya: z.object({ _id: id, name: z.string() }).nullable(),
  expectedEnd: ourDay.nullable(),
});
export type PastReview = z.infer<typeof pastReview>;

/** Which people a list is about. */
const peopleAsked = {
  userType: z.enum(['user', 'pandit']),
  search: search.optional(),
  /** Only those of this status; `filtered` then counts them. */
  userStatus: z.enum(userStatuses).optional(),
  /** Only whom the office has to decide about: nobody has answered them, they refused a training, or its time is over. */
  atDesk: z.boolean().optional(),
  /** Only who registered on that day in India or later; `filtered` then counts them. */
  since: day.optional(),
  /** With a dash the other way round: `-registered` is the newest first, `-name` from Z to A. */
  sort: z.enum(peopleSorts).optional(),
};

export const people = endpoints({
  'POST /user/get-users': {
    summary: 'The people of one kind, searched, sorted (newest first unless told) and paged',
    who: ['admin'],
    body: z.strictObject({
      ...peopleAsked,
      page: z.number().int().min(1).max(1_000_000).optional(),
      pageSize: z.number().int().min(1).max(100).optional(),
    }),
    reply: z.object({
      users: z.array(profile),
      total: z.number(),
      filtered: z.number(),
      more,
      /** Nobody is called so; these pandits are called nearly so, the nearest first. */
      near: z.boolean(),
    }),
  },
  'GET /user/admin/people.csv': {
    summary: 'The same people as a table to keep, all of them',
    who: ['admin'],
    query: z.strictObject({
      userType: peopleAsked.userType,
      search: peopleAsked.search,
      userStatus: peopleAsked.userStatus,
      atDesk: z.literal('true').optional(),
      since: peopleAsked.since,
    }),
    gives: 'text/csv',
    reply: z.object({}),
  },
  'GET /user/get-acharya-users': {
    summary: 'The acharyas who can be assigned to evaluate or train',
    who: ['admin'],
    reply: z.object({ acharyas: z.array(z.object({ _id: id, name: z.string() })) }),
  },
  'POST /user/admin/update-user-status': {
    summary: 'An admin decides about a pandit',
    who: ['admin'],
    body: reviewInput,
    reply: profile,
    message: 'status_updated',
    errors: [
      'not_yours',
      'person_unknown',
      'not_a_pandit',
      'acharya_required',
      'end_date_required',
      'date_past',
      'acharya_unknown',
      'stale',
      'booking_unknown',
    ],
  },
  'GET /user/get-user/:userId': {
    summary: 'A profile, to its owner and to admins',
    who: 'signed-in',
    params: z.object({ userId: id }),
    reply: profile,
    errors: ['person_unknown', 'not_yours'],
  },
  'POST /user/update-profile': {
    summary: 'A person changes their own profile',
    who: 'signed-in',
    body: z.strictObject({
      userId: id.optional(),
      /** The version the form was filled from; where given, an older one is refused. */
      __v: z.number().int().optional(),
      updateData: profileInput,
    }),
    reply: profile,
    errors: [
      'not_yours',
      ...fixedFieldCodes,
      'stale',
      'prove_again',
      'ritual_unknown',
      'ritual_repeated',
      'language_repeated',
      'photo_unknown',
    ],
  },
  'POST /user/update-training-acceptance': {
    summary: 'A pandit accepts or rejects the training asked of them',
    who: ['pandit', 'acharya'],
    body: z.strictObject({ userId: panditId, trainingAccepted: z.enum(trainingAnswers) }),
    reply: profile,
    errors: ['not_yours', 'training_not_asked'],
  },
});
