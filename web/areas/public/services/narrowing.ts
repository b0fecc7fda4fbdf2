import type { Category, Ritual } from '#contract/rituals.ts';
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
  names: [...allNamesOf(ritual), ...(ritual.ritualCategory ? namesOf(ritual.ritualCategory) : [])],
  text: ritual.ritualDescription,
  isQuiet: isQuiet(ritual),
});

/** What else a ritual is called: what its card, which says its name in the language of the page and in Odia, does not say. */
export const unsaidNamesOf = (ritual: Ritual, said: string): string =>
  unsaid(allNamesOf({ ...ritual, ritualTypeOdia: null }), said);

/** What a category is called in the languages that its chip does not say. */
export const unsaidCategoryNamesOf = (category: Category, said: string): string => unsaid(namesOf(category), said);

const namesOf = ({ name, nameOdia, nameHindi }: Category): string[] => [name, nameOdia ?? '', nameHindi ?? ''];
const unsaid = (names: readonly string[], said: string): string =>
  names.filter((name) => name !== '' && name !== said).join('\n');
