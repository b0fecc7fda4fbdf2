import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { root, Stopped } from './process.mjs';

/** What a phone fetches of script before a public page is alive: the pages' weight, and the limit of the first of them. */

const HOME_LIMIT = 130_000;

/** By how much the README's table may be behind: small changes need not touch it. */
const README_SLACK = 4_000;

/** Lead elsewhere, or stand behind a sign-in. */
const notPublic = /^areas\/(customer|pandit|admin)\/|\/(unknown|to-settings)$/;

/**
 * Bytes of script, compressed (brotli), of a first visit to each public page: the entry, the page with the layouts around
 * it, and all they import, as the server asks browsers to preload them. What comes later by itself or on a press is not in it.
 */
async function weights() {
  const { assets, routes } = await import(pathToFileURL(join(root, 'build', 'server', 'index.js')).href);
  const parts = (part) => [part.module, ...part.imports];
  const chain = (id) => (id ? [...chain(routes[id].parentId), id] : []);
  return Object.values(routes)
    .filter(({ id, path, index }) => (path || index) && !chain(id).some((one) => notPublic.test(one)) && id !== 'root')
    .map(({ id }) => {
      const files = new Set([assets.entry, ...chain(id).map((one) => assets.routes[one])].flatMap(parts));
      return { path: pathOf(chain(id).map((one) => routes[one])), bytes: [...files].reduce(add, 0) };
    });
}

const pathOf = (matched) => `/${matched.flatMap(({ path }) => path || []).join('/')}`;
const add = (sum, file) => sum + statSync(join(root, 'build', 'client', `${file}.br`)).size;

const table = (rows) => {
  const lines = rows.map(({ path, bytes }) => `| \`${path}\` | ${Math.round(bytes / 1000)} kB |`);
  return ['| page | script |', '|---|---|', ...lines].join('\n');
};

/** Prints what each page weighs; ends the task where Home is too heavy, or where the README says something else. */
export async function checkBudget({ readme = false } = {}) {
  const rows = await weights();
  console.log(rows.map(({ path, bytes }) => `${(bytes / 1000).toFixed(1).padStart(7)} kB  ${path}`).join('\n'));
  const home = rows.find(({ path }) => path === '/home')?.bytes ?? Infinity;
  if (home > HOME_LIMIT) throw new Stopped(1, `Home loads ${home} bytes of script, more than ${HOME_LIMIT}.`);
  const stale = readme ? rows.filter(({ path, bytes }) => Math.abs(bytes - told(path)) > README_SLACK) : [];
  if (stale.length > 0) {
    throw new Stopped(
      1,
      `The README is wrong about ${stale.map(({ path }) => path).join(', ')}: node scripts/budget.mjs`,
    );
  }
}

const readmeFile = join(root, 'README.md');

/** What the README says a page weighs. */
function told(path) {
  const line = readFileSync(readmeFile, 'utf8')
    .split('\n')
    .find((one) => one.startsWith(`| \`${path}\` | `));
  return Number(/(\d+) kB/.exec(line ?? '')?.[1] ?? NaN) * 1000 || 0;
}

/** Run by itself, it writes the table into the README. */
if (argv[1] === fileURLToPath(import.meta.url)) {
  if (!existsSync(join(root, 'build', 'server'))) throw new Error('Build first: npm run build');
  const written = readFileSync(readmeFile, 'utf8');
  writeFileSync(
    readmeFile,
    written.replace(/\| page \| script \|\n\|---\|---\|\n(\| `\/.*\n)*/, `${table(await weights())}\n`),
  );
}
