import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import manifest from './package.json' with { type: 'json' };

/**
 * The rules of migrations: a process of the last version goes on working while the next one's schema is there already, so a
 * migration adds and takes nothing away that is still read (server/testing/older-process.test.ts shows the rest).
 */

const folder = join(import.meta.dirname, 'server/db/migrations');
const all = readdirSync(folder).toSorted();
const read = (name: string) => readFileSync(join(folder, name), 'utf8').replaceAll(/--.*$/gm, '');
/** What the first version came with: nobody ran beside it. */
const FIRST_VERSION = '0066';
const since = all.filter((name) => name.slice(0, 4) > FIRST_VERSION).map((name) => ({ name, text: read(name) }));

/**
 * What a migration takes away all the same, once no process that can still run reads it: the version that stopped reading it is
 * older than the one whose migration takes it.
 */
const retired: readonly { readonly migration: string; readonly takes: string; readonly unreadSince: string }[] = [
  'booking_words, person_words, known_words, known_pairs, idempotency_keys',
  'name_words',
  'words_of',
  'pairs_of',
  'parts_of',
  'plain_name',
].map((takes) => ({ migration: '0270_words_nobody_reads.sql', takes, unreadSince: '0.1.0' }));

test('each number is given once', () => {
  // these two came from two hands on one day, and a name that was applied stays
  const numbers = all.filter((name) => name !== '0010_lists.sql').map((name) => name.slice(0, 4));
  expect(all.filter((name) => !/^\d{4}_[a-z_]+\.sql$/.test(name))).toEqual([]);
  expect(numbers).toEqual([...new Set(numbers)]);
});

const taking = [
  /\bDROP (?:TABLE|VIEW|FUNCTION|SCHEMA)\b(?: IF EXISTS)? ([\w., ]+)/g,
  /\bDROP COLUMN\b(?: IF EXISTS)? (\w+)/g,
  /\bRENAME\b(?: COLUMN| CONSTRAINT)?(?: (\w+))? TO/g,
  /\bALTER COLUMN (\w+)\s+(?:SET NOT NULL|SET DATA TYPE|TYPE|DROP DEFAULT)\b/g,
  // what an older process inserts does not name it
  /\bADD COLUMN (?:IF NOT EXISTS )?(\w+)(?![^,;]*(?:DEFAULT|GENERATED))[^,;]*\bNOT NULL\b/g,
  /\bTRUNCATE\b (?:TABLE )?(\w+)/g,
];

test('nothing is taken away that the last version still reads or writes', () => {
  const taken = since.flatMap(({ name, text }) =>
    taking.flatMap((pattern) => [...text.matchAll(pattern)].map(([, what = '']) => ({ name, what: what.trim() }))),
  );
  const allowed = ({ name, what }: { name: string; what: string }) =>
    retired.some(({ migration, takes }) => migration === name && takes === what);
  expect(taken.filter((one) => !allowed(one))).toEqual([]);
  expect(retired.filter(({ unreadSince }) => unreadSince >= manifest.version)).toEqual([]);
});

test('statements name the columns they give back: one that is added changes no plan of an older process', () => {
  const stores = readdirSync(join(import.meta.dirname, 'server'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('store.ts'))
    .map((file) => ({ file, text: readFileSync(join(import.meta.dirname, 'server', file), 'utf8') }));
  expect(stores.length).toBeGreaterThan(50);
  const whole = /sql(?:<[^`]*>)?`\s*SELECT (?:\*|\w+\.\*)(?![^`]*FROM (?:\(|\$))|RETURNING (?:\*|\w+\.\*)/;
  expect(stores.filter(({ text }) => whole.test(text)).map(({ file }) => file)).toEqual([]);
});

test('an index is made beside the work of others, and can be made again where that broke off', () => {
  const onNew = (text: string, table: string) => new RegExp(`CREATE TABLE (?:IF NOT EXISTS )?${table}\\b`).test(text);
  const blocking = since.flatMap(({ name, text }) =>
    [...text.matchAll(/CREATE (?:UNIQUE )?INDEX (?!CONCURRENTLY IF NOT EXISTS )[\s\S]*?\bON ([\w.]+)/g)]
      .filter(([, table = '']) => !onNew(text, table))
      .map(([statement]) => `${name}: ${statement}`),
  );
  expect(blocking).toEqual([]);
});

test('a constraint is checked against old rows while others work', () => {
  const checks = since.flatMap(({ name, text }) =>
    text
      .split(/;\s*$/m)
      .filter((statement) => /ALTER TABLE[\s\S]*\bADD CONSTRAINT \w+\s+(?:CHECK|FOREIGN KEY)/.test(statement))
      .filter((statement) => !/NOT VALID/.test(statement))
      .map((statement) => `${name}: ${statement.trim()}`),
  );
  expect(checks).toEqual([]);
});
