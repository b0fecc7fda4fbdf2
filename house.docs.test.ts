import { describe, expect, test } from 'vitest';
import { all, textOf } from './house.files.ts';
import lock from './package-lock.json' with { type: 'json' };
import manifest from './package.json' with { type: 'json' };

/** What documents, versions and the lock promise (README, "The house"). */

/** The rows of a table of statements: how many cells each has, and which files (and “tests” in them) its second one names. */
function rowsOf(file: string): { row: string; cells: number; shown: { file: string; name: string }[] }[] {
  const lines = textOf(file).split('\n');
  const isRow = (line: string, index: number) => /^\| (?!-)/.test(line) && !lines[index + 1]?.startsWith('|---');
  return lines.filter(isRow).map((row) => {
    const cells = row.split('|').slice(1, -1);
    const named = (cells[1] ?? '').matchAll(/`([\w./-]+\/[\w.-]+\.tsx?)`(?: “([^”]+)”)?/g);
    return { row, cells: cells.length, shown: [...named].map(([, path = '', name = '']) => ({ file: path, name })) };
  });
}

describe('what others may rely on', () => {
  test('versions are exact', () => {
    const loose = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    );
    expect(loose).toEqual([]);
  });

  test('the lock names no host', () => {
    expect(Object.entries(lock.packages).filter(([, entry]) => 'resolved' in entry)).toEqual([]);
  });

  test('a file that a note or a comment names is there', () => {
    const named = all
      .filter((file) => /\.(md|tsx?|sql|mjs)$/.test(file) && !file.startsWith('house.'))
      .flatMap((file) => {
        const text = textOf(file);
        const notes = text.matchAll(/\bdocs\/[\w/-]+\.md\b/g);
        const sources = file.endsWith('.md') ? text.matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.(?:tsx?|mjs|sql|css))`/g) : [];
        return [...[...notes].map(([path]) => path), ...[...sources].map(([, path]) => path ?? '')].map((path) => ({
          file,
          path,
        }));
      });
    expect(named.filter(({ path }) => !all.includes(path))).toEqual([]);
  });

  test('every statement of a specification is shown somewhere, by a file and a test that are there', () => {
    const rows = all.filter((file) => /^docs\/spec-[\w-]+\.md$/.test(file)).flatMap(rowsOf);
    expect(rows.length).toBeGreaterThan(200);
    expect(rows.filter(({ cells, shown }) => cells !== 3 || shown.length === 0)).toEqual([]);
    const missing = rows.flatMap(({ row, shown }) =>
      shown.filter(({ file, name }) => !all.includes(file) || !textOf(file).includes(name)).map(() => row),
    );
    expect(missing).toEqual([]);
  });

  test('no file names a registry or a folder of somebody’s machine', () => {
    const telling = /https?:\/\/[\w.-]*registry[\w.-]*|\/(home|Users)\/\w+\/|\/work\//;
    const texts = all.filter((file) => !/\.(png|jpe?g|webp|woff2?|ico|pdf)$/.test(file) && !file.startsWith('house.'));
    expect(texts.filter((file) => telling.test(textOf(file)))).toEqual([]);
  });
});
