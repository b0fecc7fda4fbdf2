import type { UserType } from '#domain/roles.ts';
import type { Day } from '#domain/time.ts';
import type { Sql } from '../../db/sql.ts';

/** SQL of accounts that nothing was heard of for long. */

export interface Heard {
  readonly id: string;
  readonly userType: UserType;
  /** They made it, used it, or were made sure of by the office. */
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
