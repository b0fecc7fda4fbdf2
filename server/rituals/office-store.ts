import type { RitualState } from '#domain/choices.ts';
import type { Sql } from '../db/sql.ts';
import type { CategoryRow, RitualRow } from './store.ts';

/** SQL of the catalogue as the office keeps it: archived rituals and categories too. */

export interface OfficeCategoryRow extends CategoryRow {
  version: number;
  updatedAt: Date;
  archivedAt: Date | null;
  /** Those in it that are not archived. */
  rituals: number;
}

export interface OfficeRitualRow extends Omit<RitualRow, 'fromPrice' | 'toPrice'> {
  archivedAt: Date | null;
  /** From 1, among those that are not archived. */
  place: number | null;
  categoryName: string | null;
  categoryNameOr: string | null;
  categoryNameHi: string | null;
  categoryDescription: string | null;
  categoryQuiet: boolean | null;
  categoryCreatedAt: Date | null;
}

export interface RitualQuery {
  readonly search?: string | undefined;
  readonly category?: string | undefined;
  readonly state?: RitualState | undefined;
}

const ritualQuery = (sql: Sql) => sql`
  SELECT r.id, r.slug, r.name, r.name_or, r.name_hi, r.description, r.description_or, r.description_hi, r.image_url,
    r.duration_minutes, r.samagri, r.samagri_or, r.samagri_hi, r.synonyms, r.version, r.created_at, r.updated_at,
    r.archived_at, r.place, c.id AS category_id, c.name AS category_name, c.name_or AS category_name_or,
    c.name_hi AS category_name_hi, c.description AS category_description, c.quiet AS category_quiet, c.created_at AS category_created_at
  FROM (
    SELECT *, CASE WHEN archived_at IS NULL THEN
      (row_number() OVER (PARTITION BY archived_at IS NULL ORDER BY position, name))::int END AS place
    FROM rituals) r
  LEFT JOIN categories c ON c.id = r.category_id`;

/** As visitors see them, and then those they do not. */
export const ritualsPage = (
  sql: Sql,
  query: RitualQuery,
  { limit, offset }: { limit: number; offset: number },
): Promise<OfficeRitualRow[]> => sql<OfficeRitualRow[]>`
  ${ritualQuery(sql)} WHERE ${matching(sql, query)}
  ORDER BY r.place NULLS LAST, r.name LIMIT ${limit} OFFSET ${offset}`;

export async function countRituals(sql: Sql, query: RitualQuery): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    SELECT count(*)::int AS count FROM rituals r LEFT JOIN categories c ON c.id = r.category_id
    WHERE ${matching(sql, query)}`;
  return row?.count ?? 0;
}

/** Every word somewhere in what a row shows, or in a name in another script. */
const matching = (sql: Sql, { search, category, state }: RitualQuery) => sql`
  true
  ${category ? sql`AND r.category_id = ${category}` : sql``}
  ${state === 'shown' ? sql`AND r.archived_at IS NULL` : sql``}
  ${state === 'archived' ? sql`AND r.archived_at IS NOT NULL` : sql``}
  AND NOT EXISTS (
    SELECT 1 FROM unnest(${patternsOf(search ?? '')}::text[]) AS word
    WHERE concat_ws(' ', r.name, r.name_or, r.name_hi, array_to_string(r.synonyms, ' '), c.name, c.name_or, c.name_hi, r.description,
      r.description_or, r.description_hi, right(r.id::text, 6)) NOT ILIKE word)`;

const patternsOf = (search: string): string[] =>
  search
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);

export async function ritualById(sql: Sql, id: string): Promise<OfficeRitualRow | null> {
  const [row] = await sql<OfficeRitualRow[]>`${ritualQuery(sql)} WHERE r.id = ${id}`;
  return row ?? null;
}

const categoryQuery = (sql: Sql) => sql`
  SELECT c.id, c.name, c.name_or, c.name_hi, c.description, c.description_or, c.description_hi, c.quiet, c.version,
    c.created_at, c.updated_at, c.archived_at,
    (SELECT count(*)::int FROM rituals r WHERE r.category_id = c.id AND r.archived_at IS NULL) AS rituals
  FROM categories c`;

/** In their order; archived ones last. */
export const allCategories = (sql: Sql): Promise<OfficeCategoryRow[]> => sql<OfficeCategoryRow[]>`
  ${categoryQuery(sql)} ORDER BY c.archived_at IS NOT NULL, c.position, c.name`;

export async function categoryById(sql: Sql, id: string): Promise<OfficeCategoryRow | null> {
  const [row] = await sql<OfficeCategoryRow[]>`${categoryQuery(sql)} WHERE c.id = ${id}`;
  return row ?? null;
}
