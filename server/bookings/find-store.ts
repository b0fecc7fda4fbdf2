import { isPhone } from '#domain/phone.ts';
import { typedWords } from '#domain/typed-words.ts';
import { findIn, pageOf, upTo, type Cut, type Found } from '../db/found.ts';
import { SHORT } from '../db/kept.ts';
import { holding, kindOfWords } from '../db/like.ts';
import type { Part, Sql } from '../db/sql.ts';
import { inName, namedBy } from '../db/words.ts';

/** SQL of the admin's search: by the customer's name or phone, or by the booking's id as tables show it. */

/** The bookings of so many customers are looked up, sorted and counted. */
const LOOKED_UP = 1_000;
/** Those of so many are told from others while the list is read; of more the names themselves are looked at. */
const TOLD_APART = 10_000;

export interface Asked extends Cut {
  /** Only what follows this booking's id. */
  readonly before: string | null;
}

/** Ids of a page of what a search finds, newest first, in a list of that length. */
export async function findBookings(sql: Sql, search: string, page: Asked, total: number): Promise<Found> {
  const { limit, offset, before } = page;
  const theirs = ofSearch(sql, search);
  const after = before ? sql`WHERE b.id < ${before}` : sql``;
  return findIn(page, {
    total,
    words: kindOf(search),
    glance: async (rows) => {
      const [row] = await sql<{ ids: string[]; count: number; seen: number }[]>`
        WITH seen AS MATERIALIZED (
          SELECT b.id, b.customer_id FROM bookings b ${after} ORDER BY b.id DESC LIMIT ${rows}
        ), hits AS MATERIALIZED (
          SELECT b.id FROM seen b JOIN people u ON u.id = b.customer_id WHERE ${theirs}
        )
        SELECT ARRAY(SELECT id FROM hits ORDER BY id DESC LIMIT ${limit} OFFSET ${offset}) AS ids,
          (SELECT count(*)::int FROM hits) AS count, (SELECT count(*)::int FROM seen) AS seen`;
      return row ?? { ids: [], count: 0, seen: 0 };
    },
    narrow: (most) => ofCustomers(sql, search, page, most),
    walk: () => idsDown(sql, page, sql`(SELECT ${theirs} FROM people u WHERE u.id = b.customer_id)`),
  });
}

/** A page and one further, down the list until it is full; OFFSET keeps the planner from joining and sorting all. */
async function idsDown(sql: Sql, { before, limit, offset }: Asked, condition: Part): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    SELECT b.id FROM (
      SELECT id, customer_id FROM bookings ${before ? sql`WHERE id < ${before}` : sql``} ORDER BY id DESC OFFSET 0
    ) b WHERE ${condition} LIMIT ${limit + 1} OFFSET ${offset}`;
  return rows.map((row) => row.id);
}

/** The words of people's names are known, and few have the same whole name. */
function kindOf(search: string) {
  const typed = typedWords(search);
  return typed ? { indexed: true, rare: typed.length > 1 } : kindOfWords(search);
}

/** The condition of a search, over a booking `b` and its customer `u`. */
export function ofSearch(sql: Sql, search: string) {
  const pattern = holding(search);
  const id = idIn(search);
  const typed = typedWords(search);
  const theirs = typed
    ? inName(sql, sql`lower(u.name)`, typed)
    : sql`(u.name ILIKE ${pattern} OR u.phone LIKE ${pattern})`;
  return sql`(${theirs}
    ${id ? sql`OR ${endsSo(sql, id)}` : sql``})`;
}

/** Of a booking `b`: the first condition is what an index knows. */
const endsSo = (sql: Sql, id: string) =>
  sql`(right(b.id::text, 8) LIKE ${`%${id.slice(-8)}%`} AND b.id::text LIKE ${`%${id}%`})`;

/** By the customers who are meant; null where they are more than can be told apart, or have more than `most` bookings. */
async function ofCustomers(sql: Sql, search: string, page: Asked, most: number): Promise<Found | null> {
  const { limit, offset, before } = page;
  const customers = await customersOf(sql, search);
  if (!customers) return null;
  const [row] = await sql<{ customers: number; ids: string[]; count: number }[]>`
    WITH who AS MATERIALIZED (${customers.ids} LIMIT ${TOLD_APART + 1}),
    hits AS MATERIALIZED (
      SELECT b.id FROM (${lookedUp(sql, search, most)}) b ${before ? sql`WHERE b.id < ${before}` : sql``}
    )
    SELECT (SELECT count(*)::int FROM who) AS customers, (SELECT count(*)::int FROM hits) AS count,
      ARRAY(SELECT id FROM hits ORDER BY id DESC LIMIT ${limit} OFFSET ${offset}) AS ids`;
  if (!row || row.customers > TOLD_APART) return null;
  if (row.customers <= LOOKED_UP) return upTo(most, row);
  const isTheirs = sql`(b.customer_id IN (${customers.ids})) IS TRUE`;
  const id = idIn(search);
  return pageOf(await idsDown(sql, page, id ? sql`(${isTheirs} OR ${endsSo(sql, id)})` : isTheirs), page);
}

/** Ids of all bookings a search finds; null where more than `LOOKED_UP` customers are meant. */
export async function idsOfFew(sql: Sql, search: string): Promise<string[] | null> {
  const customers = await customersOf(sql, search);
  if (!customers) return null;
  const [row] = await sql<{ customers: number; ids: string[] }[]>`
    WITH who AS MATERIALIZED (${customers.ids} LIMIT ${LOOKED_UP + 1})
    SELECT (SELECT count(*)::int FROM who) AS customers, ARRAY(${lookedUp(sql, search, TOLD_APART)}) AS ids`;
  return row && row.customers <= LOOKED_UP ? row.ids : null;
}

/** Bookings of `who`, where they are few, or with that id: of each kind one more than `most` at most. */
const lookedUp = (sql: Sql, search: string, most: number) => sql`
  (SELECT c.booking_id AS id
    FROM (SELECT id FROM who WHERE (SELECT count(*) FROM who) <= ${LOOKED_UP} LIMIT ${LOOKED_UP}) w
    CROSS JOIN LATERAL (SELECT booking_id FROM customer_bookings WHERE customer_id = w.id OFFSET 0) c
    LIMIT ${most + 1})
  UNION ${withId(sql, idIn(search), most + 1)}`;

/** Who is meant by a phone or a name; null where nearly everybody may be. */
async function customersOf(sql: Sql, search: string): Promise<{ readonly ids: Part } | null> {
  // a fragment of SQL is something to be awaited itself, and so comes in a box
  if (isPhone(search)) return { ids: sql`SELECT id FROM people WHERE phone = ${search}` };
  const typed = typedWords(search);
  if (!typed) return { ids: customersLike(sql, holding(search)) };
  const named = await namedBy(sql, typed);
  if (named === 'many') return null;
  if (named === 'nobody') return { ids: sql`SELECT NULL::uuid AS id WHERE false` };
  const theirs = sql`FROM person_words w WHERE w.kind = 'user' AND w.word = ANY (${named.among as string[]}::text[])`;
  // whoever has a single word has it in the name, but for an e-mail here and there: so many need not be looked at
  if (typed.length === 1 && (await isMore(sql, theirs))) return null;
  return { ids: sql`SELECT w.person_id AS id ${theirs} AND ${inName(sql, sql`w.name`, named.typed)}` };
}

async function isMore(sql: Sql, theirs: Part): Promise<boolean> {
  const rows = await sql`SELECT 1 ${theirs} OFFSET ${TOLD_APART} LIMIT 1`;
  return rows.length > 0;
}

/** The inner condition is what the index `people_search` knows, the outer what is meant; OFFSET has the index asked first. */
const customersLike = (sql: Sql, pattern: string) => sql`
  SELECT id FROM (
    SELECT id, name, phone, user_type FROM people
    WHERE (name || ' ' || phone || ' ' || coalesce(email, '') || ' ' || right(id::text, 12)) ILIKE ${pattern} OFFSET 0
  ) p WHERE (name ILIKE ${pattern} OR phone LIKE ${pattern}) AND user_type = 'user'`;

/** An id, or a part of its end: tables show the last eight characters. */
function idIn(search: string): string | null {
  const typed = search.toLowerCase();
  return /^[0-9a-f-]{3,36}$/.test(typed) ? typed : null;
}

const withId = (sql: Sql, id: string | null, most: number) =>
  id
    ? sql`(SELECT b.id FROM bookings b WHERE ${endsSo(sql, id)} LIMIT ${most})`
    : sql`(SELECT id FROM bookings WHERE false)`;

/** Ids of those that follow a booking, newest first, or of those among them a search finds. */
export async function idsAfter(sql: Sql, search: string | null, last: string | null, limit: number): Promise<string[]> {
  if (search === null) return idsOfBookings(sql, { before: last, limit, offset: 0 });
  const rows = await sql<{ id: string }[]>`
    SELECT b.id FROM bookings b JOIN people u ON u.id = b.customer_id
    WHERE ${ofSearch(sql, search)} ${last ? sql`AND b.id < ${last}` : sql``}
    ORDER BY b.id DESC LIMIT ${limit}`;
  return rows.map((row) => row.id);
}

/** Whether the list is short enough to be counted each time. */
export async function areBookingsFew(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ few: boolean }[]>`
    SELECT count(*) <= ${SHORT} AS few FROM (SELECT 1 FROM bookings LIMIT ${SHORT + 1}) few_rows`;
  return row?.few ?? true;
}

/** Ids of a page of the whole list, newest first, read from the index alone. */
export async function idsOfBookings(sql: Sql, { before, limit, offset }: Asked): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    SELECT id FROM bookings ${before ? sql`WHERE id < ${before}` : sql``}
    ORDER BY id DESC LIMIT ${limit} OFFSET ${offset}`;
  return rows.map((row) => row.id);
}
