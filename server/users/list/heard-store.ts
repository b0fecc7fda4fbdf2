import { nearness, nearQuery } from '#domain/search/heard.ts';
import type { Named } from '#domain/search/place-names.ts';
import { MOST, upTo, type Found } from '../../db/found.ts';
import { heardAs } from '../../db/name-key-store.ts';
import type { Part, Sql } from '../../db/sql.ts';
import { among, inOrder, livingIn, type PeopleList } from './list-store.ts';

/** SQL of a search for pandits by how their names sound, and by where they live. */

/** Of those whom an index finds, this many are looked through: a common name has more. */
const LOOKED_THROUGH = 2_000;

/** Where as many are called so, none is looked for whose name only begins so: beginnings of a million names take 15 ms. */
const ENOUGH = 20;

/** Whose names sound as typed, in the order of the list, then those that begin so; where places are named, of those who live there. */
export async function idsHeard(
  sql: Sql,
  list: PeopleList,
  typed: string,
  places: readonly Named[] = [],
): Promise<Found> {
  const there = places.length > 0 ? sql`AND ${livingIn(sql, places)}` : sql``;
  const heard = (areWhole: boolean) => idsAmong(sql, list, heardAs(sql, typed, LOOKED_THROUGH, areWhole), there);
  const whole = await heard(true);
  if (whole.more || whole.ids.length >= ENOUGH) return whole;
  const begun = await heard(false);
  return upTo([...new Set([...whole.ids, ...begun.ids])], begun.more);
}

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

/** Of those whose names begin like a word that was typed this many are compared with it, and so many of them shown. */
const [COMPARED, NEAREST] = [1_000, 10];
/** How much of the words of two names has to agree, of 1, for the one to be the other misspelled. */
const NEAR = 0.34;

/** Whose names are nearest to one that nobody has, the nearest first. */
export async function idsNear(sql: Sql, list: PeopleList, typed: string): Promise<string[]> {
  const rows = await sql<{ id: string; key: string }[]>`
    SELECT p.id, k.name_key AS key FROM (
      SELECT d.pandit_id, d.name_key FROM pandits d
      WHERE to_tsvector('simple', d.name_key) @@ to_tsquery('simple', ${nearQuery(typed)}) OFFSET 0 LIMIT ${COMPARED}) k
    JOIN people p ON p.id = k.pandit_id AND ${among(sql, list)}`;
  return rows
    .map(({ id, key }) => ({ id, near: nearness(typed, key) }))
    .filter(({ near }) => near >= NEAR)
    .toSorted((a, b) => b.near - a.near || (a.id < b.id ? 1 : -1))
    .slice(0, NEAREST)
    .map(({ id }) => id);
}

async function idsAmong(sql: Sql, list: PeopleList, ids: Part, narrowed: Part): Promise<Found> {
  const [row] = await sql<{ ids: string[]; seen: number }[]>`
    WITH found AS MATERIALIZED (${ids})
    SELECT (SELECT count(*)::int FROM found) AS seen, ARRAY(
      SELECT p.id FROM people p WHERE p.id = ANY (ARRAY(TABLE found)) AND ${among(sql, list)} ${narrowed}
      ${inOrder(sql, list.sort)} LIMIT ${MOST + 1}) AS ids`;
  const { ids: all, seen } = row ?? { ids: [], seen: 0 };
  return upTo(all, seen >= LOOKED_THROUGH);
}
