import type { Sql } from '../db/sql.ts';
import { listOf, type CategoryWish } from './store.ts';

/** SQL of changes to the catalogue. They happen under `lockCatalogue`, one after the other. */

export interface RitualWish {
  readonly categoryId: string;
  readonly slug: string;
  readonly name: string;
  readonly nameOr: string | null;
  readonly nameHi: string | null;
  readonly description: string;
  readonly descriptionOr: string | null;
  readonly descriptionHi: string | null;
  readonly imageUrl: string;
  readonly durationMinutes: number;
  readonly samagri: readonly string[];
  readonly samagriOr: readonly string[] | null;
  readonly samagriHi: readonly string[] | null;
  readonly synonyms: readonly string[];
}

export async function setRitual(sql: Sql, id: string, wish: RitualWish, at: Date): Promise<void> {
  await sql`
    UPDATE rituals SET category_id = ${wish.categoryId}, slug = ${wish.slug}, name = ${wish.name},
      name_or = ${wish.nameOr}, name_hi = ${wish.nameHi}, description = ${wish.description},
      description_or = ${wish.descriptionOr}, description_hi = ${wish.descriptionHi},
      image_url = ${wish.imageUrl}, duration_minutes = ${wish.durationMinutes},
      samagri = ${[...wish.samagri]}::text[], samagri_or = ${listOf(wish.samagriOr)}::text[],
      samagri_hi = ${listOf(wish.samagriHi)}::text[], synonyms = ${[...wish.synonyms]}::text[],
      version = version + 1, updated_at = ${at}
    WHERE id = ${id}`;
}

/** Whether another ritual has a name, archived or not. */
export async function nameOfAnother(sql: Sql, id: string, name: string): Promise<boolean> {
  const rows = await sql`SELECT 1 FROM rituals WHERE lower(name) = lower(${name}) AND id <> ${id}`;
  return rows.length > 0;
}

/** Whether another ritual has an address, or had it before. */
export async function slugOfAnother(sql: Sql, id: string, slug: string): Promise<boolean> {
  const rows = await sql`
    SELECT 1 FROM rituals WHERE slug = ${slug} AND id <> ${id}
    UNION ALL SELECT 1 FROM ritual_slugs WHERE slug = ${slug} AND ritual_id <> ${id}`;
  return rows.length > 0;
}

/** An address becomes an old one; where a ritual takes up one of its old ones again, that is none any more. */
export async function moveSlug(sql: Sql, id: string, { from, to }: { from: string; to: string }, at: Date) {
  await sql`DELETE FROM ritual_slugs WHERE slug = ${to} AND ritual_id = ${id}`;
  await sql`INSERT INTO ritual_slugs (slug, ritual_id, created_at) VALUES (${from}, ${id}, ${at})`;
}

/** Puts a ritual at a place, from 1; the others keep their order and close up. Beyond the last it is the last. */
export async function setPlace(sql: Sql, id: string, place: number): Promise<void> {
  await sql`
    WITH others AS (
      SELECT id, row_number() OVER (ORDER BY position, name) AS nth FROM rituals
      WHERE archived_at IS NULL AND id <> ${id}),
    placed AS (
      SELECT id, CASE WHEN nth >= ${place} THEN nth + 1 ELSE nth END AS position FROM others
      UNION ALL SELECT ${id}::uuid, least(${place}, (SELECT count(*) + 1 FROM others)))
    UPDATE rituals r SET position = placed.position FROM placed WHERE r.id = placed.id`;
}

export async function archiveRitual(sql: Sql, id: string, at: Date): Promise<void> {
  await sql`UPDATE rituals SET archived_at = ${at}, version = version + 1, updated_at = ${at} WHERE id = ${id}`;
}

export async function restoreRitual(sql: Sql, id: string, at: Date): Promise<void> {
  await sql`
    UPDATE rituals SET archived_at = NULL, version = version + 1, updated_at = ${at},
      position = (SELECT coalesce(max(position), 0) + 1 FROM rituals)
    WHERE id = ${id}`;
}

export async function setCategory(sql: Sql, id: string, wish: CategoryWish, at: Date): Promise<void> {
  await sql`
    UPDATE categories SET name = ${wish.name}, name_or = ${wish.nameOr}, name_hi = ${wish.nameHi},
      description = ${wish.description}, description_or = ${wish.descriptionOr},
      description_hi = ${wish.descriptionHi}, quiet = ${wish.quiet}, version = version + 1, updated_at = ${at}
    WHERE id = ${id}`;
}

/** Whether another category has a name, archived or not. */
export async function categoryOfThatName(sql: Sql, id: string, name: string): Promise<boolean> {
  const rows = await sql`SELECT 1 FROM categories WHERE lower(name) = lower(${name}) AND id <> ${id}`;
  return rows.length > 0;
}

export async function archiveCategory(sql: Sql, id: string, at: Date): Promise<void> {
  await sql`UPDATE categories SET archived_at = ${at}, version = version + 1, updated_at = ${at} WHERE id = ${id}`;
}

export async function restoreCategory(sql: Sql, id: string, at: Date): Promise<void> {
  await sql`
    UPDATE categories SET archived_at = NULL, version = version + 1, updated_at = ${at},
      position = (SELECT coalesce(max(position), 0) + 1 FROM categories)
    WHERE id = ${id}`;
}

export async function setOrder(sql: Sql, ids: readonly string[]): Promise<void> {
  await sql`
    UPDATE categories c SET position = wanted.place
    FROM unnest(${[...ids]}::uuid[]) WITH ORDINALITY AS wanted (id, place) WHERE c.id = wanted.id`;
}
