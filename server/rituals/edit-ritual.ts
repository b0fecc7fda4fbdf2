import type { RitualRecord } from '#contract/catalogue.ts';
import type { Received } from '#contract/index.ts';
import { instantOf } from '#domain/time.ts';
import { audit } from '../audit/audit.ts';
import { transaction, type Sql } from '../db/sql.ts';
import type { Deps } from '../deps.ts';
import { refuse } from '../http/failure.ts';
import type { Viewer } from '../http/viewer.ts';
import {
  archiveRitual as setArchived,
  moveSlug,
  nameOfAnother,
  restoreRitual as setRestored,
  setPlace,
  setRitual,
  slugOfAnother,
  type RitualWish,
} from './edit-store.ts';
import { ritualRecordOf } from './office.ts';
import { ritualById, type OfficeRitualRow } from './office-store.ts';
import { differences, isOurPicture, isReserved, orNone, orSame } from './rules.ts';
import { categoryExists, lockCatalogue } from './store.ts';

/**
 * Changes of a ritual. Each is made on the version the admin saw, else it is refused as `stale`; asked again for what
 * is so already, nothing is done and nothing is noted.
 */

type Needs = Pick<Deps, 'pool' | 'now'>;

/** Refuses `ritual_unknown`, `stale`, and beside its field what cannot be so. */
export function updateRitual(
  deps: Needs,
  admin: Viewer,
  { ritualId, __v, place, ...input }: Received<'POST /rituals/update-ritual', 'body'>,
  requestId: string,
): Promise<RitualRecord> {
  return changing(deps, ritualId, async (sql, row, at) => {
    const wish = wishOf(input, row);
    const moves = place !== undefined && row.place !== null && place !== row.place;
    const change = differences(fields, row, wish);
    if (!change && !moves) return;
    if (row.version !== __v) refuse('stale');
    await mustBePossible(sql, row, wish);
    if (wish.slug !== row.slug) await moveSlug(sql, row.id, { from: row.slug, to: wish.slug }, at);
    await setRitual(sql, row.id, wish, at);
    if (moves) await setPlace(sql, row.id, place);
    const before = { ...change?.before, ...(moves && { place: row.place }) };
    const after = { ...change?.after, ...(moves && { place }) };
    await audit(sql, { ...deed(admin, 'updated', row.id, requestId), before, after }, instantOf(at));
  });
}

/** Out of the catalogue, never out of the database: bookings and offers point at it. */
export function archiveRitual(
  deps: Needs,
  admin: Viewer,
  { ritualId, __v }: Received<'POST /rituals/archive-ritual', 'body'>,
  requestId: string,
): Promise<RitualRecord> {
  return changing(deps, ritualId, async (sql, row, at) => {
    if (row.archivedAt) return;
    if (row.version !== __v) refuse('stale');
    await setArchived(sql, row.id, at);
    await audit(sql, deed(admin, 'archived', row.id, requestId), instantOf(at));
  });
}

/** Refuses `ritual_category_archived`: it would be back under a heading nobody sees. */
export function restoreRitual(
  deps: Needs,
  admin: Viewer,
  { ritualId, __v }: Received<'POST /rituals/restore-ritual', 'body'>,
  requestId: string,
): Promise<RitualRecord> {
  return changing(deps, ritualId, async (sql, row, at) => {
    if (!row.archivedAt) return;
    if (row.version !== __v) refuse('stale');
    if (row.categoryId && !(await categoryExists(sql, row.categoryId))) refuse('ritual_category_archived');
    await setRestored(sql, row.id, at);
    await audit(sql, deed(admin, 'restored', row.id, requestId), instantOf(at));
  });
}

const changing = (
  { pool, now }: Needs,
  id: string,
  change: (sql: Sql, row: OfficeRitualRow, at: Date) => Promise<void>,
): Promise<RitualRecord> =>
  transaction(pool, async (sql) => {
    await lockCatalogue(sql);
    await change(sql, (await ritualById(sql, id)) ?? refuse('ritual_unknown'), new Date(now()));
    return ritualRecordOf(sql, id);
  });

type Edit = Omit<Received<'POST /rituals/update-ritual', 'body'>, 'ritualId' | '__v' | 'place'>;

const wishOf = (input: Edit, row: OfficeRitualRow): RitualWish => ({
  categoryId: input.ritualCategory,
  slug: input.slug,
  name: input.ritualType,
  nameOr: input.ritualTypeOdia ?? null,
  nameHi: input.ritualTypeHindi ?? null,
  description: input.ritualDescription,
  descriptionOr: orSame(input.ritualDescriptionOdia, row.descriptionOr),
  descriptionHi: orSame(input.ritualDescriptionHindi, row.descriptionHi),
  imageUrl: input.ritualImageUrl,
  durationMinutes: input.durationMinutes,
  samagri: input.samagri,
  samagriOr: orNone(orSame(input.samagriOdia, row.samagriOr)),
  samagriHi: orNone(orSame(input.samagriHindi, row.samagriHi)),
  synonyms: input.synonyms ?? row.synonyms,
});

const fields = [
  'categoryId',
  'slug',
  'name',
  'nameOr',
  'nameHi',
  'description',
  'descriptionOr',
  'descriptionHi',
  'imageUrl',
  'durationMinutes',
  'samagri',
  'samagriOr',
  'samagriHi',
  'synonyms',
] as const satisfies readonly (keyof RitualWish)[];

/** What stays as it is need not be possible again: an archived ritual may keep its archived category. */
async function mustBePossible(sql: Sql, row: OfficeRitualRow, wish: RitualWish): Promise<void> {
  if (wish.categoryId !== row.categoryId && !(await categoryExists(sql, wish.categoryId))) {
    refuse('category_unknown', { fields: { ritualCategory: 'category_unknown' } });
  }
  if (await nameOfAnother(sql, row.id, wish.name)) refuse('ritual_taken', { fields: { ritualType: 'ritual_taken' } });
  if (wish.slug !== row.slug && (isReserved(wish.slug) || (await slugOfAnother(sql, row.id, wish.slug)))) {
    refuse('slug_taken', { fields: { slug: 'slug_taken' } });
  }
  if (wish.imageUrl !== row.imageUrl && !(await isOurPicture(sql, wish.imageUrl))) {
    refuse('ritual_image_required', { fields: { ritualImageUrl: 'ritual_image_required' } });
  }
}

const deed = (admin: Viewer, verb: 'updated' | 'archived' | 'restored', subjectId: string, requestId: string) =>
  ({
    actorId: admin.id,
    action: `ritual.${verb}`,
    subjectType: 'ritual',
    subjectId,
    requestId,
  }) as const;
