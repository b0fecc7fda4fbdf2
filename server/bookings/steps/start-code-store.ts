import { CODE_TRIES } from '#domain/booking/begun.ts';
import type { Millis } from '#domain/time.ts';
import type { Sql } from '../../db/sql.ts';
import type { BookingRef } from '../../ledger/ledger.ts';

/** SQL of start codes that are tried. */

/** A code, and the key of the press that sends it. */
export interface Press {
  readonly code: string;
  readonly key: string | null;
}

export interface CodeTried {
  /** Whether it was the right one; null where it was not looked at: too many wrong ones came before. */
  readonly isRight: boolean | null;
  /** Wrong ones since the last right one, or the last wait. */
  readonly tries: number;
  /** Until when none is looked at; null where the next one is. */
  readonly againAt: Date | null;
  /** The newest try was this very press: its answer was lost, and it is no second one. */
  readonly isSame: boolean;
}

/**
 * Tries a start code on an agreed booking. Of five wrong ones the last begins a wait, each time twice as long as before, up to a most.
 * Counted in the same statement that compares, so that tries at once are all counted, and a press that comes twice is once.
 */
export async function tryStartCode(
  sql: Sql,
  { panditId, bookingId }: BookingRef,
  { code, key }: Press,
  { at, wait, doublings }: { at: Date; wait: Millis; doublings: number },
): Promise<CodeTried> {
  const isFifth = sql`start_code <> ${code} AND code_tries + 1 >= ${CODE_TRIES}::int AND code_again_at IS NULL`;
  const [tried] = await sql<Omit<CodeTried, 'isSame'>[]>`
    UPDATE bookings SET
      code_key = ${key}::uuid,
      code_tries = CASE WHEN start_code = ${code} THEN 0 WHEN code_again_at <= ${at} THEN 1 ELSE code_tries + 1 END,
      code_again_at = CASE WHEN ${isFifth}
        THEN ${at}::timestamptz + ${wait}::float8 * power(2, least(code_rounds, ${doublings}::int)) * interval '1 ms' END,
      code_rounds = CASE WHEN ${isFifth} THEN code_rounds + 1 ELSE code_rounds END
    WHERE pandit_id = ${panditId} AND id = ${bookingId} AND (code_again_at IS NULL OR code_again_at <= ${at})
      AND (${key}::uuid IS NULL OR code_key IS DISTINCT FROM ${key}::uuid)
    RETURNING start_code = ${code} AS is_right, code_tries AS tries, code_again_at AS again_at`;
  if (tried) return { ...tried, isSame: false };
  const [before] = await sql<(Omit<CodeTried, 'isRight'> & { isRight: boolean })[]>`
    SELECT start_code = ${code} AS is_right, code_key IS NOT DISTINCT FROM ${key}::uuid AND ${key}::uuid IS NOT NULL AS is_same,
      CASE WHEN code_again_at <= ${at} THEN 0 ELSE code_tries END AS tries,
      CASE WHEN code_again_at > ${at} THEN code_again_at END AS again_at
    FROM bookings WHERE pandit_id = ${panditId} AND id = ${bookingId}`;
  if (before?.isSame) return before;
  return { isRight: null, tries: CODE_TRIES, againAt: before?.againAt ?? null, isSame: false };
}

/** The key of the newest press that sent a code. */
export async function newestPressOf(sql: Sql, { panditId, bookingId }: BookingRef): Promise<string | null> {
  const [row] = await sql<{ key: string | null }[]>`
    SELECT code_key AS key FROM bookings WHERE pandit_id = ${panditId} AND id = ${bookingId}`;
  return row?.key ?? null;
}
