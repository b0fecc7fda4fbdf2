import type { Birth } from '#domain/almanac/names/birth.ts';
import type { Sql } from '../db/sql.ts';

/** SQL of which almanac people follow, and for which district. */

export interface FollowedRow {
  readonly district: string;
  readonly panji: string | null;
  readonly star: number | null;
  readonly sign: number | null;
}

export async function followedBy(sql: Sql, personId: string): Promise<FollowedRow | null> {
  const [row] = await sql<FollowedRow[]>`
    SELECT district, panji, birth_star AS star, birth_sign AS sign FROM almanac_choices WHERE person_id = ${personId}`;
  return row ?? null;
}

/** Chosen again it is what was chosen last. */
export async function keepFollowed(
  sql: Sql,
  personId: string,
  { district, panji }: Pick<FollowedRow, 'district' | 'panji'>,
  at: Date,
): Promise<void> {
  await sql`
    INSERT INTO almanac_choices (person_id, district, panji, at) VALUES (${personId}, ${district}, ${panji}, ${at})
    ON CONFLICT (person_id) DO UPDATE SET district = excluded.district, panji = excluded.panji, at = excluded.at`;
}

/** A star set before a district is of the capital's, which counts where none is chosen; null forgets the star. */
export async function keepBirth(sql: Sql, personId: string, birth: Birth | null, district: string, at: Date) {
  const [star, sign] = [birth?.star ?? null, birth?.sign ?? null];
  await sql`
    INSERT INTO almanac_choices (person_id, district, birth_star, birth_sign, at)
    VALUES (${personId}, ${district}, ${star}, ${sign}, ${at})
    ON CONFLICT (person_id) DO UPDATE SET birth_star = excluded.birth_star, birth_sign = excluded.birth_sign, at = excluded.at`;
}

export async function forgetFollowed(sql: Sql, personId: string): Promise<void> {
  await sql`DELETE FROM almanac_choices WHERE person_id = ${personId}`;
}
