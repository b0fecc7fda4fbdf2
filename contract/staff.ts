import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { id, instant, password, personName, phone, text } from './fields.ts';
import { sessionUser } from './people.ts';

/** The people of the office: who they are, how another one joins, how one leaves. */

const by = z.object({ _id: id, name: z.string() });

const member = z.object({
  _id: id,
  name: z.string(),
  phone: z.string(),
  since: instant,
  /** Null for a person invited at the console. */
  invitedBy: by.nullable(),
  lastSignIn: instant.nullable(),
});
export type StaffMember = z.infer<typeof member>;

const invitation = z.object({
  _id: id,
  name: z.string(),
  phone: z.string(),
  invitedBy: by.nullable(),
  sentAt: instant,
  expiresAt: instant,
  isOver: z.boolean(),
});
export type Invitation = z.infer<typeof invitation>;

export const inviteInput = z.strictObject({ name: personName, phone });
export const removeInput = z.strictObject({ personId: id, reason: text(1000, 'removal_reason_required') });
const chosen = z.strictObject({ invitationId: id });

/** The secret part of an invitation's link. */
const token = z.string('required').min(1, 'required').max(200, 'too_long');

export const acceptInput = z.strictObject({
  token,
  phone,
  password,
  verification: z.string().max(200).optional(),
  captcha: z.string().max(4000).optional(),
});

export const staff = endpoints({
  'GET /staff': {
    summary: 'The admins, and the invitations nobody has followed yet',
    who: ['admin'],
    reply: z.object({ staff: z.array(member), invitations: z.array(invitation) }),
  },
  'GET /staff/members.csv': {
    summary: 'The admins as a table to keep',
    who: ['admin'],
    gives: 'text/csv',
    reply: z.object({}),
  },
  'POST /staff/invite': {
    summary: 'Invites somebody to become an admin; the link goes to their phone, is good once and for a week',
    who: ['admin'],
    body: inviteInput,
    reply: invitation,
    status: 201,
    message: 'invitation_sent',
    errors: ['staff_already', 'staff_phone_taken', 'invitation_open', 'session_over'],
    perMinute: 20,
  },
  'POST /staff/resend-invitation': {
    summary: 'Sends a new link for another week; the one before is void',
    who: ['admin'],
    body: chosen,
    reply: invitation,
    message: 'invitation_sent',
    errors: ['invitation_unknown', 'invitation_over', 'invitation_too_soon', 'session_over'],
    perMinute: 20,
  },
  'POST /staff/revoke-invitation': {
    summary: 'Takes an invitation back; its link is void at once',
    who: ['admin'],
    body: chosen,
    reply: z.object({}),
    errors: ['invitation_unknown', 'invitation_over'],
  },
  'POST /staff/remove': {
    summary: 'Removes another admin: tokens and sign-ins are void at once',
    who: ['admin'],
    body: removeInput,
    reply: z.object({}),
    errors: ['staff_unknown', 'staff_self', 'staff_last', 'session_over'],
  },
  'POST /auth/invitation': {
    summary: 'Whom a link invites, for anybody who has the link',
    who: 'anyone',
    body: z.strictObject({ token }),
    /** Only the end of the invited phone is shown: its owner knows the rest. */
    reply: z.object({ name: z.string(), phoneEnd: z.string(), invitedBy: z.string().nullable(), expiresAt: instant }),
    errors: ['invitation_unknown', 'invitation_over'],
    perMinute: 30,
  },
  'POST /auth/accept-invitation': {
    summary: 'The invited person proves the phone, chooses a password and is an admin',
    who: 'anyone',
    body: acceptInput,
    reply: z.object({ user: sessionUser }),
    status: 201,
    message: 'staff_joined',
    errors: [
      'invitation_unknown',
      'invitation_over',
      'invitation_phone',
      'phone_unproved',
      'captcha_failed',
      'too_many',
      'password_common',
      'password_context',
      'password_guessed',
      'password_short_admin',
      'staff_already',
      'staff_phone_taken',
    ],
    perMinute: 20,
  },
});
