import { isPhone } from '#domain/phone.ts';
import { typedWords } from '#domain/typed-words.ts';
import { findIn, type Cut, type Found } from '../db/found.ts';
import { SHORT } from '../db/kept.ts';
import { holding, kindOfWords } from '../db/like.ts';
import type { Sql } from '../db/sql.ts';
import { inName, namedBy } from '../db/words.ts';

/** SQL of the admin's search: by the customer's name or phone, or by the booking's id as tables show it. */

/** More customers than this have more bookings than are worth sorting. */
const CUSTOMERS = 2_500;
/** Nor are more bookings of theirs. */
const FEW = 10_000;

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
    narrow: async (most) => {
      const few = await customersOf(sql, search);
      if (few === null) return { ids: [], count: most };
      const [row] = await sql<{ ids: string[]; count: number }[]>`
        WITH hits AS MATERIALIZED (SELECT id FROM (${ofFew(sql, few, search, most)}) b ${after})
        SELECT ARRAY(SELECT id FROM hits ORDER BY id DESC LIMIT ${limit} OFFSET ${offset}) AS ids,
          (SELECT count(*)::int FROM hits) AS count`;
      return row ?? { ids: [], count: 0 };
    },
    walk: async () => {
      const rows = await sql<{ id: string }[]>`
        SELECT b.id FROM bookings b JOIN people u ON u.id = b.customer_id
        WHERE ${theirs} ${before ? sql`AND b.id < ${before}` : sql``}
        ORDER BY b.id DESC LIMIT ${limit + 1} OFFSET ${offset}`;
      return rows.map((row) => row.id);
    },
  });
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
    ${id ? sql`OR right(b.id::text, 8) LIKE ${`%${id.slice(-8)}%`} AND b.id::text LIKE ${`%${id}%`}` : sql``})`;
}

/** Ids of all bookings a search finds; null where they are those of more than `CUSTOMERS`. */
export async function idsOfFew(sql: Sql, search: string): Promise<string[] | null> {
  const few = await customersOf(sql, search);
  if (few === null) return null;
  const rows = await sql<{ id: string }[]>`${ofFew(sql, few, search, FEW)}`;
  return rows.length < FEW ? rows.map(({ id }) => id) : null;
}

/** Bookings of these customers, or with that id; of each kind no more than `most`. */
const ofFew = (sql: Sql, customers: string[], search: string, most: number) => sql`
  (SELECT booking_id AS id FROM customer_bookings WHERE customer_id = ANY (${customers}::uuid[]) LIMIT ${most})
  UNION ${withId(sql, idIn(search), most)}`;

/** Who is meant by a phone or a name; null where they are more than `CUSTOMERS`. */
async function customersOf(sql: Sql, search: string): Promise<string[] | null> {
  const typed = typedWords(search);
  const rows = isPhone(search)
    ? await sql<{ id: string }[]>`SELECT id FROM people WHERE phone = ${search}`
    : await (typed ? customersNamed(sql, typed) : customersLike(sql, holding(search)));
  return rows && rows.length <= CUSTOMERS ? rows.map(({ id }) => id) : null;
}

async function customersNamed(sql: Sql, typed: readonly string[]): Promise<{ id: string }[] | null> {
  const named = await namedBy(sql, typed);
  if (typeof named === 'string') return named === 'many' ? null : [];
  return sql<{ id: string }[]>`
    SELECT DISTINCT w.person_id AS id FROM person_words w
    WHERE w.kind = 'user' AND w.word = ANY (${named.among as string[]}::text[]) AND ${inName(sql, sql`w.name`, typed)}
    LIMIT ${CUSTOMERS + 1}`;
}

/** The first condition is what the index `people_search` knows, the second what is meant. */
const customersLike = (sql: Sql, pattern: string) => sql<{ id: string }[]>`
  SELECT id FROM people
  WHERE (name || ' ' || phone || ' ' || coalesce(email, '') || ' ' || right(id::text, 12)) ILIKE ${pattern}
    AND (name ILIKE ${pattern} OR phone LIKE ${pattern}) AND user_type = 'user'
  LIMIT ${CUSTOMERS + 1}`;

/** An id, or a part of its end: tables show the last eight characters. */
function idIn(search: string): string | null {
  const typed = search.toLowerCase();
  return /^[0-9a-f-]{3,36}$/.test(typed) ? typed : null;
}

const withId = (sql: Sql, id: string | null, most: number) =>
  id
    ? sql`(SELECT id FROM bookings
        WHERE right(id::text, 8) LIKE ${`%${id.slice(-8)}%`} AND id::text LIKE ${`%${id}%`} LIMIT ${most})`
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
