import { FEW, ofFew, type Cut, type Found, type Merged } from '../../db/found.ts';
import type { Sql } from '../../db/sql.ts';
import { inName, type Named } from '../../db/words.ts';
import { atDesk } from './desk-store.ts';
import type { PeopleList } from './list-store.ts';

/** SQL of the office's searches for a name, through the words people have (docs/decisions/0040-lists-at-scale.md). */

/**
 * Each word's people stand in the list's order, so that nobody is further down among them than in the page: the page is
 * the first of them all, merged.
 */
export async function pageNamed(sql: Sql, list: PeopleList, named: Named, { limit, offset }: Cut): Promise<Found> {
  const order = inOrder(sql, list);
  const reach = offset + limit;
  const among = named.among as string[];
  const [row] = await sql<Merged[]>`
    WITH hits AS MATERIALIZED (
      SELECT DISTINCT w.* FROM unnest(${among}::text[]) known (word) CROSS JOIN LATERAL (
        SELECT w.person_id, w.registered_at, w.name FROM (
          -- read in order and left when the page is full: OFFSET keeps the planner from sorting all who have the word
          SELECT w.person_id, w.registered_at, w.name FROM person_words w
          WHERE w.kind = ${list.kind} AND w.word = known.word ${order} OFFSET 0
        ) w ${within(sql, list)} WHERE ${meant(sql, list, named)} ${order} LIMIT ${reach + 1}
      ) w
    ), seen AS MATERIALIZED (
      SELECT w.person_id, w.registered_at, w.name FROM person_words w
      WHERE w.kind = ${list.kind} AND w.word = ANY (${among}::text[]) LIMIT ${FEW + 1}
    )
    SELECT ARRAY(SELECT w.person_id FROM hits w ${order} LIMIT ${limit} OFFSET ${offset}) AS ids,
      (SELECT count(*)::int FROM hits) AS count, (SELECT count(*)::int FROM seen) AS seen,
      (SELECT count(DISTINCT w.person_id)::int FROM seen w ${within(sql, list)} WHERE ${meant(sql, list, named)}) AS few`;
  return ofFew(row, { limit, offset });
}

const within = (sql: Sql, { status, desk }: PeopleList) =>
  status || desk ? sql`JOIN people p ON p.id = w.person_id` : sql``;

const meant = (sql: Sql, { status, since, desk }: PeopleList, { besides }: Named) => sql`
  ${inName(sql, sql`w.name`, besides)}
  ${status ? sql`AND p.status = ${status}` : sql``}
  ${desk ? sql`AND ${atDesk(sql, desk)}` : sql``}
  ${since ? sql`AND w.registered_at >= ${since}` : sql``}`;

function inOrder(sql: Sql, { sort }: PeopleList) {
  if (sort === 'name') return sql`ORDER BY w.name, w.person_id`;
  if (sort === '-name') return sql`ORDER BY w.name DESC, w.person_id DESC`;
  return sort === 'registered'
    ? sql`ORDER BY w.registered_at, w.person_id`
    : sql`ORDER BY w.registered_at DESC, w.person_id DESC`;
}
