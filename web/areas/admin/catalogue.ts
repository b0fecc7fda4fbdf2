import type { Category, Ritual } from '#contract/rituals.ts';
import { ask } from '../../parts/api.ts';
import { OddAnswer } from './failures.ts';
import { PAGE_SIZE, type ListPage } from './list-page.ts';

/** All rituals as the office sees them. */
export async function allRituals(signal: AbortSignal): Promise<Ritual[]> {
  const { data } = await ask('GET /rituals/get-ritual-list-admin', {}, { signal });
  if (!Array.isArray(data)) throw new OddAnswer();
  return data;
}

export async function allCategories(signal: AbortSignal): Promise<Category[]> {
  return (await ask('GET /rituals/get-ritual', {}, { signal })).data.categories;
}

/** One page of those whose name, category or description holds every word of a search. */
export function ritualsPage(rituals: readonly Ritual[], search: string, page: number): ListPage<Ritual> {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = rituals.filter(({ ritualType, ritualDescription, ritualCategory }) => {
    const text = `${ritualType} ${ritualCategory?.name ?? ''} ${ritualDescription}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const from = (page - 1) * PAGE_SIZE;
  return { rows: found.slice(from, from + PAGE_SIZE), total: rituals.length, filtered: found.length };
}
