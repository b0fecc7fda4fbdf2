import { atLeast, type Cut, type Found } from '../db/found.ts';
import type { Sql } from '../db/sql.ts';
import { inName, type Named } from '../db/words.ts';
import type { PeopleList } from './list-store.ts';

/** SQL of the office's searches for a name, through the words people have (docs/decisions/0040-lists-at-scale.md). */

/** So many are found, sorted and counted at once; of more, each word's are read in the list's order as far as the page goes. */
const FEW = 1_000;

export async function pageNamed(sql: Sql, list: PeopleList, named: Named, cut: Cut): Promise<Found> {
  return (await ofFew(sql, list, named, cut)) ?? ofMany(sql, list, named, cut);
}

/** Null where more people than that have these words. */
async function ofFew(sql: Sql, list: PeopleList, named: Named, { limit, offset }: Cut): Promise<Found | null> {
  const [row] = await sql<{ seen: number; count: number; ids: string[] }[]>`
    WITH seen AS MATERIALIZED (
      SELECT w.person_id, w.registered_at, w.name FROM person_words w
      WHERE w.kind = ${list.kind} AND w.word = ANY (${named.among as string[]}::text[]) LIMIT ${FEW + 1}
    ), hits AS MATERIALIZED (SELECT DISTINCT w.* FROM seen w ${within(sql, list)} WHERE ${meant(sql, list, named)})
    SELECT (SELECT count(*)::int FROM seen) AS seen, (SELECT count(*)::int FROM hits) AS count,
      ARRAY(SELECT w.person_id FROM hits w ${inOrder(sql, list)} LIMIT ${limit} OFFSET ${offset}) AS ids`;
  if (!row || row.seen > FEW) return null;
  return { ids: row.ids, count: row.count, more: false };
}

/** Each word's people stand in the list's order: none of them is further down in it than in the page. */
async function ofMany(sql: Sql, list: PeopleList, named: Named, { limit, offset }: Cut): Promise<Found> {
  const order = inOrder(sql, list);
  const reach = offset + limit;
  const [row] = await sql<{ count: number; ids: string[] }[]>`
    WITH hits AS MATERIALIZED (
      SELECT DISTINCT w.* FROM unnest(${named.among as string[]}::text[]) known (word) CROSS JOIN LATERAL (
        SELECT w.person_id, w.registered_at, w.name FROM person_words w ${within(sql, list)}
        WHERE w.kind = ${list.kind} AND w.word = known.word AND ${meant(sql, list, named)} ${order} LIMIT ${reach + 1}
      ) w
    )
    SELECT (SELECT count(*)::int FROM hits) AS count,
      ARRAY(SELECT w.person_id FROM hits w ${order} LIMIT ${limit} OFFSET ${offset}) AS ids`;
  const { count, ids } = row ?? { count: 0, ids: [] };
  return count > reach ? { ids, ...atLeast(reach + 1, limit) } : { ids, count, more: false };
}

const within = (sql: Sql, { status }: PeopleList) => (status ? sql`JOIN people p ON p.id = w.person_id` : sql``);

/** One word may stand in the e-mail as well; of several each stands in the name. */
const meant = (sql: Sql, { status, since }: PeopleList, { typed }: Named) => sql`
  ${typed.length > 1 ? inName(sql, sql`w.name`, typed) : sql`true`}
  ${status ? sql`AND p.status = ${status}` : sql``}
  ${since ? sql`AND w.registered_at >= ${since}` : sql``}`;

function inOrder(sql: Sql, { sort }: PeopleList) {
  if (sort === 'name') return sql`ORDER BY w.name, w.person_id`;
  if (sort === '-name') return sql`ORDER BY w.name DESC, w.person_id DESC`;
  return sort === 'registered'
    ? sql`ORDER BY w.registered_at, w.person_id`
    : sql`ORDER BY w.registered_at DESC, w.person_id DESC`;
}
