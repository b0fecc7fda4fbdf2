import type { OfficeCategory } from '#contract/catalogue.ts';
import type { Received, Reply } from '#contract/index.ts';
import { instantOf } from '#domain/time.ts';
import { audit } from '../audit/audit.ts';
import { transaction, type Sql } from '../db/sql.ts';
import type { Deps } from '../deps.ts';
import { refuse } from '../http/failure.ts';
import type { Viewer } from '../http/viewer.ts';
import {
  archiveCategory as setArchived,
  categoryOfThatName,
  restoreCategory as setRestored,
  setCategory,
  setOrder,
} from './edit-store.ts';
import { categoryRecordOf, listCategories } from './office.ts';
import { allCategories, categoryById, type OfficeCategoryRow } from './office-store.ts';
import { differences, orSame } from './rules.ts';
import { lockCatalogue, type CategoryWish } from './store.ts';

/** Changes of a category, by the version the admin saw; asked again for what is so already, nothing is done. */

type Needs = Pick<Deps, 'pool' | 'now'>;

/** Refuses `category_unknown`, `stale`, `category_taken`. */
export function updateCategory(
  deps: Needs,
  admin: Viewer,
  { categoryId, __v, ...input }: Received<'POST /rituals/update-category', 'body'>,
  requestId: string,
): Promise<OfficeCategory> {
  return changing(deps, categoryId, async (sql, row, at) => {
    const wish = wishOf(input, row);
    const change = differences(fields, row, wish);
    if (!change) return;
    if (row.version !== __v) refuse('stale');
    if (await categoryOfThatName(sql, row.id, wish.name)) {
      refuse('category_taken', { fields: { name: 'category_taken' } });
    }
    await setCategory(sql, row.id, wish, at);
    await audit(sql, { ...deed(admin, 'updated', row.id, requestId), ...change }, instantOf(at));
  });
}

type Edit = Omit<Received<'POST /rituals/update-category', 'body'>, 'categoryId' | '__v'>;

const fields = ['name', 'nameOr', 'nameHi', 'description', 'descriptionOr', 'descriptionHi', 'quiet'] as const;

const wishOf = (input: Edit, row: OfficeCategoryRow): CategoryWish => ({
  name: input.name,
  nameOr: orSame(input.nameOdia, row.nameOr),
  nameHi: orSame(input.nameHindi, row.nameHi),
  description: input.description,
  descriptionOr: orSame(input.descriptionOdia, row.descriptionOr),
  descriptionHi: orSame(input.descriptionHindi, row.descriptionHi),
  quiet: input.quiet,
});

/** Refuses `category_in_use` while a ritual of the catalogue is in it. */
export function archiveCategory(
  deps: Needs,
  admin: Viewer,
  { categoryId, __v }: Received<'POST /rituals/archive-category', 'body'>,
  requestId: string,
): Promise<OfficeCategory> {
  return changing(deps, categoryId, async (sql, row, at) => {
    if (row.archivedAt) return;
    if (row.version !== __v) refuse('stale');
    if (row.rituals > 0) refuse('category_in_use', { values: { count: String(row.rituals) } });
    await setArchived(sql, row.id, at);
    await audit(sql, deed(admin, 'archived', row.id, requestId), instantOf(at));
  });
}

export function restoreCategory(
  deps: Needs,
  admin: Viewer,
  { categoryId, __v }: Received<'POST /rituals/restore-category', 'body'>,
  requestId: string,
): Promise<OfficeCategory> {
  return changing(deps, categoryId, async (sql, row, at) => {
    if (!row.archivedAt) return;
    if (row.version !== __v) refuse('stale');
    await setRestored(sql, row.id, at);
    await audit(sql, deed(admin, 'restored', row.id, requestId), instantOf(at));
  });
}

/** Of two admins who set an order at once, the second is refused: the order they saw is gone. Refuses `stale`. */
export function orderCategories(
  { pool, now }: Needs,
  admin: Viewer,
  { seen, wanted }: Received<'POST /rituals/order-categories', 'body'>,
  requestId: string,
): Promise<Reply<'POST /rituals/order-categories'>> {
  return transaction(pool, async (sql) => {
    await lockCatalogue(sql);
    const live = (await allCategories(sql)).filter(({ archivedAt }) => archivedAt === null);
    const present = live.map(({ id }) => id);
    if (!isSame(present, wanted)) {
      if (!isSame(present, seen) || !isSame(present.toSorted(), wanted.toSorted())) refuse('stale');
      await setOrder(sql, wanted);
      const names = new Map(live.map(({ id, name }) => [id, name]));
      const inWords = (ids: readonly string[]) => ({ order: ids.map((id) => names.get(id) ?? id) });
      const change = { before: inWords(present), after: inWords(wanted) };
      await audit(sql, { ...deed(admin, 'ordered', null, requestId), ...change }, now());
    }
    return { categories: await listCategories(sql) };
  });
}

const isSame = (one: readonly string[], other: readonly string[]): boolean => one.join() === other.join();

const changing = (
  { pool, now }: Needs,
  id: string,
  change: (sql: Sql, row: OfficeCategoryRow, at: Date) => Promise<void>,
): Promise<OfficeCategory> =>
  transaction(pool, async (sql) => {
    await lockCatalogue(sql);
    await change(sql, (await categoryById(sql, id)) ?? refuse('category_unknown'), new Date(now()));
    return categoryRecordOf(sql, id);
  });

const deed = (
  admin: Viewer,
  verb: 'updated' | 'archived' | 'restored' | 'ordered',
  subjectId: string | null,
  requestId: string,
) => ({ actorId: admin.id, action: `category.${verb}`, subjectType: 'category', subjectId, requestId }) as const;
