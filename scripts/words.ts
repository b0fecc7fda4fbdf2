import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, cwd, exit } from 'node:process';
import { pathToFileURL } from 'node:url';
import { sentencesOf } from '../web/i18n/translations/faults.ts';

/**
 * Who has read the sentences in Odia and Hindi.
 *
 *     npm run words                                 how many wait for a native reader, by file
 *     npm run words -- or customer                  those of the files of that name: what, in English, where it is said
 *     npm run words -- or customer checked "Name"   all of them were read by that person today
 *
 * A sentence that changes, here or in English, waits again.
 */

const languages = ['or', 'hi'] as const;
type Language = (typeof languages)[number];

interface Check {
  readonly by: string;
  readonly on: string;
  /** Of both sentences as they were read. */
  readonly of: string;
}

interface Sentence {
  readonly file: string;
  readonly key: string;
  readonly english: string;
  readonly said: string;
}

const root = cwd();
const keptIn = (language: Language): string => join(root, 'docs', `checked-${language}.json`);
const checksOf = (language: Language): Record<string, Check> =>
  JSON.parse(readFileSync(keptIn(language), 'utf8')) as Record<string, Check>;

const sumOf = ({ english, said }: Sentence): string =>
  createHash('sha256').update(`${english}\n${said}`).digest('base64url').slice(0, 12);
const nameOf = ({ file, key }: Sentence): string => `${file} ${key}`;

const read = async (file: string): Promise<unknown> => import(pathToFileURL(join(root, file)).href);

/** Every sentence of a language beside its English one. */
async function allOf(language: Language): Promise<Sentence[]> {
  const pairs = [
    ...globSync(['web/i18n/en/**/*.ts', 'server/words/en/*.ts']).map((en) => [en, en.replace('/en/', `/${language}/`)]),
    ['contract/messages.ts', `contract/words/${language}/messages.ts`],
    ['contract/status-words.ts', `contract/words/${language}/status-words.ts`],
    ['contract/almanac/rule-sentences.ts', `contract/words/${language}/rule-sentences.ts`],
  ] as const;
  const found = await Promise.all(
    pairs.map(async ([en = '', file = '']) => {
      const [ours, theirs] = [
        sentencesOf({ ...((await read(en)) as object) }),
        sentencesOf({ ...((await read(file)) as object) }),
      ];
      return [...ours].map(([key, english]) => ({ file, key, english, said: theirs.get(key) ?? '' }));
    }),
  );
  return found.flat().toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)));
}

const sources = globSync('{web,server}/**/*.{ts,tsx}').filter((file) => !/i18n|words\/|\.test\./.test(file));
const texts = new Map(sources.map((file) => [file, readFileSync(join(root, file), 'utf8')]));

/** The first screens that say it, as far as its key tells. */
function saidIn({ file: within, key }: Sentence): string {
  const last = key.split('.').at(-1) ?? '';
  const part = within.startsWith('web') ? 'web' : 'server';
  const first = [...texts].filter(
    ([file, text]) => file.startsWith(part) && (text.includes(`'${last}'`) || text.includes(`.${last}\``)),
  );
  return first
    .slice(0, 2)
    .map(([file]) => file)
    .join(', ');
}

const [asked, part = '', deed, by] = argv.slice(2);
if (asked === undefined) {
  for (const language of languages) {
    const checks = checksOf(language);
    const waiting = (await allOf(language)).filter((one) => checks[nameOf(one)]?.of !== sumOf(one));
    const byFile = Map.groupBy(waiting, ({ file }) => file);
    console.log(`${language}: ${waiting.length} sentences wait for a native reader`);
    for (const [file, own] of byFile) console.log(`${String(own.length).padStart(5)}  ${file}`);
  }
  exit(0);
}
const language = languages.find((one) => one === asked);
if (!language || (deed !== undefined && (deed !== 'checked' || !by))) {
  console.error('npm run words -- or|hi [part of a file’s name [checked "Name"]]');
  exit(2);
}
const checks = checksOf(language);
const chosen = (await allOf(language)).filter(({ file }) => file.includes(part));
if (deed === 'checked' && by) {
  const on = new Date().toISOString().slice(0, 10);
  const now = { ...checks, ...Object.fromEntries(chosen.map((one) => [nameOf(one), { by, on, of: sumOf(one) }])) };
  writeFileSync(keptIn(language), `${JSON.stringify(now, null, 2)}\n`);
  console.log(`${chosen.length} sentences were read by ${by}.`);
} else {
  for (const one of chosen.filter((each) => checks[nameOf(each)]?.of !== sumOf(each))) {
    console.log(`${one.file}  ${one.key}\n  ${one.english}\n  ${one.said}\n  ${saidIn(one)}\n`);
  }
}
