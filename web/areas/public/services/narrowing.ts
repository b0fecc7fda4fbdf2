import type { Ritual } from '#contract/rituals.ts';
import { searchRituals, type FoundRituals, type Searchable } from '#domain/search/ritual-search.ts';
import { isQuiet } from '../../../parts/quiet.ts';
import { allNamesOf } from '../shared/ritual-names.ts';

/** The filters of the list of services, from the address. */
export interface Narrowing {
  readonly search: string;
  readonly category: string;
}

export const LONGEST_SEARCH = 100;

export const narrowingIn = (address: URLSearchParams): Narrowing => ({
  search: (address.get('search') ?? '').slice(0, LONGEST_SEARCH).trim(),
  category: address.get('category') ?? '',
});

/** The rituals it leaves; `web/document/services.ts` does the same while somebody types. */
export function narrowed(rituals: readonly Ritual[], { search, category }: Narrowing): FoundRituals<Ritual> {
  const within = rituals.filter((ritual) => !category || ritual.ritualCategory?._id === category);
  return searchRituals(within, search, searchableOf);
}

const searchableOf = (ritual: Ritual): Searchable => ({
  names: [...allNamesOf(ritual), ritual.ritualCategory?.name ?? ''],
  text: ritual.ritualDescription,
  isQuiet: isQuiet(ritual),
});

/** What else a ritual is called: what its card does not say. */
export const unsaidNamesOf = ({ ritualTypeHindi, synonyms }: Ritual): string =>
  [ritualTypeHindi ?? '', ...synonyms].filter(Boolean).join('\n');
