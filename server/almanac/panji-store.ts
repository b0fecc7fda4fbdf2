import type { Day } from '#domain/time.ts';
import type { Sql } from '../db/sql.ts';

/** SQL of what other almanacs have. */

export interface Entered {
  readonly festival: string;
  readonly panji: string;
  readonly day: Day;
  readonly source: string;
}

export const enteredOf = (sql: Sql, years: readonly number[]) => sql<Entered[]>`
  SELECT festival, panji, day, source FROM panji_dates WHERE year IN ${sql(years)} ORDER BY festival, panji`;
