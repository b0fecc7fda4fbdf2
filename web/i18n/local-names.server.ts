import type { ServerCall } from '#contract/page.ts';
import { townIn, townNames } from '#domain/almanac/names/town-names.ts';
import { districtIn } from '#domain/district-names.ts';
import type { Locale } from '#domain/locale.ts';
import { districtNames } from '#domain/places.ts';
import { ritualIn, type LocalNames } from './local-names.ts';

/** For the root's loader: none in English. Where the rituals do not come, a page goes on with what it has. */
export async function localNames(call: ServerCall, locale: Locale): Promise<LocalNames> {
  if (locale !== 'or-IN' && locale !== 'hi-IN') return {};
  const { rituals } = await call('GET /rituals/get-ritual', {}).catch(() => ({ rituals: [] }));
  return Object.fromEntries([
    ...districtNames.map((name) => [name, districtIn(locale, name)]),
    ...townNames.map((name) => [name, townIn(locale, name)]),
    ...rituals.map((one) => [one.ritualType, ritualIn(locale, one)]),
  ]);
}
