import { randomBytes } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { refuseForeignFolder } from './cluster.ts';
import { forgetful, startEmbedded } from './embedded.ts';
import { onServer } from '../../testing/test-db.ts';

/** Folders as operators find them after a bad copy, a full disk, a slip of the hand. Nothing in them is ever lost by us. */

let folder: string;
beforeAll(async () => {
  folder = await emptyFolder();
  // a first start that was killed half-way had left this
  await mkdir(join(folder, '.postgres-draft/base'), { recursive: true });
  await writeFile(join(folder, 'postgres-password'), 'of the draft');
  const database = await startEmbedded(folder, forgetful);
  await onServer(database.url, (sql) => sql`CREATE TABLE kept AS SELECT 108 AS beads`);
  await database.stop();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const emptyFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'sankalp-cluster-'));
const within = (path: string): string => join(folder, path);

/** Something in the folder is lost or damaged, until the test ends. */
async function without(path: string, instead?: (place: string) => Promise<unknown>): Promise<void> {
  const aside = join(await emptyFolder(), 'aside');
  await (instead ? cp(within(path), aside, { recursive: true }) : rename(within(path), aside));
  await instead?.(within(path));
  onTestFinished(async () => {
    await rm(within(path), { recursive: true, force: true });
    await rename(aside, within(path));
  });
}

const outcome = (): Promise<string> =>
  startEmbedded(folder, forgetful).then(
    async (database) => {
      await database.stop();
      return 'it started';
    },
    (error: Error) => error.message,
  );

describe('a database that is not whole is left as it is, and told in one line with what to do', () => {
  const broken: [what: string, breakIt: () => Promise<void>, line: RegExp][] = [
    ['PG_VERSION is missing', () => without('postgres/PG_VERSION'), /base, global, .+PG_VERSION is missing/],
    ['its folder is gone', () => without('postgres'), /is missing or empty, but a database was there/],
    [
      'its folder is empty, as where a disk is not mounted',
      async () => {
        await without('postgres');
        await mkdir(within('postgres'));
      },
      /is missing or empty, but a database was there/,
    ],
    ['the password is gone', () => without('postgres-password'), /postgres-password is missing or empty/],
    ['the password is empty', () => without('postgres-password', truncate), /postgres-password is missing or empty/],
    [
      'the password is of another database',
      () => without('postgres-password', (place) => writeFile(place, 'somebody else’s')),
      /does not open with the password beside it/,
    ],
    [
      'the control file is gone',
      () => without('postgres/global/pg_control'),
      /could not find the database system .+pg_control/,
    ],
    [
      'the control file is damaged',
      () => without('postgres/global/pg_control', (place) => writeFile(place, randomBytes(8192))),
      /does not start: database files are incompatible with server/,
    ],
    [
      'the control file is short',
      () => without('postgres/global/pg_control', (place) => truncate(place, 100)),
      /does not start: .+pg_control/,
    ],
    [
      'the write-ahead log is gone',
      async () => {
        await without('postgres/pg_wal');
        await mkdir(within('postgres/pg_wal'));
      },
      /does not start: could not locate a valid checkpoint record/,
    ],
    ['the settings are gone', () => without('postgres/postgresql.conf'), /postgresql\.conf/],
    [
      'it was made by an older version',
      () => without('postgres/PG_VERSION', (place) => writeFile(place, '17\n')),
      /initialized by PostgreSQL version 17/,
    ],
  ];
  test.each(broken)('%s', async (_what, breakIt, line) => {
    await breakIt();
    const told = await outcome();
    expect(told).toMatch(line);
    expect(told).toMatch(/ackup/);
    expect(told).not.toContain('\n');
  });

  test('and once it is whole again it has all it had', async () => {
    const database = await startEmbedded(folder, forgetful);
    const rows = await onServer(database.url, (sql) => sql`SELECT beads FROM kept`);
    await database.stop();
    expect(rows).toEqual([{ beads: 108 }]);
    expect(await readdir(folder)).toEqual(['postgres', 'postgres-password']);
    expect(await readFile(within('postgres-password'), 'utf8')).not.toBe('of the draft');
  });
});

test('pictures without their database are left alone, and told in one line with what to do', async () => {
  const left = await emptyFolder();
  onTestFinished(() => rm(left, { recursive: true, force: true }));
  await mkdir(join(left, 'uploads/profile'), { recursive: true });
  await writeFile(join(left, 'uploads/profile/a.webp'), 'a photo');
  const told = /^.+uploads holds pictures, but the database they belong to is not in .+ DATABASE_URL .+$/;
  await expect(startEmbedded(left, forgetful)).rejects.toThrow(told);
  expect(await readdir(left)).toEqual(['uploads']);
});

test('a folder with somebody’s files is named and refused; an empty one and our own are not', async () => {
  const strange = await emptyFolder();
  onTestFinished(() => rm(strange, { recursive: true, force: true }));
  await refuseForeignFolder(strange);
  await refuseForeignFolder(join(strange, 'not-made-yet'));
  await refuseForeignFolder(folder);
  await mkdir(join(strange, 'lost+found'));
  await refuseForeignFolder(strange);
  for (const name of ['accounts.ods', 'letters', 'photos', 'thesis.odt']) await writeFile(join(strange, name), 'mine');
  await expect(refuseForeignFolder(strange)).rejects.toThrow(
    'holds something else (accounts.ods, letters, photos, 1 more). Nothing was touched.',
  );
});
