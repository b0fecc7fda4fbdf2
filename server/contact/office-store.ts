import type { MessageState } from '#contract/contact.ts';
import { startOfDay } from '#domain/time.ts';
import { typedDays } from '#domain/calendar/typed-days.ts';
import { smallLetters } from '#domain/typed-words.ts';
import { atLeast, findIn, upTo, type Cut, type Looks } from '../db/found.ts';
import { SHORT } from '../db/kept.ts';
import { holding, kindOfWords, tellingPart } from '../db/like.ts';
import type { Part, Sql } from '../db/sql.ts';

/** SQL of the contact form as the office works through it. */

export interface MessageRow {
  id: string;
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
}

const messageQuery = (sql: Sql) => sql`
  SELECT m.id, m.name, m.phone, m.email, m.message, m.created_at, m.read_at, m.answered_at, m.answer_note,
    CASE WHEN r.id IS NOT NULL THEN jsonb_build_object('id', r.id, 'name', r.name) END AS read_by,
    CASE WHEN a.id IS NOT NULL THEN jsonb_build_object('id', a.id, 'name', a.name) END AS answered_by
  FROM contact_messages m
  LEFT JOIN people r ON r.id = m.read_by
  LEFT JOIN people a ON a.id = m.answered_by`;

/** Messages are short: so many are looked through sooner than an index is asked. */
const FIRST = 1_000;
/** Of several words, which few write, so many and the index are asked at once. */
const HEAD = 100;

type State = Pick<MessageQuery, 'state'>;

/** A page without a search, cut in the index of its state; what belongs to it is looked up for its rows alone. */
export async function messagesPage(sql: Sql, { state }: State, { limit, offset }: Cut): Promise<MessageRow[]> {
  return messagesById(sql, await idsOf(sql, sql`${inState(sql, state)}`, { limit, offset }));
}

async function idsOf(sql: Sql, condition: Part, { limit, offset }: Cut): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    SELECT m.id FROM contact_messages m WHERE ${condition} ${newestFirst(sql)} LIMIT ${limit} OFFSET ${offset}`;
  return rows.map(({ id }) => id);
}

/** Ids of those that follow a message in the list; from its beginning after null. */
export const messageIdsAfter = (
  sql: Sql,
  { state, search }: MessageQuery,
  last: string | null,
  limit: number,
): Promise<string[]> =>
  idsOf(
    sql,
    sql`${inState(sql, state)} ${search ? sql`AND ${holds(sql, search)}` : sql``}
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

export async function areMessagesFew(sql: Sql, { state }: State): Promise<boolean> {
  const [row] = await sql<{ few: boolean }[]>`
    SELECT count(*) <= ${SHORT} AS few
    FROM (SELECT 1 FROM contact_messages m WHERE ${inState(sql, state)} LIMIT ${SHORT + 1}) few_rows`;
  return row?.few ?? true;
}

/** Each state has an index of the same condition. */
const inState = (sql: Sql, state: MessageState | undefined) => sql`
  true
  ${state === 'unread' ? sql`AND m.read_at IS NULL` : sql``}
  ${state === 'read' ? sql`AND m.read_at IS NOT NULL AND m.answered_at IS NULL` : sql``}
  ${state === 'answered' ? sql`AND m.answered_at IS NOT NULL` : sql``}`;

const newestFirst = (sql: Sql) => sql`ORDER BY m.created_at DESC, m.id DESC`;

/** What is meant by a search: a date is the day a message came. */
function holds(sql: Sql, search: string): Part {
  const days = typedDays(search);
  return days
    ? sql`m.created_at >= ${new Date(startOfDay(days.from))} AND m.created_at < ${new Date(startOfDay(days.to))}`
    : sql`m.said LIKE ${holding(smallLetters(search))}`;
}

/** The messages of some days are neighbours in the index. */
function kindOf(search: string): Looks['words'] {
  if (typedDays(search)) return { indexed: true, rare: true };
  const kind = kindOfWords(search);
  if (!kind.indexed) return kind;
  return isOfSeveral(search) ? { indexed: true, rare: true } : { ...kind, within: FIRST };
}

const isOfSeveral = (search: string): boolean => /\s/.test(search) && !typedDays(search);

interface FoundMessages {
  rows: MessageRow[];
  count: number;
  more: boolean;
}

/** A page of what a search finds, in a list of that length. */
export async function findMessages(
  sql: Sql,
  { state, search = '' }: MessageQuery,
  cut: Cut,
  total: number,
): Promise<FoundMessages> {
  const { limit, offset } = cut;
  const reach = offset + limit;
  /** What came with its id, so that nobody has to ask again. */
  const read = new Map<string, MessageRow>();
  const idOf = (row: MessageRow): string => read.set(row.id, row) && row.id;
  const { ids, count, more } = await findIn(cut, {
    total,
    words: kindOf(search),
    glance: async (rows) => {
      const [row] = await sql<{ ids: string[]; count: number; seen: number }[]>`
        WITH seen AS MATERIALIZED (
          SELECT m.id, m.created_at, m.said FROM contact_messages m WHERE ${inState(sql, state)}
          ${newestFirst(sql)} LIMIT ${rows}
        ), hits AS MATERIALIZED (SELECT m.id, m.created_at FROM seen m WHERE ${holds(sql, search)})
        SELECT ARRAY(SELECT m.id FROM hits m ${newestFirst(sql)} LIMIT ${limit} OFFSET ${offset}) AS ids,
          (SELECT count(*)::int FROM hits) AS count, (SELECT count(*)::int FROM seen) AS seen`;
      return row ?? { ids: [], count: 0, seen: 0 };
    },
    narrow: async (most) => {
      // one row at least, which tells how many there are
      const rows = await sql<({ inHead: number; found: number } & (MessageRow | { id: null }))[]>`
        WITH head AS MATERIALIZED (
          SELECT m.id, m.created_at FROM (
            SELECT m.id, m.created_at, m.said FROM contact_messages m WHERE ${inState(sql, state)} ${newestFirst(sql)} LIMIT ${isOfSeveral(search) ? HEAD : 0}
          ) m WHERE ${holds(sql, search)} ${newestFirst(sql)} LIMIT ${reach + 1}
        ), hits AS MATERIALIZED (
          SELECT m.id, m.created_at FROM (
            -- the index is not asked where the head fills the page; OFFSET has it asked before the state is looked at
            SELECT * FROM contact_messages m
            WHERE (SELECT count(*) FROM head) <= ${reach} AND ${holds(sql, typedDays(search) ? search : tellingPart(search))} OFFSET 0
          ) m
          WHERE ${inState(sql, state)} AND ${holds(sql, search)} LIMIT ${most + 1}
        ), page AS MATERIALIZED (
          SELECT m.id FROM (
            SELECT * FROM hits UNION ALL SELECT * FROM head WHERE (SELECT count(*) FROM head) > ${reach}
          ) m ${newestFirst(sql)} LIMIT ${limit} OFFSET ${offset})
        SELECT f.found, f.in_head, m.* FROM (
          SELECT (SELECT count(*)::int FROM hits) AS found, (SELECT count(*)::int FROM head) AS in_head
        ) f
        LEFT JOIN (${messageQuery(sql)} JOIN page ON page.id = m.id) m ON true ${newestFirst(sql)}`;
      const { found = 0, inHead = 0 } = rows[0] ?? {};
      const page = rows.flatMap((row) => (row.id === null ? [] : idOf(row)));
      return inHead > reach ? { ids: page, ...atLeast(inHead, limit) } : upTo(most, { ids: page, count: found });
    },
    walk: async (past) => {
      const rows = await sql<MessageRow[]>`
        WITH page AS MATERIALIZED (
          SELECT m.id FROM (
            SELECT m.id, m.created_at, m.said FROM contact_messages m WHERE ${inState(sql, state)} ${newestFirst(sql)}
            ${past ? sql`LIMIT ${past}` : sql``}
          ) m
          WHERE ${holds(sql, search)} ${newestFirst(sql)} LIMIT ${limit + 1} OFFSET ${offset})
        ${messageQuery(sql)} JOIN page ON page.id = m.id ${newestFirst(sql)}`;
      return rows.map(idOf);
    },
  });
  const rows = ids.flatMap((id) => read.get(id) ?? []);
  return { rows: rows.length === ids.length ? rows : await messagesById(sql, ids), count, more };
}

export async function messageById(sql: Sql, id: string): Promise<MessageRow | null> {
  const [row] = await sql<MessageRow[]>`${messageQuery(sql)} WHERE m.id = ${id}`;
  return row ?? null;
}

/** The same, and nobody else changes it until the transaction ends. */
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
