import type { MuhuratRule } from '#domain/almanac/muhurat/rule.ts';
import type { Sql } from '../db/sql.ts';

/** SQL of rituals’ rules for their hours. */

export interface RitualAsked {
  readonly id: string;
  readonly slug: string;
}

export async function ritualOfSlug(sql: Sql, slug: string): Promise<RitualAsked | null> {
  const [row] = await sql<RitualAsked[]>`
    SELECT id, slug FROM rituals WHERE slug = ${slug} AND archived_at IS NULL`;
  return row ?? null;
}

export async function ritualOfId(sql: Sql, id: string): Promise<RitualAsked | null> {
  const [row] = await sql<RitualAsked[]>`SELECT id, slug FROM rituals WHERE id = ${id} AND archived_at IS NULL`;
  return row ?? null;
}

export interface RulesRow {
  readonly version: number;
  readonly rules: MuhuratRule;
  readonly confirmedBy: string | null;
  readonly confirmedAt: Date | null;
}

/** The newest, with the name of who confirmed it. */
export async function newestRules(sql: Sql, ritualId: string): Promise<RulesRow | null> {
  const [row] = await sql<RulesRow[]>`
    SELECT m.version, m.rules, p.name AS confirmed_by, m.confirmed_at
    FROM muhurat_rules m LEFT JOIN people p ON p.id = m.confirmed_by
    WHERE m.ritual_id = ${ritualId} ORDER BY m.version DESC LIMIT 1`;
  return row ?? null;
}

export interface NewRules {
  readonly ritualId: string;
  readonly version: number;
  readonly rules: MuhuratRule;
  readonly by: string | null;
  readonly at: Date;
}

/** False where that version is there already: somebody else was faster. */
export async function insertRules(sql: Sql, { ritualId, version, rules, by, at }: NewRules): Promise<boolean> {
  const rows = await sql`
    INSERT INTO muhurat_rules (ritual_id, version, rules, written_by, written_at)
    VALUES (${ritualId}, ${version}, ${sql.json(JSON.parse(JSON.stringify(rules)))}, ${by}, ${at})
    ON CONFLICT DO NOTHING RETURNING version`;
  return rows.length > 0;
}

/** Who confirmed it first stays. */
export async function confirmRules(sql: Sql, ritualId: string, version: number, by: string, at: Date): Promise<void> {
  await sql`
    UPDATE muhurat_rules SET confirmed_by = ${by}, confirmed_at = ${at}
    WHERE ritual_id = ${ritualId} AND version = ${version} AND confirmed_by IS NULL`;
}

/** All that the catalogue has, with the newest version of their rules where any were written. */
export const ritualsWithRules = (sql: Sql) => sql<
  { slug: string; version: number | null; confirmedBy: string | null }[]
>`
  SELECT r.slug, m.version, CASE WHEN m.confirmed_at IS NOT NULL THEN coalesce(p.name, '') END AS confirmed_by
  FROM rituals r
  LEFT JOIN LATERAL (
    SELECT version, confirmed_by, confirmed_at FROM muhurat_rules WHERE ritual_id = r.id ORDER BY version DESC LIMIT 1
  ) m ON true
  LEFT JOIN people p ON p.id = m.confirmed_by
  WHERE r.archived_at IS NULL ORDER BY r.slug`;
