import type { Category, Ritual } from '#contract/rituals.ts';
import { soundsOf } from '#domain/search/by-sound.ts';
import { searchRituals, type FoundRituals, type Searchable } from '#domain/search/ritual-search.ts';
import { languageByLetters } from '#domain/words/script.ts';
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

type Described = Ritual & { readonly ritualDescriptions?: readonly string[] };

/**
 * The rituals it leaves, by their descriptions in every language where these came along. `web/document/services.ts` does the same while
 * somebody types, by what the page says, and sends the form where that finds nothing.
 */
export function narrowed<R extends Described>(rituals: readonly R[], { search, category }: Narrowing): FoundRituals<R> {
  const within = rituals.filter((ritual) => !category || ritual.ritualCategory?._id === category);
  return searchRituals(within, search, (ritual) => searchableOf(ritual, search));
}

const searchableOf = (ritual: Described, search: string): Searchable => ({
  names: [...allNamesOf(ritual), ...(ritual.ritualCategory ? namesOf(ritual.ritualCategory) : [])],
  text: describedIn(ritual, search),
  isQuiet: isQuiet(ritual),
});

/** Words of another script are found by their sound, by which no joyful word finds a rite for the dead. */
function describedIn(ritual: Described, search: string): string {
  const { ritualDescription: own, ritualDescriptions: all = [own] } = ritual;
  const script = languageByLetters(search);
  return (isQuiet(ritual) ? all.filter((one) => one === own || languageByLetters(one) === script) : all).join('\n');
}

/** What else a ritual is called: what its card, which says its name in the language of the page and in Odia, does not say. */
export const unsaidNamesOf = (ritual: Ritual, said: string): string =>
  unsaid(allNamesOf({ ...ritual, ritualTypeOdia: null }), said, ritual.ritualTypeOdia ?? '');

/** What a category is called in the languages that its chip does not say. */
export const unsaidCategoryNamesOf = (category: Category, said: string): string => unsaid(namesOf(category), said);

const namesOf = ({ name, nameOdia, nameHindi }: Category): string[] => [name, nameOdia ?? '', nameHindi ?? ''];

/** Names that sound like one before them find nothing more: a card carries each sound once. */
function unsaid(names: readonly string[], ...said: readonly string[]): string {
  const sounds = [...said, ...names].map((name) => soundsOf(name).join(' '));
  return names
    .filter((name, nth) => name !== '' && sounds.indexOf(sounds[said.length + nth] ?? '') === said.length + nth)
    .join('\n');
}
