import type { CategoryKey } from './categories.ts';
import { baseInHindi, categoriesInHindi, ritualsInHindi } from './in-hindi.ts';
import { baseInOdia, categoriesInOdia, ritualsInOdia } from './in-odia.ts';

/** What the demo says of a category in another language. */
export interface CategorySaid {
  readonly name: string;
  readonly description: string;
}

/** What the demo says of a ritual in another language, and what the ritual needs. */
export interface RitualSaid {
  readonly description: string;
  readonly samagri: readonly string[];
}

/** A line is `key | name | description` of a category, `name in English | description | things` of a ritual; `*` is what nearly every puja needs. */
const rowsOf = (written: string): string[][] =>
  written
    .trim()
    .split('\n')
    .map((line) => line.split(' | '));

const thingsOf = (written: string): string[] => written.split('; ');

const categoriesOf = (written: string): ReadonlyMap<string, CategorySaid> =>
  new Map(rowsOf(written).map(([key = '', name = '', description = '']) => [key, { name, description }]));

const ritualsOf = (written: string, base: string): ReadonlyMap<string, RitualSaid> =>
  new Map(
    rowsOf(written).map(([ritual = '', description = '', things = '']) => [
      ritual,
      { description, samagri: thingsOf(things).flatMap((thing) => (thing === '*' ? thingsOf(base) : thing)) },
    ]),
  );

const said = {
  or: { categories: categoriesOf(categoriesInOdia), rituals: ritualsOf(ritualsInOdia, baseInOdia) },
  hi: { categories: categoriesOf(categoriesInHindi), rituals: ritualsOf(ritualsInHindi, baseInHindi) },
};
export type OtherLanguage = keyof typeof said;
export const otherLanguages: readonly OtherLanguage[] = ['or', 'hi'];

export const categorySaidIn = (language: OtherLanguage, key: CategoryKey): CategorySaid | undefined =>
  said[language].categories.get(key);

/** By the ritual's name in the catalogue. */
export const ritualSaidIn = (language: OtherLanguage, ritual: string): RitualSaid | undefined =>
  said[language].rituals.get(ritual);
