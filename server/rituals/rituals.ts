import type { Category, Ritual } from '#contract/rituals.ts';
import type { Received, Reply } from '#contract/index.ts';
import { DEFAULT_LOCALE, inLanguage, type Locale } from '#domain/locale.ts';
import { rupees } from '#domain/money.ts';
import { DURATION_USUAL, slugOf } from '#domain/ritual.ts';
import { audit } from '../audit/audit.ts';
import { newId } from '../db/ids.ts';
import { transaction, type Sql } from '../db/sql.ts';
import type { Deps } from '../deps.ts';
import { refuse } from '../http/failure.ts';
import type { Viewer } from '../http/viewer.ts';
import { isOurPicture, isReserved, orNone } from './rules.ts';
import {
  categoryExists,
  insertCategory,
  insertRitual,
  liveCategories,
  liveRituals,
  lockCatalogue,
  oldSlugExists,
  ritualBehind,
  ritualNameTaken,
  ritualsByIds,
  type CategoryRow,
  type NewRitual,
  type RitualRow,
} from './store.ts';

type Work = Pick<Deps, 'pool' | 'now'>;

export interface Catalogue {
  readonly rituals: Ritual[];
  readonly categories: Category[];
}

interface SaidCatalogue {
  readonly saidIn: (locale: Locale) => Catalogue;
  /** The same with the descriptions in every language. */
  readonly describedIn: (locale: Locale) => Reply<'GET /rituals/get-ritual-described'>;
}

/** Everything that is not archived, in the order the admins gave it, for readers of a language. */
export async function catalogue(sql: Sql): Promise<SaidCatalogue> {
  const [rituals, categories] = await Promise.all([liveRituals(sql), liveCategories(sql)]);
  const said = new Map<Locale, Catalogue>();
  const saidIn = (locale: Locale) => {
    const here = said.get(locale) ?? inWords(locale, rituals, categories);
    said.set(locale, here);
    return here;
  };
  const descriptions = new Map(rituals.map((row) => [row.id, descriptionsOf(row)]));
  return {
    saidIn,
    describedIn: (locale) => ({
      ...saidIn(locale),
      rituals: saidIn(locale).rituals.map((one) => ({ ...one, ritualDescriptions: descriptions.get(one._id) ?? [] })),
    }),
  };
}

const descriptionsOf = ({ description, descriptionOr, descriptionHi }: RitualRow): string[] =>
  [description, descriptionOr, descriptionHi].filter((one) => one !== null);

function inWords(locale: Locale, rituals: readonly RitualRow[], rows: readonly CategoryRow[]): Catalogue {
  const categories = rows.map((row) => asCategory(row, locale));
  const byId = new Map(categories.map((category) => [category._id, category]));
  return { rituals: rituals.map((row) => asRitual(row, byId, locale)), categories };
}

/** Which ritual had an address before, archived or not; null where none had. */
export const ritualOnceAt = (sql: Sql, slug: string): Promise<string | null> => ritualBehind(sql, slug);

export async function addCategory(
  { pool, now }: Work,
  admin: Viewer,
  input: Received<'POST /rituals/add-ritual-category', 'body'>,
  requestId: string,
): Promise<Category> {
  const at = now();
  const category = {
    name: input.name,
    nameOr: input.nameOdia ?? null,
    nameHi: input.nameHindi ?? null,
    description: input.description,
    descriptionOr: input.descriptionOdia ?? null,
    descriptionHi: input.descriptionHindi ?? null,
    quiet: input.quiet ?? false,
  };
  return transaction(pool, async (sql) => {
    await lockCatalogue(sql);
    const row = await insertCategory(sql, { ...category, id: newId(at), at: new Date(at) });
    if (!row) refuse('category_taken', { fields: { name: 'category_taken' } });
    const added = { actorId: admin.id, action: 'category.added', subjectType: 'category', subjectId: row.id } as const;
    await audit(sql, { ...added, after: category, requestId }, at);
    return asCategory(row, DEFAULT_LOCALE);
  });
}

export async function addRitual(
  { pool, now }: Work,
  admin: Viewer,
  input: Received<'POST /rituals/add-ritual', 'body'>,
  requestId: string,
): Promise<Ritual> {
  const at = now();
  return transaction(pool, async (sql) => {
    await lockCatalogue(sql);
    if (!(await categoryExists(sql, input.ritualCategory))) {
      refuse('category_unknown', { fields: { ritualCategory: 'category_unknown' } });
    }
    if (!(await isOurPicture(sql, input.ritualImageUrl))) {
      refuse('ritual_image_required', { fields: { ritualImageUrl: 'ritual_image_required' } });
    }
    const id = newId(at);
    await insertUnderFreeSlug(sql, {
      id,
      categoryId: input.ritualCategory,
      name: input.ritualType,
      nameOr: input.ritualTypeOdia ?? null,
      nameHi: input.ritualTypeHindi ?? null,
      description: input.ritualDescription,
      descriptionOr: input.ritualDescriptionOdia ?? null,
      descriptionHi: input.ritualDescriptionHindi ?? null,
      imageUrl: input.ritualImageUrl,
      durationMinutes: input.durationMinutes ?? DURATION_USUAL,
      samagri: input.samagri ?? [],
      samagriOr: orNone(input.samagriOdia),
      samagriHi: orNone(input.samagriHindi),
      at: new Date(at),
    });
    const added = { actorId: admin.id, action: 'ritual.added', subjectType: 'ritual', subjectId: id } as const;
    await audit(sql, { ...added, after: { name: input.ritualType, imageUrl: input.ritualImageUrl }, requestId }, at);
    const { rituals } = (await catalogue(sql)).saidIn(DEFAULT_LOCALE);
    return rituals.find((ritual) => ritual._id === id) ?? refuse('ritual_unknown');
  });
}

/** The category of each ritual that can be offered: every live one, and those in `kept` even after they were archived. */
export async function offerableRituals(
  sql: Sql,
  ids: readonly string[],
  kept: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const rows = await ritualsByIds(sql, ids);
  return new Map(rows.filter((row) => !row.archived || kept.includes(row.id)).map((row) => [row.id, row.categoryId]));
}

/**
 * Names written in another script, or alike but for signs, lead to the same slug: the next free number is added.
 * The database's own constraints decide, so that two admins at once cannot both win.
 */
async function insertUnderFreeSlug(sql: Sql, ritual: Omit<NewRitual, 'slug'>): Promise<void> {
  const base = slugOf(ritual.name) || 'ritual';
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (isReserved(slug) || (await oldSlugExists(sql, slug))) continue;
    if (await insertRitual(sql, { ...ritual, slug })) return;
    if (await ritualNameTaken(sql, ritual.name)) refuse('ritual_taken', { fields: { ritualType: 'ritual_taken' } });
  }
}

const asCategory = (row: CategoryRow, locale: Locale): Category => ({
  _id: row.id,
  name: row.name,
  nameOdia: row.nameOr,
  nameHindi: row.nameHi,
  description: inLanguage(locale, { en: row.description, or: row.descriptionOr, hi: row.descriptionHi }),
  quiet: row.quiet,
  createdAt: row.createdAt.toISOString(),
});

function asRitual(row: RitualRow, categories: ReadonlyMap<string, Category>, locale: Locale): Ritual {
  return {
    _id: row.id,
    slug: row.slug,
    ritualType: row.name,
    ritualTypeOdia: row.nameOr,
    ritualTypeHindi: row.nameHi,
    ritualDescription: inLanguage(locale, { en: row.description, or: row.descriptionOr, hi: row.descriptionHi }),
    ritualImageUrl: row.imageUrl,
    ritualCategory: categories.get(row.categoryId ?? '') ?? null,
    durationMinutes: row.durationMinutes,
    samagri: inLanguage(locale, { en: row.samagri, or: row.samagriOr, hi: row.samagriHi }),
    synonyms: row.synonyms,
    fromPrice: row.fromPrice === null ? null : Math.floor(rupees(row.fromPrice)),
    toPrice: row.toPrice === null ? null : Math.ceil(rupees(row.toPrice)),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    __v: row.version,
  };
}
