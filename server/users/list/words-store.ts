import { DAY, type Instant } from '#domain/time.ts';
import { newId } from '../../db/ids.ts';
import type { Sql } from '../../db/sql.ts';

/** SQL that finds where words and names have gone apart (docs/decisions/0040-lists-at-scale.md). */

/** What is older has been looked at before. */
const WEEK = 7 * DAY;
/** No more at once than a night can do; the next goes on. */
const MOST = 100_000;

/** Who came, changed, left or booked in the last days and has other words than those of the name. */
export async function namedAnew(sql: Sql, now: Instant): Promise<string[]> {
  const since = new Date(now - WEEK);
  const rows = await sql<{ id: string }[]>`
    SELECT p.id FROM people p
    WHERE p.updated_at >= ${since} AND p.user_type IN ('user', 'pandit', 'acharya') AND p.deleted_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM person_words w WHERE w.person_id = p.id AND w.name = plain_name(p.name))
      AND EXISTS (SELECT 1 FROM words_of(p.name, p.email))
    UNION
    SELECT p.id FROM people p
    WHERE p.deleted_at >= ${since} AND EXISTS (SELECT 1 FROM person_words w WHERE w.person_id = p.id)
    UNION
    SELECT p.id FROM customer_bookings c JOIN people p ON p.id = c.customer_id
    WHERE c.booking_id > ${newId(since.getTime())} AND p.deleted_at IS NULL AND EXISTS (
      SELECT word FROM name_words(p.name) w (word)
      WHERE NOT EXISTS (SELECT 1 FROM booking_words b WHERE b.word = w.word AND b.booking_id = c.booking_id))
    LIMIT ${MOST}`;
  return rows.map(({ id }) => id);
}

/** Deletes words and pairs nobody has any more. The lock has whoever writes new ones wait, so that none of theirs is deleted. */
export async function deleteUnused(sql: Sql): Promise<number> {
  const nobodys = await sql<{ word: string }[]>`
    SELECT word FROM (SELECT word FROM known_words UNION ALL SELECT word FROM known_pairs) k WHERE ${isNobodys(sql)}`;
  if (nobodys.length === 0) return 0;
  const words = nobodys.map(({ word }) => word);
  await sql`LOCK TABLE known_words, known_pairs IN SHARE ROW EXCLUSIVE MODE`;
  await sql`DELETE FROM known_words k WHERE word = ANY (${words}::text[]) AND ${isNobodys(sql)}`;
  await sql`DELETE FROM known_pairs k WHERE word = ANY (${words}::text[]) AND ${isNobodys(sql)}`;
  return new Set(words).size;
}

const isNobodys = (sql: Sql) => sql`
  NOT EXISTS (SELECT 1 FROM person_words w WHERE w.kind = 'user' AND w.word = k.word)
  AND NOT EXISTS (SELECT 1 FROM person_words w WHERE w.kind = 'pandit' AND w.word = k.word)`;
