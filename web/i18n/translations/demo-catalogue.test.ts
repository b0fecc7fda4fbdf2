import { describe, expect, test } from 'vitest';
import { categories } from '#demo/rituals/categories.ts';
import { rituals } from '#demo/rituals/rituals.ts';
import { categorySaidIn, otherLanguages, ritualSaidIn } from '#demo/rituals/said-in.ts';

/** What the demo's catalogue says in English is said in Odia and Hindi too, in their letters. */

const letters = { or: /\p{Script=Oriya}/u, hi: /\p{Script=Devanagari}/u };
const others = { or: /\p{Script=Latin}|\p{Script=Devanagari}/u, hi: /\p{Script=Latin}|\p{Script=Oriya}/u };

describe.each(otherLanguages)('in %s', (language) => {
  const isWritten = (text: string) => letters[language].test(text) && !others[language].test(text);

  test.each(categories)('the category $name has its name and description', ({ key }) => {
    const said = categorySaidIn(language, key);
    expect([said?.name ?? '', said?.description ?? ''].filter((text) => !isWritten(text))).toEqual([]);
    expect(said?.description).toMatch(/।$/);
  });

  test.each(rituals)('$name has its description, and every thing it needs once', ({ name, samagri }) => {
    const said = ritualSaidIn(language, name);
    expect(said?.description).toMatch(/।$/);
    const things = said?.samagri ?? [];
    expect([said?.description ?? '', ...things].filter((text) => !isWritten(text))).toEqual([]);
    expect(things).toHaveLength(samagri.length);
    expect(new Set(things).size).toBe(things.length);
  });
});
