import type { OfficeCategory, OfficeRitual, RitualRecord } from '#contract/catalogue.ts';
import type { Received, Reply } from '#contract/index.ts';
import { countLive } from '../bookings/bookings.ts';
import type { Sql } from '../db/sql.ts';
import { refuse } from '../http/failure.ts';
import { countOffering } from '../pandits/pandits.ts';
import {
  allCategories,
  categoryById,
  countRituals,
  ritualById,
  ritualsPage,
  type OfficeCategoryRow,
  type OfficeRitualRow,
} from './office-store.ts';

/** The catalogue as the office reads it. */

const PAGE_SIZE = 20;

export async function listRituals(
  sql: Sql,
  { search, category, state, page = 1, pageSize = PAGE_SIZE }: Received<'GET /rituals/admin/list', 'query'>,
): Promise<Reply<'GET /rituals/admin/list'>> {
  const query = { search, category, state };
  const [rows, total, filtered] = await Promise.all([
    ritualsPage(sql, query, { limit: pageSize, offset: (page - 1) * pageSize }),
    countRituals(sql, {}),
    search || category || state ? countRituals(sql, query) : null,
  ]);
  return { rituals: rows.map(asOfficeRitual), total, filtered: filtered ?? total };
}

/** One ritual with its bookings and offers. Refuses `ritual_unknown`. */
export async function ritualRecordOf(sql: Sql, id: string): Promise<RitualRecord> {
  const row = (await ritualById(sql, id)) ?? refuse('ritual_unknown');
  const [pandits, liveBookings] = await Promise.all([countOffering(sql, id), countLive(sql, id)]);
  return { ...asOfficeRitual(row), pandits, liveBookings };
}

export const listCategories = async (sql: Sql): Promise<OfficeCategory[]> =>
  (await allCategories(sql)).map(asOfficeCategory);

/** Refuses `category_unknown`. */
export const categoryRecordOf = async (sql: Sql, id: string): Promise<OfficeCategory> =>
  asOfficeCategory((await categoryById(sql, id)) ?? refuse('category_unknown'));

const asOfficeCategory = (row: OfficeCategoryRow): OfficeCategory => ({
  _id: row.id,
  name: row.name,
  nameOdia: row.nameOr,
  nameHindi: row.nameHi,
  description: row.description,
  descriptionOdia: row.descriptionOr,
  descriptionHindi: row.descriptionHi,
  quiet: row.quiet,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  archivedAt: row.archivedAt?.toISOString() ?? null,
  rituals: row.rituals,
  __v: row.version,
});

const asOfficeRitual = (row: OfficeRitualRow): OfficeRitual => ({
  _id: row.id,
  slug: row.slug,
  ritualType: row.name,
  ritualTypeOdia: row.nameOr,
  ritualTypeHindi: row.nameHi,
  ritualDescription: row.description,
  ritualDescriptionOdia: row.descriptionOr,
  ritualDescriptionHindi: row.descriptionHi,
  ritualImageUrl: row.imageUrl,
  ritualCategory:
    row.categoryId === null
      ? null
      : {
          _id: row.categoryId,
          name: row.categoryName ?? '',
          nameOdia: row.categoryNameOr,
          nameHindi: row.categoryNameHi,
          description: row.categoryDescription ?? '',
          quiet: row.categoryQuiet ?? false,
          createdAt: row.categoryCreatedAt?.toISOString() ?? row.createdAt.toISOString(),
        },
  durationMinutes: row.durationMinutes,
  samagri: row.samagri,
  samagriOdia: row.samagriOr ?? [],
  samagriHindi: row.samagriHi ?? [],
  synonyms: row.synonyms,
  archivedAt: row.archivedAt?.toISOString() ?? null,
  place: row.place,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  __v: row.version,
});
