import { z } from 'zod';
import { messageStates } from '#domain/choices.ts';
import { endpoints } from './endpoint.ts';
import {
  id,
  instant,
  more,
  optionalText,
  pageInAddress,
  pageSizeInAddress,
  searchWords,
  ticketNumber,
} from './fields.ts';

/** What came by the contact form, as the office reads and answers it. */

const by = z.object({ _id: id, name: z.string() });

export const contactMessage = z.object({
  _id: id,
  /** Its ticket; null for what came before there were any. */
  number: z.string().nullable(),
  /** The writer was signed in, and reads the answer. */
  hasWriter: z.boolean(),
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  message: z.string(),
  state: z.enum(messageStates),
  createdAt: instant,
  readAt: instant.nullable(),
  readBy: by.nullable(),
  answeredAt: instant.nullable(),
  answeredBy: by.nullable(),
  answerNote: z.string().nullable(),
});
export type ContactMessage = z.infer<typeof contactMessage>;

/** A message as its author reads it. */
const ownMessage = z.object({
  _id: id,
  number: z.string(),
  message: z.string(),
  at: instant,
  readAt: instant.nullable(),
  /** Who of the office has it, by name. */
  readBy: z.string().nullable(),
  answeredAt: instant.nullable(),
  answer: z.string().nullable(),
});
export type OwnMessage = z.infer<typeof ownMessage>;

export const answerInput = z.strictObject({ messageId: id, note: optionalText(2000) });
const chosen = z.strictObject({ messageId: id });

const filter = {
  search: searchWords.optional(),
  state: z.enum(messageStates).optional(),
};

export const contact = endpoints({
  'GET /contact/mine': {
    summary: 'What one wrote by the contact form while signed in, newest first, with the answers; the newest fifty',
    who: ['user', 'pandit', 'acharya'],
    reply: z.object({ messages: z.array(ownMessage) }),
  },
  'GET /contact/mine/:number': {
    summary: 'One of those, by its number',
    who: ['user', 'pandit', 'acharya'],
    params: z.object({ number: ticketNumber }),
    reply: ownMessage,
    errors: ['message_unknown'],
  },
  'GET /contact/admin/messages': {
    summary: 'Messages of the contact form, newest first, searched and paged; twenty unless told',
    who: ['admin'],
    query: z.strictObject({
      ...filter,
      page: pageInAddress.optional(),
      pageSize: pageSizeInAddress.optional(),
    }),
    reply: z.object({ messages: z.array(contactMessage), total: z.number(), filtered: z.number(), more }),
  },
  'GET /contact/admin/messages.csv': {
    summary: 'The same messages as a table to keep, all of them',
    who: ['admin'],
    query: z.strictObject(filter),
    gives: 'text/csv',
    reply: z.object({}),
  },
  'GET /contact/admin/messages/:id': {
    summary: 'One message, as it is; looking alone leaves it unread',
    who: ['admin'],
    params: z.object({ id }),
    reply: contactMessage,
    errors: ['message_unknown'],
  },
  'POST /contact/admin/open': {
    summary: 'One message; the first to open it is remembered as who read it',
    who: ['admin'],
    body: chosen,
    reply: contactMessage,
    errors: ['message_unknown'],
  },
  'POST /contact/admin/mark-unread': {
    summary: 'Puts a message back among the unread ones, an answer marked by mistake too',
    who: ['admin'],
    body: chosen,
    reply: contactMessage,
    errors: ['message_unknown'],
  },
  'POST /contact/admin/mark-answered': {
    summary: 'Notes that a message was answered, and what was said',
    who: ['admin'],
    body: answerInput,
    reply: contactMessage,
    errors: ['message_unknown', 'message_answered'],
  },
});
