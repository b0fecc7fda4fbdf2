import { isHeard } from '#domain/search/heard.ts';
import { placesCalled } from '#domain/search/place-search.ts';
import { MOST, SORTED, upTo, type Found } from '../../db/found.ts';
import { holding } from '../../db/like.ts';
import { heardAs } from '../../db/name-key-store.ts';
import type { Part, Sql } from '../../db/sql.ts';
import { some } from '../../db/words.ts';

/** SQL of a search for bookings by how the pandit's name sounds, and by what else the place is called. */

/** The bookings of at most this many pandits are put in order. */
const PANDITS = 500;
/** A shorter name stands in too many addresses. An index knows letters of English alone. */
const NAME = /^[a-z. ]{4,}$/i;

/** Bookings of pandits whose names sound as typed, and at a place that is called so; the newest first. */
export async function bookingsHeard(sql: Sql, typed: string, narrowed: Part): Promise<Found> {
  if (!isHeard(typed)) return upTo([]);
  const names = namesOf(typed);
  const rows = await Promise.all([
    sql<{ id: string }[]>`
      SELECT b.id FROM (${heardAs(sql, typed, PANDITS)}) k CROSS JOIN LATERAL (
        SELECT b.id FROM bookings b WHERE b.pandit_id = k.pandit_id AND ${narrowed} ORDER BY b.id DESC LIMIT ${MOST + 1}) b
      ORDER BY b.id DESC LIMIT ${MOST + 1}`,
    names.length > 0
      ? sql<{ id: string }[]>`
          SELECT b.id FROM (SELECT * FROM bookings b WHERE ${atPlace(sql, names)} OFFSET 0) b WHERE ${narrowed} LIMIT ${SORTED + 1}`
      : [],
  ]);
  const ids = new Set(rows.flat().map(({ id }) => id));
  return upTo([...ids].toSorted().toReversed());
}

/** The same as a condition over bookings `b`; false for what is no name. */
export function isHeardOf(sql: Sql, typed: string): Part {
  if (!isHeard(typed)) return sql`false`;
  return some(sql, [sql`b.pandit_id = ANY (ARRAY(${heardAs(sql, typed, PANDITS)}))`, atPlace(sql, namesOf(typed))]);
}

const atPlace = (sql: Sql, names: readonly string[]): Part =>
  some(
    sql,
    names.map((name) => sql`b.place ILIKE ${holding(name)}`),
  );

/** What families write into an address for the place that was typed. */
const namesOf = (typed: string): string[] => [
  ...new Set(placesCalled(typed).flatMap(({ names }) => names.filter((name) => NAME.test(name)))),
];
