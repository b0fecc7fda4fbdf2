import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files of the house as its tests read them: all of them, and the code, with what is tested and what tests. */

const aside = new Set(['node_modules', 'build', '.git', '.data', '.react-router', 'test-results']);

function filesBelow(folder: string): string[] {
  return readdirSync(join(import.meta.dirname, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isSymbolicLink() || aside.has(entry.name)) return [];
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

export const all = filesBelow('');
export const textOf = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8');
export const code = all.filter((file) => /\.tsx?$/.test(file)).map((file) => ({ file, text: textOf(file) }));
export const isTest = (file: string): boolean =>
  /\.(test|e2e)\.tsx?$|\/test-[\w-]+\.ts$|\/conformance\.ts$|^(e2e|server\/testing)\//.test(file);
export const product = code.filter(({ file }) => !isTest(file));
export const filesWith = (pattern: RegExp, where: RegExp = /./): string[] =>
  product.filter(({ file, text }) => where.test(file) && pattern.test(text)).map(({ file }) => file);
