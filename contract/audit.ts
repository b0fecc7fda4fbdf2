import { z } from 'zod';
import { userTypes } from '#domain/roles.ts';
import { endpoints } from './endpoint.ts';
import { cursor, day, id, instant, search } from './fields.ts';

/** Who changed what. It can be read and nothing else. */

const person = z.object({
  _id: id,
  name: z.string(),
  phone: z.string().nullable(),
  userType: z.enum(userTypes),
});

/** Plain values, as they were written down. */
const facts = z.record(z.string(), z.unknown());

/** Something a noted value points at by its id, as it is called today. */
const mention = z.object({
  _id: id,
  kind: z.enum(['person', 'category', 'ritual']),
  name: z.string(),
  /** The kind of person; null for a subject that is none, and for a person who has left. */
  userType: z.enum(userTypes).nullable(),
});

export const auditEntry = z.object({
  _id: id,
  at: instant,
  /** `noun.verb`, as `ritual.added`. */
  action: z.string(),
  /** Null for what nobody in particular did. */
  actor: person.nullable(),
  subjectType: z.string(),
  subjectId: id.nullable(),
  /** What the subject is called today, where it has a name. */
  subjectName: z.string().nullable(),
  /** What kind of person the subject is, where it is one and has not left. */
  subjectUserType: z.enum(userTypes).nullable(),
  before: facts.nullable(),
  after: facts.nullable(),
  note: z.string().nullable(),
  requestId: z.string().nullable(),
  /** Whom and what `before` and `after` name by id, where there still is a name. */
  mentioned: z.array(mention),
});
export type AuditEntry = z.infer<typeof auditEntry>;
export type AuditPerson = z.infer<typeof person>;

const filter = { actor: id.optional(), action: z.string().max(80).optional(), day: day.optional() };

export const audit = endpoints({
  'GET /audit/entries': {
    summary: 'What was changed, newest first: by one person, of one kind, on one day in India',
    who: ['admin'],
    query: z.strictObject({
      ...filter,
      cursor: cursor.optional(),
    }),
    reply: z.object({ entries: z.array(auditEntry), nextCursor: z.string().nullable() }),
  },
  'GET /audit/entries.csv': {
    summary: 'The same entries as a table to keep, all of them',
    who: ['admin'],
    query: z.strictObject(filter),
    gives: 'text/csv',
    reply: z.object({}),
  },
  'GET /audit/actions': {
    summary: 'The kinds of change there are',
    who: ['admin'],
    reply: z.object({ actions: z.array(z.string()) }),
  },
  'GET /audit/people': {
    summary: 'People to ask the audit about, by a part of their name or phone; admins first, eight at most',
    who: ['admin'],
    query: z.strictObject({ search: search.refine((words) => words !== '', 'required') }),
    reply: z.object({ people: z.array(person) }),
  },
  'GET /audit/people/:id': {
    summary: 'Whom a link to the audit of one person names',
    who: ['admin'],
    params: z.object({ id }),
    reply: person,
    errors: ['person_unknown'],
  },
});
