import type { ServerCall } from '#contract/page.ts';
import { townIn, townNames } from '#domain/almanac/names/town-names.ts';
import { districtIn } from '#domain/district-names.ts';
import { inLanguage, type Locale } from '#domain/locale.ts';
import { languageIn } from '#domain/people/language-names.ts';
import { presetLanguages } from '#domain/people/languages.ts';
import { districtNames } from '#domain/places.ts';
import { ritualIn, type LocalNames } from '../local-names.ts';

/** For the root's loader: none in English. Where the rituals do not come, a page goes on with what it has. */
export async function localNames(call: ServerCall, locale: Locale): Promise<LocalNames> {
  if (locale !== 'or-IN' && locale !== 'hi-IN') return {};
  const nothing = { rituals: [], categories: [] };
  const { rituals, categories } = await call('GET /rituals/get-ritual', {}).catch(() => nothing);
  return Object.fromEntries([
    ...presetLanguages.map((name) => [name, languageIn(locale, name)]),
    ...districtNames.map((name) => [name, districtIn(locale, name)]),
    ...townNames.map((name) => [name, townIn(locale, name)]),
    ...categories.map(({ name, nameOdia, nameHindi }) => [
      name,
      inLanguage(locale, { en: name, or: nameOdia, hi: nameHindi }),
    ]),
    ...rituals.map((one) => [one.ritualType, ritualIn(locale, one)]),
  ]);
}
