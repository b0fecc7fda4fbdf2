import type { Named } from '#domain/search/place-names.ts';
import { MOST, upTo, type Found } from '../../db/found.ts';
import { heardAs } from '../../db/name-key-store.ts';
import type { Part, Sql } from '../../db/sql.ts';
import { among, inOrder, livingIn, type PeopleList } from './list-store.ts';

/** SQL of a search for pandits by how their names sound, and by where they live. */

/** Of those whom an index finds, this many are looked through: a common name has more. */
const LOOKED_THROUGH = 2_000;

/** Whose names sound as typed, in the order of the list; where places are named, of those who live there. */
export const idsHeard = (sql: Sql, list: PeopleList, typed: string, places: readonly Named[] = []): Promise<Found> =>
  idsAmong(
    sql,
    list,
    heardAs(sql, typed, LOOKED_THROUGH),
    places.length > 0 ? sql`AND ${livingIn(sql, places)}` : sql``,
  );

/** Who lives in one of these places, in the order of the list. */
export const idsLiving = (sql: Sql, list: PeopleList, places: readonly Named[]): Promise<Found> =>
  idsAmong(
    sql,
    list,
    sql`
      SELECT k.id FROM (SELECT p.id FROM people p WHERE p.user_type IN ('pandit', 'acharya') AND ${livingIn(sql, places)} OFFSET 0) k
      LIMIT ${LOOKED_THROUGH}`,
    sql``,
  );

async function idsAmong(sql: Sql, list: PeopleList, ids: Part, narrowed: Part): Promise<Found> {
  const rows = await sql<{ id: string }[]>`
    WITH found AS MATERIALIZED (${ids})
    SELECT p.id FROM people p WHERE p.id = ANY (ARRAY(TABLE found)) AND ${among(sql, list)} ${narrowed}
    ${inOrder(sql, list.sort)} LIMIT ${MOST + 1}`;
  return upTo(rows.map(({ id }) => id));
}
