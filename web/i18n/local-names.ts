import { useRouteLoaderData } from 'react-router';
import type { Ritual } from '#contract/rituals.ts';
import type { Locale } from '#domain/locale.ts';

/**
 * Rituals, their categories, districts and the languages people speak are kept by their English names; a page in Odia or Hindi has their
 * names in its language. Of what has none the English name is said.
 */
export type LocalNames = Readonly<Record<string, string>>;

type Named = Pick<Ritual, 'ritualType' | 'ritualTypeOdia' | 'ritualTypeHindi'>;

/** What a ritual is called in a language. */
export const ritualIn = (locale: Locale, { ritualType, ritualTypeOdia, ritualTypeHindi }: Named): string =>
  ({ 'or-IN': ritualTypeOdia, 'hi-IN': ritualTypeHindi, 'en-IN': null, 'en-XA': null })[locale] ?? ritualType;

/** What a ritual, a category, a district, a town or a language is called in the reader's language: `nameOf('Gruha Pratistha')`. */
export function useLocalName(): (name: string) => string {
  const names = useRouteLoaderData<{ names?: LocalNames }>('root')?.names;
  return (name) => names?.[name] ?? name;
}

/** Choices in the order of their script: the letters of Odia, Devanagari and Latin have their numbers in that order. */
export const inOrder = <T extends { readonly label: string }>(choices: readonly T[]): T[] =>
  choices.toSorted((a, b) => (a.label < b.label ? -1 : a.label > b.label ? 1 : 0));
