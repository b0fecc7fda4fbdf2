import type { MessageState } from '#domain/choices.ts';
import { daysAndWords } from '#domain/calendar/typed-days.ts';
import type { Day } from '#domain/time.ts';
import { hasTrigram, typedWords } from '#domain/words/typed-words.ts';
import { find, MOST, SORTED, upTo, type Found, type Page } from '../db/found.ts';
import { holding } from '../db/like.ts';
import type { Part, Sql } from '../db/sql.ts';
import { every, onDays } from '../db/words.ts';

/** SQL of the contact form as the office works through it. */

export interface MessageRow {
  id: string;
  number: string | null;
  personId: string | null;
  name: string;
  phone: string | null;
  email: string | null;
  message: string;
  createdAt: Date;
  readAt: Date | null;
  readBy: { id: string; name: string } | null;
  answeredAt: Date | null;
  answeredBy: { id: string; name: string } | null;
  answerNote: string | null;
}

export interface MessageQuery {
  readonly search?: string | undefined;
  readonly state?: MessageState | undefined;
  /** A date without its year is one near this day. */
  readonly today: Day;
}

const messageQuery = (sql: Sql) => sql`
  SELECT m.id, m.number, m.person_id, m.name, m.phone, m.email, m.message, m.created_at, m.read_at, m.answered_at, m.answer_note,
    CASE WHEN r.id IS NOT NULL THEN jsonb_build_object('id', r.id, 'name', r.name) END AS read_by,
    CASE WHEN a.id IS NOT NULL THEN jsonb_build_object('id', a.id, 'name', a.name) END AS answered_by
  FROM contact_messages m
  LEFT JOIN people r ON r.id = m.read_by
  LEFT JOIN people a ON a.id = m.answered_by`;

/** How many first messages of a list are looked through. */
const HEAD = 5_000;

type State = Pick<MessageQuery, 'state'>;

/** A page without a search, cut in the index of its state; what belongs to it is looked up for its rows alone. */
export async function messagesPage(sql: Sql, { state }: State, page: Page): Promise<MessageRow[]> {
  return messagesById(sql, await idsOf(sql, inState(sql, state), page));
}

async function idsOf(sql: Sql, condition: Part, { limit, offset }: Page): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    SELECT m.id FROM contact_messages m WHERE ${condition} ${newestFirst(sql)} LIMIT ${limit} OFFSET ${offset}`;
  return rows.map(({ id }) => id);
}

/** Ids of those that follow a message in the list; from its beginning after null. */
export const messageIdsAfter = (
  sql: Sql,
  { state, search, today }: MessageQuery,
  last: string | null,
  limit: number,
): Promise<string[]> =>
  idsOf(
    sql,
    sql`${inState(sql, state)} ${search ? sql`AND ${holds(sql, search, today)}` : sql``}
      ${last ? sql`AND (m.created_at, m.id) < ((SELECT created_at FROM contact_messages WHERE id = ${last}), ${last}::uuid)` : sql``}`,
    { limit, offset: 0 },
  );

export async function messagesById(sql: Sql, ids: readonly string[]): Promise<MessageRow[]> {
  if (ids.length === 0) return [];
  return sql<MessageRow[]>`${messageQuery(sql)} WHERE m.id = ANY (${ids as string[]}::uuid[]) ${newestFirst(sql)}`;
}

export async function countMessages(sql: Sql, { state }: State): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    SELECT count(*)::int AS count FROM contact_messages m WHERE ${inState(sql, state)}`;
  return row?.count ?? 0;
}

/** Each state has an index of the same condition. */
const inState = (sql: Sql, state: MessageState | undefined) => sql`
  true
  ${state === 'unread' ? sql`AND m.read_at IS NULL` : sql``}
  ${state === 'read' ? sql`AND m.read_at IS NOT NULL AND m.answered_at IS NULL` : sql``}
  ${state === 'answered' ? sql`AND m.answered_at IS NOT NULL` : sql``}`;

const newestFirst = (sql: Sql) => sql`ORDER BY m.created_at DESC, m.id DESC`;

/** What is meant by a search over messages `m`: each word is in it; a date is the day it came. */
function holds(sql: Sql, search: string, today: Day): Part {
  const { days, rest } = daysAndWords(search, today);
  return every(sql, [
    ...(days ? [onDays(sql, sql`m.created_at`, days)] : []),
    ...typedWords(rest).map((word) => sql`m.said LIKE ${holding(word)}`),
  ]);
}

/** Ids of what a search finds, newest first, as far as a page needs. */
export function findMessages(sql: Sql, { state, search = '', today }: MessageQuery, page: Page): Promise<Found> {
  const { days, rest } = daysAndWords(search, today);
  const isIndexed = days !== null || typedWords(rest).some(hasTrigram);
  return find(page, {
    head: async () => {
      const [row] = await sql<{ ids: string[]; seen: number }[]>`
        WITH head AS MATERIALIZED (
          SELECT m.id, m.created_at, m.said FROM contact_messages m WHERE ${inState(sql, state)} ${newestFirst(sql)} LIMIT ${HEAD}
        )
        SELECT ARRAY(SELECT m.id FROM head m WHERE ${holds(sql, search, today)} ${newestFirst(sql)} LIMIT ${MOST + 1}) AS ids,
          (SELECT count(*)::int FROM head) AS seen`;
      const { ids, seen } = row ?? { ids: [], seen: 0 };
      return { ids, whole: seen < HEAD };
    },
    byIndex: async (head) => {
      if (!isIndexed) return upTo(head, true);
      // OFFSET has the index of the words asked before the state is looked at
      const rows = await sql<{ id: string; tooMany: boolean }[]>`
        WITH hits AS MATERIALIZED (
          SELECT m.id, m.created_at FROM (SELECT * FROM contact_messages m WHERE ${holds(sql, search, today)} OFFSET 0) m
          WHERE ${inState(sql, state)} LIMIT ${SORTED + 1}
        )
        SELECT m.id, (SELECT count(*) FROM hits) > ${SORTED} AS too_many FROM (
          TABLE hits UNION SELECT m.id, m.created_at FROM contact_messages m WHERE m.id = ANY (${head as string[]}::uuid[])
        ) m ${newestFirst(sql)} LIMIT ${MOST + 1}`;
      return upTo(
        rows.map(({ id }) => id),
        rows[0]?.tooMany === true,
      );
    },
  });
}

export async function messageById(sql: Sql, id: string): Promise<MessageRow | null> {
  const [row] = await sql<MessageRow[]>`${messageQuery(sql)} WHERE m.id = ${id}`;
  return row ?? null;
}

export async function messageByNumber(sql: Sql, number: string): Promise<MessageRow | null> {
  const [row] = await sql<MessageRow[]>`${messageQuery(sql)} WHERE m.number = ${number}`;
  return row ?? null;
}

/** One by its id, which nobody else changes until the transaction ends. */
export async function lockMessage(sql: Sql, id: string): Promise<MessageRow | null> {
  await sql`SELECT 1 FROM contact_messages WHERE id = ${id} FOR NO KEY UPDATE`;
  return messageById(sql, id);
}

/** True for the first only. */
export async function setRead(sql: Sql, id: string, adminId: string, at: Date): Promise<boolean> {
  const { count } = await sql`
    UPDATE contact_messages SET read_at = ${at}, read_by = ${adminId} WHERE id = ${id} AND read_at IS NULL`;
  return count === 1;
}

export async function setUnread(sql: Sql, id: string): Promise<void> {
  await sql`
    UPDATE contact_messages SET read_at = NULL, read_by = NULL, answered_at = NULL, answered_by = NULL,
      answer_note = NULL
    WHERE id = ${id}`;
}

export interface Answering {
  readonly id: string;
  readonly adminId: string;
  readonly note: string | null;
  readonly at: Date;
}

export async function setAnswered(sql: Sql, { id, adminId, note, at }: Answering): Promise<void> {
  await sql`
    UPDATE contact_messages SET answered_at = ${at}, answered_by = ${adminId}, answer_note = ${note},
      read_at = coalesce(read_at, ${at}), read_by = coalesce(read_by, ${adminId})
    WHERE id = ${id}`;
}
