import { slugOf } from '#domain/ritual.ts';
import { DAY, instantOf, type Instant } from '#domain/time.ts';
import type { Sql } from '../../server/db/sql.ts';
import { alsoCalled } from './also-called.ts';
import { categories, type CategoryKey } from './categories.ts';
import type { Chance } from '../chance.ts';
import { insert } from '../insert.ts';
import type { DemoRitual } from './ritual.ts';
import { rituals } from './rituals.ts';
import { categorySaidIn, ritualSaidIn } from './said-in.ts';

/** A ritual as the database holds it. */
export interface StockedRitual extends DemoRitual {
  readonly id: string;
  readonly slug: string;
  readonly categoryId: string;
}

/** Puts the categories and rituals in; the most booked come first. */
export async function stockCatalogue(sql: Sql, chance: Chance, now: Instant): Promise<StockedRitual[]> {
  const at = new Date(now - 240 * DAY);
  const ids = new Map<CategoryKey, string>(categories.map(({ key }) => [key, chance.id(instantOf(at))]));
  const idOf = (key: CategoryKey): string => ids.get(key) ?? '';
  const stocked = rituals.map((ritual) => ({
    ...ritual,
    id: chance.id(instantOf(at)),
    slug: slugOf(ritual.name),
    categoryId: idOf(ritual.category),
  }));

  await insert(
    sql,
    'categories',
    categories.map(({ key, name, description }, position) => ({
      id: idOf(key),
      name,
      nameOr: categorySaidIn('or', key)?.name ?? null,
      nameHi: categorySaidIn('hi', key)?.name ?? null,
      description,
      descriptionOr: categorySaidIn('or', key)?.description ?? null,
      descriptionHi: categorySaidIn('hi', key)?.description ?? null,
      quiet: key === 'ancestors',
      position,
      createdAt: at,
      updatedAt: at,
    })),
  );
  await insert(
    sql,
    'rituals',
    stocked.map((ritual, position) => ({
      id: ritual.id,
      categoryId: ritual.categoryId,
      slug: ritual.slug,
      name: ritual.name,
      nameOr: ritual.odia,
      nameHi: ritual.hindi,
      description: ritual.description,
      descriptionOr: ritualSaidIn('or', ritual.name)?.description ?? null,
      descriptionHi: ritualSaidIn('hi', ritual.name)?.description ?? null,
      imageUrl: `/rituals/${ritual.slug}.svg`,
      durationMinutes: ritual.minutes,
      samagri: ritual.samagri,
      samagriOr: ritualSaidIn('or', ritual.name)?.samagri ?? null,
      samagriHi: ritualSaidIn('hi', ritual.name)?.samagri ?? null,
      synonyms: alsoCalled(ritual.name),
      position,
      createdAt: at,
      updatedAt: at,
    })),
  );
  return stocked;
}
