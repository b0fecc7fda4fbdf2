import type { Received } from '#contract/index.ts';
import { auditExport } from '../audit/audit.ts';
import type { Deps } from '../deps.ts';
import { BATCH, csv } from '../http/csv.ts';
import { savedAs, type SavedAs } from '../http/file.ts';
import type { Viewer } from '../http/viewer.ts';
import { allCategories, ritualsPage, type OfficeCategoryRow, type OfficeRitualRow } from './office-store.ts';

/** All rituals, or those asked for, as a table to keep; that it was taken is written down. */
export async function ritualsTable(
  { pool, replica, now }: Deps,
  admin: Viewer,
  asked: Received<'GET /rituals/admin/rituals.csv', 'query'>,
  requestId: string,
): Promise<SavedAs> {
  const { search, category, state } = asked;
  const facts = { ...(search && { search }), ...(category && { category }), ...(state && { state }) };
  await auditExport(pool, { actorId: admin.id, list: 'rituals', asked: facts, requestId }, now());
  const batches = inPages((offset) => ritualsPage(replica, asked, { limit: BATCH, offset }));
  return savedAs('rituals.csv', csv(ofRituals, batches));
}

/** All categories in their order, archived ones last. */
export async function categoriesTable(
  { pool, replica, now }: Deps,
  admin: Viewer,
  requestId: string,
): Promise<SavedAs> {
  await auditExport(pool, { actorId: admin.id, list: 'categories', asked: {}, requestId }, now());
  return savedAs('categories.csv', csv(ofCategories, [await allCategories(replica)]));
}

/** By number and not by key: a catalogue is hundreds of rituals, mostly one batch, in an order that people change. */
async function* inPages<Row>(page: (offset: number) => Promise<readonly Row[]>): AsyncGenerator<readonly Row[]> {
  for (let offset = 0; ; offset += BATCH) {
    const rows = await page(offset);
    yield rows;
    if (rows.length < BATCH) return;
  }
}

const ofRituals: Record<string, (ritual: OfficeRitualRow) => string | number | null> = {
  ID: (ritual) => ritual.id,
  Place: (ritual) => ritual.place,
  'Ritual Name': (ritual) => ritual.name,
  'Name in Odia': (ritual) => ritual.nameOr,
  'Name in Hindi': (ritual) => ritual.nameHi,
  'Also called': (ritual) => ritual.synonyms.join(', '),
  Description: (ritual) => ritual.description,
  'Description in Odia': (ritual) => ritual.descriptionOr,
  'Description in Hindi': (ritual) => ritual.descriptionHi,
  Category: (ritual) => ritual.categoryName,
  Minutes: (ritual) => ritual.durationMinutes,
  Samagri: (ritual) => ritual.samagri.join(', '),
  'Samagri in Odia': (ritual) => ritual.samagriOr?.join(', ') ?? null,
  'Samagri in Hindi': (ritual) => ritual.samagriHi?.join(', ') ?? null,
  Address: (ritual) => ritual.slug,
  Image: (ritual) => ritual.imageUrl,
  Created: (ritual) => ritual.createdAt.toISOString(),
  Updated: (ritual) => ritual.updatedAt.toISOString(),
  Archived: (ritual) => ritual.archivedAt?.toISOString() ?? null,
};

const ofCategories: Record<string, (category: OfficeCategoryRow) => string | number | null> = {
  ID: (category) => category.id,
  Name: (category) => category.name,
  'Name in Odia': (category) => category.nameOr,
  'Name in Hindi': (category) => category.nameHi,
  Description: (category) => category.description,
  'Description in Odia': (category) => category.descriptionOr,
  'Description in Hindi': (category) => category.descriptionHi,
  Rituals: (category) => category.rituals,
  'Rites for the dead': (category) => (category.quiet ? 'yes' : 'no'),
  Created: (category) => category.createdAt.toISOString(),
  Updated: (category) => category.updatedAt.toISOString(),
  Archived: (category) => category.archivedAt?.toISOString() ?? null,
};
