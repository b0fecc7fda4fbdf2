import type { Sql } from '../db/sql.ts';

/** SQL of which almanac people follow, and for which district. */

export interface FollowedRow {
  readonly district: string;
  readonly panji: string | null;
}

export async function followedBy(sql: Sql, personId: string): Promise<FollowedRow | null> {
  const [row] = await sql<FollowedRow[]>`SELECT district, panji FROM almanac_choices WHERE person_id = ${personId}`;
  return row ?? null;
}

/** Chosen again it is what was chosen last. */
export async function keepFollowed(
  sql: Sql,
  personId: string,
  { district, panji }: FollowedRow,
  at: Date,
): Promise<void> {
  await sql`
    INSERT INTO almanac_choices (person_id, district, panji, at) VALUES (${personId}, ${district}, ${panji}, ${at})
    ON CONFLICT (person_id) DO UPDATE SET district = excluded.district, panji = excluded.panji, at = excluded.at`;
}

export async function forgetFollowed(sql: Sql, personId: string): Promise<void> {
  await sql`DELETE FROM almanac_choices WHERE person_id = ${personId}`;
}
