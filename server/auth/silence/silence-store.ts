import type { UserType } from '#domain/roles.ts';
import { KNOWN_TRIES, KNOWN_TRIES_KEPT } from '#domain/sign-in/silence.ts';
import { earlier, type Day, type Instant } from '#domain/time.ts';
import type { Sql } from '../../db/sql.ts';

/** SQL of accounts that nothing was heard of for long. */

export interface Heard {
  readonly id: string;
  readonly userType: UserType;
  /** When the person made or last used the account, or the office made sure of them. */
  readonly lastHeardAt: Date;
  readonly passwordHash: string | null;
  readonly dob: Day | null;
}

export async function heardOf(sql: Sql, personId: string): Promise<Heard | null> {
  const [row] = await sql<Heard[]>`
    SELECT p.id, p.user_type, p.password_hash, p.dob,
      greatest(p.created_at, p.known_at,
        (SELECT max(coalesce(s.last_used_at, s.created_at)) FROM sessions s WHERE s.person_id = p.id)) AS last_heard_at
    FROM people p WHERE p.id = ${personId} AND p.deleted_at IS NULL`;
  return row ?? null;
}

/** The office has made sure of them; false where they are gone. */
export async function noteKnown(sql: Sql, personId: string, at: Date): Promise<boolean> {
  const { count } = await sql`UPDATE people SET known_at = ${at} WHERE id = ${personId} AND deleted_at IS NULL`;
  return count === 1;
}

/** Counts an answer as wrong, and gives how many there were; they are forgotten a month after the last that counted. */
export async function countAnswer(sql: Sql, personId: string, now: Instant): Promise<number> {
  const [row] = await sql<{ knownWrong: number }[]>`
    UPDATE people SET
      known_wrong = CASE WHEN known_wrong_at > ${new Date(earlier(now, KNOWN_TRIES_KEPT))} THEN known_wrong + 1 ELSE 1 END,
      -- beyond the last that counted the month goes on
      known_wrong_at = CASE WHEN known_wrong >= ${KNOWN_TRIES} AND known_wrong_at > ${new Date(earlier(now, KNOWN_TRIES_KEPT))}
        THEN known_wrong_at ELSE ${new Date(now)} END
    WHERE id = ${personId} RETURNING known_wrong`;
  return row?.knownWrong ?? 0;
}

/** A right one was among them. */
export async function forgetAnswers(sql: Sql, personId: string): Promise<void> {
  await sql`UPDATE people SET known_wrong = 0, known_wrong_at = NULL WHERE id = ${personId}`;
}
