import { expect, test } from 'vitest';
import { code, filesWith } from './house.files.ts';

/** What would keep a page, a message or a file in English. */

test('no name of the almanac is taken in English by the server or the domain, outside the tables of names', () => {
  // a name put together of two has the three languages of both
  const tables = ['domain/almanac/names/months.ts', 'domain/almanac/names/names.ts'];
  expect(filesWith(/\w\??\.en\b|\[['"]en['"]\]|\{ en \}/, /^(server|domain|contract)\//).toSorted()).toEqual(tables);
});

test('the server writes to nobody in English by itself: a language comes with the person, the request or the message', () => {
  expect(filesWith(/'en'/, /^server\//)).toEqual([]);
});

/** Names that stand beside each other in every language, or a label and a number. */
const beside = [
  '{name} {year}',
  '{year} {brand}',
  '{weekday} {time}',
  '{month} {tithi}',
  // of a kind that no words are known for
  '{kind} {id}',
];

test('no sentence is glued: two gaps side by side would be one whole sentence for each case', () => {
  const sentences = code.filter(({ file }) => /^(web\/i18n\/en|contract|server\/words)\//.test(file));
  const glued = sentences.flatMap(({ file, text }) =>
    [...text.matchAll(/(?<!\$)\{\w+\} ?\{\w+\}/g)]
      .filter(([both]) => !beside.includes(both))
      .map(([both]) => `${file}: ${both}`),
  );
  expect(glued).toEqual([]);
});

test('no gap stands directly behind a word: what fills it would have to bring its own space', () => {
  const sentences = code.filter(({ file }) => /^(web\/i18n\/(en|or|hi)|contract\/words|server\/words)\//.test(file));
  const glued = sentences.flatMap(({ file, text }) =>
    [...text.matchAll(/\p{L}\p{M}*(?<![=$])\{\w+\}/gu)].map(([both]) => `${file}: ${both}`),
  );
  expect(glued).toEqual([]);
});

test('what somebody typed stands in a sentence with its own language: `<said>` around the gap', () => {
  // the texts of `web/parts/in-their-words.tsx`; in a message to a phone there is no language to say
  const catalogues = code.filter(({ file }) => /^web\/i18n\/(en|or|hi)\//.test(file));
  const bare = catalogues.flatMap(({ file, text }) =>
    [...text.matchAll(/^.*(?<!<said>)\{(?:note|comment|reason)\}.*$/gm)].map(([line]) => `${file}: ${line.trim()}`),
  );
  expect(bare.filter((line) => !/ closedFailed: /.test(line))).toEqual([]);
});

test('no screen puts two texts together with a colon: that is a sentence of the catalogue, or two elements', () => {
  expect(filesWith(/\$\{[^}]*\}: \$\{|\{': '\}|`: \$\{/, /^web\/(areas|parts|ui)\//)).toEqual([]);
});
