import { useRouteLoaderData } from 'react-router';
import type { ServerCall } from '#contract/page.ts';
import type { Ritual } from '#contract/rituals.ts';
import { districtIn } from '#domain/district-names.ts';
import type { Locale } from '#domain/locale.ts';
import { districtNames } from '#domain/places.ts';

/**
 * Rituals and districts are kept by their English names; a page in Odia or Hindi has their names in its language. Of a ritual without one
 * the English name is said.
 */
export type LocalNames = Readonly<Record<string, string>>;

type Named = Pick<Ritual, 'ritualType' | 'ritualTypeOdia' | 'ritualTypeHindi'>;

/** What a ritual is called in a language. */
export const ritualIn = (locale: Locale, { ritualType, ritualTypeOdia, ritualTypeHindi }: Named): string =>
  ({ 'or-IN': ritualTypeOdia, 'hi-IN': ritualTypeHindi, 'en-IN': null, 'en-XA': null })[locale] ?? ritualType;

/** For the root's loader: none in English. Where the rituals do not come, a page goes on with what it has. */
export async function localNames(call: ServerCall, locale: Locale): Promise<LocalNames> {
  if (locale !== 'or-IN' && locale !== 'hi-IN') return {};
  const { rituals } = await call('GET /rituals/get-ritual', {}).catch(() => ({ rituals: [] }));
  return Object.fromEntries([
    ...districtNames.map((name) => [name, districtIn(locale, name)]),
    ...rituals.map((one) => [one.ritualType, ritualIn(locale, one)]),
  ]);
}

/** What a ritual or a district is called in the reader's language: `nameOf('Gruha Pratistha')`. */
export function useLocalName(): (name: string) => string {
  const names = useRouteLoaderData<{ names?: LocalNames }>('root')?.names;
  return (name) => names?.[name] ?? name;
}
