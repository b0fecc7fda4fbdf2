import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { convert } from 'fontverter';
import { Blob, Face } from 'harfbuzzjs';
import { expect, test } from 'vitest';

/** Every sign that we may show is in the file that a page is sent for it (`web/styles/fonts.css`), by the file's own table of letters. */

const root = join(import.meta.dirname, '../..');
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

interface FontFile {
  readonly family: string;
  readonly file: string;
  readonly ranges: readonly (readonly [from: number, to: number])[];
  readonly letters: ReadonlySet<number>;
}

const served: FontFile[] = [];
for (const [, face = ''] of textOf('web/styles/fonts.css').matchAll(/@font-face \{([^}]*)\}/g)) {
  const file = /url\('\.\.\/fonts\/([^']+)'\)/.exec(face)?.[1] ?? '';
  const ranges = [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
    ([, from = '', to = from]) => [parseInt(from, 16), parseInt(to, 16)] as const,
  );
  // one after another: each is unpacked into the memory of the one before
  const unpacked = await convert(readFileSync(join(import.meta.dirname, file)), 'sfnt');
  const letters = new Set(new Face(new Blob(unpacked)).collectUnicodes());
  served.push({ family: /font-family: '?([^';]+)'?;/.exec(face)?.[1] ?? '', file, ranges, letters });
}

/** What is drawn with Noto, the font of text; a sign that no range names is the device's. */
const missing = (signs: Iterable<string>, family = 'Noto'): string[] =>
  [...new Set(signs)].filter((sign) => {
    const code = sign.codePointAt(0) ?? 0;
    const file = served
      .filter((one) => one.family === family || one.family === 'Noto rupee')
      .find(({ ranges }) => ranges.some(([from, to]) => code >= from && code <= to));
    return !file?.letters.has(code);
  });

/** The strings of a file, without its comments and its code. */
const stringsOf = (file: string): string =>
  (
    textOf(file)
      .replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')
      .match(/'(?:[^'\\\n]|\\.)*'|`[^`]*`/g) ?? []
  ).join('');
const shownIn = (...patterns: readonly string[]): string[] => [
  ...globSync(patterns, { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .map(stringsOf)
    .join(''),
];

test.each([
  ['the sentences of pages', ['web/i18n/en/**/*.ts', 'web/i18n/or/**/*.ts', 'web/i18n/hi/**/*.ts']],
  ['the sentences of the server', ['server/words/**/*.ts']],
  ['refusals and states', ['contract/messages.ts', 'contract/status-words.ts', 'contract/words/**/*.ts']],
  [
    'names of districts, blocks and towns',
    ['domain/places.ts', 'domain/district-names.ts', 'domain/search/place-names.ts'],
  ],
  ['the almanac', ['domain/almanac/names/*.ts', 'domain/almanac/festivals/*.ts']],
  ['languages, dates and numbers', ['domain/locale.ts', 'domain/people/language-names.ts', 'domain/words/dates.ts']],
  ['how names of people are written', ['domain/people/scripts/*.ts']],
  ['the rituals', ['demo/rituals/*.ts']],
])('%s are drawn with letters of ours; else run scripts/fonts/make.mjs', (_what, patterns) => {
  const signs = shownIn(...patterns)
    // a picture of a device's own is in no font of ours
    .filter((sign) => sign >= ' ' && !/\p{Emoji_Presentation}/u.test(sign));
  expect(new Set(signs).size).toBeGreaterThan(60);
  expect(missing(signs)).toEqual([]);
});

test('so are the digits of each language, and what stands beside them', () => {
  expect(missing('0123456789,.:%₹–·×°')).toEqual([]);
  expect(missing('୦୧୨୩୪୫୬୭୮୯')).toEqual([]);
  expect(missing('०१२३४५६७८९')).toEqual([]);
});

test('headings in Latin letters have all of theirs', () => {
  const signs = shownIn('web/i18n/en/**/*.ts').filter((sign) => sign > ' ' && sign !== '₹');
  expect(missing(signs, 'Anek')).toEqual([]);
});

test('a sign that we do not cut is noticed', () => {
  expect(missing('aକΩ')).toEqual(['Ω']);
});

test('a font that is cut for names has every letter of its range in these names', () => {
  const names = served.filter(({ family }) => family === 'Odia names');
  expect(names).toHaveLength(1);
  const words = JSON.parse(textOf('web/fonts/odia-names.json')) as string;
  const without = [...words].filter((sign) => sign !== ' ' && !names[0]?.letters.has(sign.codePointAt(0) ?? 0));
  expect(without).toEqual([]);
});
