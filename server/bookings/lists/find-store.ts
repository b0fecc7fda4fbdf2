import { isPhone } from '#domain/people/phone.ts';
import { typedWords } from '#domain/typed-words.ts';
import { COMMON, FEW, findIn, ofFew, pageOf, upTo, WHOLE, type Cut, type Found, type Merged } from '../../db/found.ts';
import { endsSo, idIn } from '../../db/id-end.ts';
import { SHORT } from '../../db/kept.ts';
import { holding, kindOfWords } from '../../db/like.ts';
import type { Part, Sql } from '../../db/sql.ts';
import { inName, namedBy, type Named } from '../../db/words.ts';
import { besides, MOST, newestOf } from './besides-store.ts';

/** SQL of the admin's search: by the customer's name or phone, by the booking's id as tables show it, and by what it is. */

/** The bookings of so many customers are looked up, sorted and counted. */
const LOOKED_UP = 1_000;
/** And no more of them than this where they are taken by their ids out of a part of the list. */
const BY_ID = 10_000;

export interface Asked extends Cut {
  /** Only what follows this booking's id. */
  readonly before: string | null;
}

/** Ids of a page of what a search finds, newest first, in a list of that length. */
export async function findBookings(sql: Sql, search: string, page: Asked, total: number): Promise<Found> {
  const others = await besides(sql, search, page.before);
  if (others.ids.length === 0) return findOwn(sql, search, page, total);
  const own = await findOwn(sql, search, { before: page.before, limit: MOST, offset: 0 }, total);
  const ids = newestOf([...own.ids, ...others.ids]);
  const count = Math.min(ids.length, MOST);
  return {
    ids: ids.slice(page.offset, Math.min(page.offset + page.limit, MOST)),
    count,
    more: own.more || others.more || ids.length > MOST,
  };
}

/** By the customer and the id. */
async function findOwn(sql: Sql, search: string, page: Asked, total: number): Promise<Found> {
  const typed = typedWords(search);
  if (typed && total > WHOLE) return ofName(sql, search, typed, page);
  const { limit, offset, before } = page;
  const theirs = ofSearch(sql, search);
  const after = before ? sql`WHERE b.id < ${before}` : sql``;
  return findIn(page, {
    total,
    words: kindOfWords(search),
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
    narrow: (most) => lookUp(sql, search, page, { customers: customersLike(sql, search), most }),
    walk: () => idsDown(sql, page, sql`(SELECT ${theirs} FROM people u WHERE u.id = b.customer_id)`),
  });
}

/** By the customer's name. What stands in too many names is read down the list: the page is soon full. */
async function ofName(sql: Sql, search: string, typed: readonly string[], page: Asked): Promise<Found> {
  const named = await namedBy(sql, typed, { onlyNames: true });
  if (named !== 'many') {
    const looksFurther = named !== 'nobody' && named.besides.length > 0;
    const found = looksFurther
      ? await lookUp(sql, search, page, { customers: customersNamed(sql, named), most: COMMON })
      : await merged(sql, search, named === 'nobody' ? [] : named.among, page);
    if (found) return found;
  }
  const theirs = sql`SELECT ${inName(sql, sql`u.name`, typed)} FROM (
    SELECT plain_name(u.name) AS name FROM people u WHERE u.id = b.customer_id OFFSET 0) u`;
  return pageOf(await idsDown(sql, page, sql`((${theirs}) ${orId(sql, search)})`), page);
}

/**
 * Each word has its bookings in the order of the list, so that none is further down among them than in the page: the page
 * is the first of them all, and of those with that id. Null where these are too many.
 */
async function merged(sql: Sql, search: string, words: readonly string[], page: Asked): Promise<Found | null> {
  const { limit, offset, before } = page;
  const follows = before ? sql`AND w.booking_id < ${before}` : sql``;
  const [row] = await sql<(Merged & { withId: number })[]>`
    WITH so_ended AS MATERIALIZED (${withId(sql, idIn(search), COMMON + 1)}),
    said AS MATERIALIZED (
      SELECT w.booking_id FROM booking_words w WHERE w.word = ANY (${words as string[]}::text[]) ${follows} LIMIT ${FEW + 1}
    ), hits AS MATERIALIZED (
      SELECT w.booking_id FROM unnest(${words as string[]}::text[]) known (word) CROSS JOIN LATERAL (
        SELECT w.booking_id FROM booking_words w WHERE w.word = known.word ${follows}
        ORDER BY w.booking_id DESC LIMIT ${offset + limit + 1}
      ) w
      UNION SELECT w.booking_id FROM so_ended w (booking_id) WHERE true ${follows}
    )
    SELECT ARRAY(SELECT booking_id FROM hits ORDER BY booking_id DESC LIMIT ${limit} OFFSET ${offset}) AS ids,
      (SELECT count(*)::int FROM hits) AS count, (SELECT count(*)::int FROM said) AS seen,
      (SELECT count(*)::int FROM (SELECT booking_id FROM said UNION SELECT booking_id FROM hits) w) AS few,
      (SELECT count(*)::int FROM so_ended) AS with_id`;
  return row && row.withId > COMMON ? null : ofFew(row, page);
}

/** A page and one further, down the list until it is full; OFFSET keeps the planner from joining and sorting all. */
async function idsDown(sql: Sql, { before, limit, offset }: Asked, condition: Part): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    SELECT b.id FROM (
      SELECT id, customer_id FROM bookings ${before ? sql`WHERE id < ${before}` : sql``} ORDER BY id DESC OFFSET 0
    ) b WHERE ${condition} LIMIT ${limit + 1} OFFSET ${offset}`;
  return rows.map((row) => row.id);
}

/** The condition of a search, over a booking `b` and its customer `u`. */
export function ofSearch(sql: Sql, search: string) {
  const pattern = holding(search);
  const typed = typedWords(search);
  const theirs = typed
    ? inName(sql, sql`plain_name(u.name)`, typed)
    : sql`(u.name ILIKE ${pattern} OR u.phone LIKE ${pattern})`;
  return sql`(${theirs} ${orId(sql, search)})`;
}

/** What may be a part of an id is looked for there as well. */
function orId(sql: Sql, search: string) {
  const id = idIn(search);
  return id ? sql`OR ${endsSo(sql, sql`b.id`, id)}` : sql``;
}

/** A page of all bookings of some customers, or with that id; null where either are more than `most`. */
async function lookUp(
  sql: Sql,
  search: string,
  { limit, offset, before }: Asked,
  { customers, most }: { customers: Part; most: number },
): Promise<Found | null> {
  const [row] = await sql<{ customers: number; ids: string[]; count: number }[]>`
    WITH who AS MATERIALIZED (${customers} LIMIT ${LOOKED_UP + 1}),
    hits AS MATERIALIZED (
      SELECT b.id FROM (${bookingsOf(sql, search, most)}) b ${before ? sql`WHERE b.id < ${before}` : sql``}
    )
    SELECT (SELECT count(*)::int FROM who) AS customers, (SELECT count(*)::int FROM hits) AS count,
      ARRAY(SELECT id FROM hits ORDER BY id DESC LIMIT ${limit} OFFSET ${offset}) AS ids`;
  return row && row.customers <= LOOKED_UP ? upTo(most, row) : null;
}

/** Ids of all bookings a search finds; null where more than `LOOKED_UP` customers are meant, or more bookings than `BY_ID`. */
export async function idsOfFew(sql: Sql, search: string): Promise<string[] | null> {
  const typed = typedWords(search);
  const named = typed && (await namedBy(sql, typed, { onlyNames: true }));
  if (named === 'many') return null;
  const customers = named ? customersNamed(sql, named) : customersLike(sql, search);
  const [row] = await sql<{ customers: number; ids: string[] }[]>`
    WITH who AS MATERIALIZED (${customers} LIMIT ${LOOKED_UP + 1})
    SELECT (SELECT count(*)::int FROM who) AS customers, ARRAY(${bookingsOf(sql, search, BY_ID)}) AS ids`;
  return row && row.customers <= LOOKED_UP && row.ids.length <= BY_ID ? row.ids : null;
}

/** Bookings of `who`, where they are few, or with that id: of each kind one more than `most` at most. */
const bookingsOf = (sql: Sql, search: string, most: number) => sql`
  (SELECT c.booking_id AS id
    FROM (SELECT id FROM who WHERE (SELECT count(*) FROM who) <= ${LOOKED_UP} LIMIT ${LOOKED_UP}) w
    CROSS JOIN LATERAL (SELECT booking_id FROM customer_bookings WHERE customer_id = w.id OFFSET 0) c
    LIMIT ${most + 1})
  UNION ${withId(sql, idIn(search), most + 1)}`;

const customersNamed = (sql: Sql, named: Named | 'nobody') =>
  named === 'nobody'
    ? sql`SELECT NULL::uuid AS id WHERE false`
    : sql`SELECT w.person_id AS id FROM person_words w
        WHERE w.kind = 'user' AND w.word = ANY (${named.among as string[]}::text[])
          AND ${inName(sql, sql`w.name`, named.besides)}`;

/** Those of a phone, or of a part of a name or a phone: the inner condition is what the index `people_search` knows. */
function customersLike(sql: Sql, search: string) {
  if (isPhone(search)) return sql`SELECT id FROM people WHERE phone = ${search}`;
  const pattern = holding(search);
  // OFFSET has the index asked first
  return sql`SELECT id FROM (
    SELECT id, name, phone, user_type FROM people
    WHERE (name || ' ' || phone || ' ' || coalesce(email, '') || ' ' || right(id::text, 12)) ILIKE ${pattern} OFFSET 0
  ) p WHERE (name ILIKE ${pattern} OR phone LIKE ${pattern}) AND user_type = 'user'`;
}

const withId = (sql: Sql, id: string | null, most: number) =>
  id
    ? sql`(SELECT b.id FROM bookings b WHERE ${endsSo(sql, sql`b.id`, id)} LIMIT ${most})`
    : sql`(SELECT id FROM bookings WHERE false)`;

/** Ids of those that follow a booking, newest first, or of those among them a search finds. */
export async function idsAfter(sql: Sql, search: string | null, last: string | null, limit: number): Promise<string[]> {
  if (search === null) return idsOfBookings(sql, { before: last, limit, offset: 0 });
  const { meant } = await besides(sql, search, null);
  const rows = await sql<{ id: string }[]>`
    SELECT b.id FROM bookings b JOIN people u ON u.id = b.customer_id
    WHERE (${ofSearch(sql, search)} OR ${meant.is}) ${last ? sql`AND b.id < ${last}` : sql``}
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
