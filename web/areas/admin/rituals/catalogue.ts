import type { OfficeCategory, OfficeRitual, RitualRecord, RitualState } from '#contract/catalogue.ts';
import { ask } from '../../../parts/api/api.ts';
import { download } from '../../../parts/api/download.ts';
import { OddAnswer } from '../shared/failures.ts';
import type { ListPage, PageSize } from '../shared/list-page.ts';

interface Question {
  search: string;
  category: string | null;
  state: RitualState | null;
  page: number;
  size: PageSize;
}

/** One page of the rituals, searched by the server. */
export async function ritualsPage(
  { search, category, state, page, size }: Question,
  signal: AbortSignal,
): Promise<ListPage<OfficeRitual>> {
  const place = { page: String(page), pageSize: String(size) };
  const narrowed = { ...(search && { search }), ...(category && { category }), ...(state && { state }) };
  const { data } = await ask('GET /rituals/admin/list', { query: { ...place, ...narrowed } }, { signal });
  if (!Array.isArray(data?.rituals)) throw new OddAnswer();
  return { rows: data.rituals, total: data.total, filtered: data.filtered };
}

/** All of them as a table, narrowed as the list is. */
export const saveRituals = ({ search, category, state }: Omit<Question, 'page' | 'size'>): Promise<void> =>
  download('GET /rituals/admin/rituals.csv', {
    query: { ...(search && { search }), ...(category && { category }), ...(state && { state }) },
  });

export async function ritualById(ritualId: string, signal?: AbortSignal): Promise<RitualRecord> {
  return (await ask('GET /rituals/admin/ritual/:ritualId', { params: { ritualId } }, signal ? { signal } : {})).data;
}

/** All categories, archived ones last. */
export async function allCategories(signal?: AbortSignal): Promise<OfficeCategory[]> {
  return (await ask('GET /rituals/admin/categories', {}, signal ? { signal } : {})).data.categories;
}

/** Those a ritual can be in, to choose from; the one it is in already stays a choice. */
export const categoryOptions = (categories: readonly OfficeCategory[], present?: string) =>
  categories
    .filter(({ _id, archivedAt }) => archivedAt === null || _id === present)
    .map(({ _id, name }) => ({ value: _id, label: name }));

/** The same list with one of it at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from);
  const one = list[from];
  return one === undefined || to < 0 || to >= list.length ? [...list] : rest.toSpliced(to, 0, one);
}
