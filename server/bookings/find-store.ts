import type { Sql } from '../db/sql.ts';
import type { NumberedPage } from './store.ts';

/** SQL of the admin's search: by the customer's name or phone, or by the booking's id as tables show it. */

/** So many customers are asked for their bookings; if there are more, going down the list meets them soon enough. */
const FEW = 200;

/** Ids of a page of what a search finds, newest first. */
export async function idsFound(sql: Sql, search: string, page: NumberedPage): Promise<string[]> {
  const [byPeople, byId] = await sourcesOf(sql, search);
  const reach = page.offset + page.limit;
  const best = (source: Source) => sql`
    (SELECT id FROM (${source}) s ${page.before ? sql`WHERE id < ${page.before}` : sql``}
    ORDER BY id DESC LIMIT ${reach})`;
  const rows = await sql<{ id: string }[]>`
    SELECT id FROM (${best(byPeople)} UNION ${best(byId)}) found
    ORDER BY id DESC LIMIT ${page.limit} OFFSET ${page.offset}`;
  return rows.map((row) => row.id);
}

export async function countFound(sql: Sql, search: string): Promise<number> {
  const [byPeople, byId] = await sourcesOf(sql, search);
  const [row] = await sql<{ count: number }[]>`SELECT count(*) AS count FROM (${byPeople} UNION ${byId}) found`;
  return row?.count ?? 0;
}

type Source = ReturnType<typeof bookingsLike>;

/** Two statements, not yet run, that give booking ids. */
async function sourcesOf(sql: Sql, search: string): Promise<[Source, Source]> {
  const pattern = patternOf(search);
  const customers = await customersLike(sql, pattern);
  const byPeople = customers.length > FEW ? downTheList(sql, pattern) : bookingsOf(sql, customers);
  return [byPeople, bookingsLike(sql, search.toLowerCase())];
}

const patternOf = (search: string): string => `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** At most one more than `FEW`. The first condition is what the index `people_search` knows, the second what is meant. */
async function customersLike(sql: Sql, pattern: string): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    SELECT id FROM people
    WHERE (name || ' ' || phone || ' ' || coalesce(email, '') || ' ' || right(id::text, 12)) ILIKE ${pattern}
      AND (name ILIKE ${pattern} OR phone LIKE ${pattern}) AND user_type = 'user'
    LIMIT ${FEW + 1}`;
  return rows.map((row) => row.id);
}

const bookingsOf = (sql: Sql, customers: readonly string[]) => sql`
  SELECT booking_id AS id FROM customer_bookings WHERE customer_id = ANY (${customers as string[]}::uuid[])`;

const downTheList = (sql: Sql, pattern: string) => sql`
  SELECT b.id FROM bookings b JOIN people u ON u.id = b.customer_id
  WHERE u.name ILIKE ${pattern} OR u.phone LIKE ${pattern}`;

/** An id, or a part of its end: tables show the last eight characters. */
const bookingsLike = (sql: Sql, id: string) =>
  /^[0-9a-f-]{3,36}$/.test(id)
    ? sql`SELECT id FROM bookings WHERE right(id::text, 8) LIKE ${`%${id.slice(-8)}%`} AND id::text LIKE ${`%${id}%`}`
    : sql`SELECT id FROM bookings WHERE false`;
