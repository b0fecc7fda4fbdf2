import type { Day } from '#domain/time.ts';
import { yearOf } from '#domain/almanac/years.ts';
import type { Sql } from '../../db/sql.ts';

/** SQL of what other almanacs have. */

export interface Entered {
  readonly festival: string;
  readonly panji: string;
  readonly day: Day;
  readonly source: string;
  readonly atMinute: number | null;
  readonly lagna: number | null;
}

export const enteredOf = (sql: Sql, years: readonly number[]) => sql<Entered[]>`
  SELECT festival, panji, day, source, at_minute, lagna FROM panji_dates WHERE year IN ${sql(years)} ORDER BY festival, panji`;

export interface EnteredRow extends Omit<Entered, 'day'> {
  readonly date: Day;
  readonly enteredBy: string | null;
  readonly enteredAt: Date;
}

/** Of one almanac or authority, or of all. */
export const enteredRows = (sql: Sql, year: number, panji: string | null) => sql<EnteredRow[]>`
  SELECT d.festival, d.panji, d.day AS date, d.source, d.at_minute, d.lagna, p.name AS entered_by, d.entered_at
  FROM panji_dates d LEFT JOIN people p ON p.id = d.entered_by
  WHERE d.year = ${year} AND (${panji}::text IS NULL OR d.panji = ${panji}) ORDER BY d.day, d.festival, d.panji`;

export interface Given {
  readonly festival: string;
  readonly panji: string;
  readonly date: Day;
  readonly source: string;
  readonly atMinute: number | null;
  readonly lagna: number | null;
}

export async function enterDates(sql: Sql, given: readonly Given[], by: string, at: Date): Promise<void> {
  const rows = given.map(({ date, ...one }) => ({
    ...one,
    year: yearOf(date),
    day: date,
    enteredBy: by,
    enteredAt: at,
  }));
  await sql`
    INSERT INTO panji_dates ${sql(rows, 'year', 'festival', 'panji', 'day', 'source', 'atMinute', 'lagna', 'enteredBy', 'enteredAt')}
    ON CONFLICT (year, festival, panji) DO UPDATE
      SET day = excluded.day, source = excluded.source, at_minute = excluded.at_minute, lagna = excluded.lagna,
        entered_by = excluded.entered_by, entered_at = excluded.entered_at`;
}

export async function removeDate(
  sql: Sql,
  { festival, panji, year }: { festival: string; panji: string; year: number },
): Promise<boolean> {
  const rows = await sql`
    DELETE FROM panji_dates WHERE year = ${year} AND festival = ${festival} AND panji = ${panji} RETURNING year`;
  return rows.length > 0;
}

/** Of which years each has something. */
export const yearsEntered = (sql: Sql) => sql<{ panji: string; years: number[] }[]>`
  SELECT panji, array_agg(DISTINCT year ORDER BY year) AS years FROM panji_dates GROUP BY panji ORDER BY panji`;

/** When something of these years was entered last; null where nothing was. */
export async function lastEntered(sql: Sql, years: readonly number[]): Promise<Date | null> {
  if (years.length === 0) return null;
  const rows = await sql<
    { at: Date | null }[]
  >`SELECT max(entered_at) AS at FROM panji_dates WHERE year IN ${sql(years)}`;
  return rows[0]?.at ?? null;
}
