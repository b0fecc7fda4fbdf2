import { existsSync, globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { faultsIn, sentencesOf } from './faults.ts';

/** Odia and Hindi have the files of English, with the same keys, gaps, tags and choices, in their own letters. */

const english = globSync(['web/i18n/en/**/*.ts', 'server/words/en/*.ts']);

const tables = ['messages.ts', 'status-words.ts', 'rule-sentences.ts'];
const tableInEnglish: Readonly<Record<string, string>> = {
  'messages.ts': 'contract/messages.ts',
  'status-words.ts': 'contract/status-words.ts',
  'rule-sentences.ts': 'contract/almanac/rule-sentences.ts',
};

const pairs = (['or', 'hi'] as const).flatMap((language) => [
  ...english.map((file) => ({ language, file: file.replace('/en/', `/${language}/`), of: file })),
  ...tables.map((file) => ({ language, file: `contract/words/${language}/${file}`, of: tableInEnglish[file] ?? '' })),
]);

const read = async (file: string) =>
  (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Record<string, unknown>;

describe('a translation', () => {
  for (const { language, file, of } of pairs) {
    test(`${file} says what ${of} says`, async () => {
      expect(existsSync(file), 'no such file').toBe(true);
      const [theirs, ours] = await Promise.all([read(file), read(of)]);
      const names = Object.keys(ours).filter((name) => typeof ours[name] === 'object');
      expect(Object.keys(theirs).toSorted()).toEqual(names.toSorted());
      for (const name of names) {
        const said = sentencesOf(theirs[name]);
        const meant = sentencesOf(ours[name]);
        expect([...said.keys()].toSorted()).toEqual([...meant.keys()].toSorted());
        const faults = [...meant].flatMap(([key, sentence]) =>
          faultsIn(language, sentence, said.get(key) ?? '', !of.startsWith('web/')).map(
            (fault) => `${name}.${key}: ${fault}`,
          ),
        );
        expect(faults).toEqual([]);
      }
    });
  }
});
