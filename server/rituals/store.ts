import type { Paise } from '#domain/money.ts';
import type { Sql } from '../db/sql.ts';

/** SQL of the catalogue. */

export interface CategoryRow {
  id: string;
  name: string;
  nameOr: string | null;
  nameHi: string | null;
  description: string;
  descriptionOr: string | null;
  descriptionHi: string | null;
  quiet: boolean;
  createdAt: Date;
}

export interface RitualRow {
  id: string;
  slug: string;
  name: string;
  nameOr: string | null;
  nameHi: string | null;
  description: string;
  descriptionOr: string | null;
  descriptionHi: string | null;
  imageUrl: string;
  durationMinutes: number;
  samagri: string[];
  samagriOr: string[] | null;
  samagriHi: string[] | null;
  synonyms: string[];
  version: number;
  createdAt: Date;
  updatedAt: Date;
  categoryId: string | null;
  /** The lowest price of an approved pandit. */
  fromPrice: Paise | null;
  /** The highest. */
  toPrice: Paise | null;
}

export async function liveCategories(sql: Sql): Promise<CategoryRow[]> {
  return sql<CategoryRow[]>`
    SELECT id, name, name_or, name_hi, description, description_or, description_hi, quiet, created_at
    FROM categories WHERE archived_at IS NULL ORDER BY position, name`;
}

/** The cheapest and the dearest offer are found by walking `offers_by_price` from its ends until somebody approved comes. */
export async function liveRituals(sql: Sql): Promise<RitualRow[]> {
  return sql<RitualRow[]>`
    SELECT r.id, r.slug, r.name, r.name_or, r.name_hi, r.description, r.description_or, r.description_hi, r.image_url,
      r.duration_minutes, r.samagri, r.samagri_or, r.samagri_hi, r.synonyms, r.category_id, r.version, r.created_at, r.updated_at, cheapest.price_paise AS from_price,
      dearest.price_paise AS to_price
    FROM rituals r
    LEFT JOIN LATERAL (
      SELECT o.price_paise FROM offers o JOIN people p ON p.id = o.pandit_id
      WHERE o.ritual_id = r.id AND p.status = 'approved' AND p.deleted_at IS NULL
      ORDER BY o.price_paise LIMIT 1) cheapest ON true
    LEFT JOIN LATERAL (
      SELECT o.price_paise FROM offers o JOIN people p ON p.id = o.pandit_id
      WHERE o.ritual_id = r.id AND p.status = 'approved' AND p.deleted_at IS NULL
      ORDER BY o.price_paise DESC LIMIT 1) dearest ON true
    WHERE r.archived_at IS NULL
    ORDER BY r.position, r.name`;
}

/**
 * One change of the catalogue at a time, until the transaction ends: names, addresses and places are of all rituals
 * together. Readers do not wait.
 */
export async function lockCatalogue(sql: Sql): Promise<void> {
  await sql`LOCK TABLE ritual_slugs IN SHARE ROW EXCLUSIVE MODE`;
}

/** The ritual that had an address before. */
export async function ritualBehind(sql: Sql, oldSlug: string): Promise<string | null> {
  const [row] = await sql<{ ritualId: string }[]>`SELECT ritual_id FROM ritual_slugs WHERE slug = ${oldSlug}`;
  return row?.ritualId ?? null;
}

export const oldSlugExists = async (sql: Sql, slug: string): Promise<boolean> =>
  (await ritualBehind(sql, slug)) !== null;

/** What the office says of a category. */
export type CategoryWish = Readonly<Omit<CategoryRow, 'id' | 'createdAt'>>;

/** Null where a category of this name exists, also one made in the same moment. New ones come last. */
export async function insertCategory(
  sql: Sql,
  category: CategoryWish & { id: string; at: Date },
): Promise<CategoryRow | null> {
  const [row] = await sql<CategoryRow[]>`
    INSERT INTO categories (id, name, name_or, name_hi, description, description_or, description_hi, quiet, position,
      created_at, updated_at)
    SELECT ${category.id}, ${category.name}, ${category.nameOr}, ${category.nameHi}, ${category.description},
      ${category.descriptionOr}, ${category.descriptionHi}, ${category.quiet}::boolean, coalesce(max(position), 0) + 1,
      ${category.at}, ${category.at}
    FROM categories
    ON CONFLICT DO NOTHING
    RETURNING id, name, name_or, name_hi, description, description_or, description_hi, quiet, created_at`;
  return row ?? null;
}

export async function categoryExists(sql: Sql, id: string): Promise<boolean> {
  const rows = await sql`SELECT 1 FROM categories WHERE id = ${id} AND archived_at IS NULL`;
  return rows.length === 1;
}

export interface NewRitual {
  readonly id: string;
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
  readonly at: Date;
}

/** False where the name or the slug is taken, also in the same moment. New ones come last. */
export async function insertRitual(sql: Sql, ritual: NewRitual): Promise<boolean> {
  const rows = await sql`
    INSERT INTO rituals
      (id, category_id, slug, name, name_or, name_hi, description, description_or, description_hi, image_url,
        duration_minutes, samagri, samagri_or, samagri_hi, position, created_at, updated_at)
    SELECT ${ritual.id}, ${ritual.categoryId}, ${ritual.slug}, ${ritual.name}, ${ritual.nameOr}, ${ritual.nameHi},
      ${ritual.description}, ${ritual.descriptionOr}, ${ritual.descriptionHi}, ${ritual.imageUrl},
      ${ritual.durationMinutes}, ${[...ritual.samagri]}::text[], ${listOf(ritual.samagriOr)}::text[],
      ${listOf(ritual.samagriHi)}::text[], coalesce(max(position), 0) + 1, ${ritual.at}, ${ritual.at}
    FROM rituals
    ON CONFLICT DO NOTHING
    RETURNING id`;
  return rows.length === 1;
}

/** As a query takes a list that may not be there. */
export const listOf = (lines: readonly string[] | null): string[] | null => lines && [...lines];

/** Archived ones too. */
export async function ritualsByIds(
  sql: Sql,
  ids: readonly string[],
): Promise<{ id: string; categoryId: string | null; archived: boolean }[]> {
  return ids.length === 0
    ? []
    : sql<{ id: string; categoryId: string | null; archived: boolean }[]>`
        SELECT id, category_id, archived_at IS NOT NULL AS archived FROM rituals WHERE id IN ${sql(ids)}`;
}

export async function ritualNameTaken(sql: Sql, name: string): Promise<boolean> {
  const rows = await sql`SELECT 1 FROM rituals WHERE lower(name) = lower(${name})`;
  return rows.length > 0;
}

export async function countFigures(sql: Sql): Promise<{ pandits: number; rituals: number }> {
  const [row] = await sql<{ pandits: number; rituals: number }[]>`
    SELECT
      (SELECT count(*)::int FROM people
       WHERE user_type IN ('pandit', 'acharya') AND status = 'approved' AND deleted_at IS NULL) AS pandits,
      (SELECT count(*)::int FROM rituals WHERE archived_at IS NULL) AS rituals`;
  return row ?? { pandits: 0, rituals: 0 };
}
