import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { findChromium } from './chromium.mjs';
import { pinnedNode, root, run, Stopped } from './process.mjs';

/**
 * What a first visit costs: of a document (docs/decisions/0096-documents.md) all that comes over the wire, as a browser counts
 * it (`bench/visits/visits.ts`); of a page with the router's scripts those, as the build says.
 */

/** The script of documents: all they have. */
const OWN_SCRIPT = /^main-[\w-]+\.js\.br$/;
const OWN_SCRIPT_LIMIT = 8_000;

/** All addresses, kept by the browser over pages and visits (docs/decisions/0140-all-addresses-at-once.md). */
const ADDRESSES = /^manifest-[\w-]+\.js\.br$/;
const ADDRESSES_LIMIT = 6_000;

/** What a page's script may be, for strangers and for who is signed in (docs/decisions/0089-forms-without-script.md). */
const SCRIPT_LIMIT = 138_000;
const SIGNED_IN_LIMIT = 165_200;

/** Lead elsewhere, or have no page of their own. */
const noPage = /\/(unknown|to-settings|to-dashboard|logout|agree|layout)$/;
/** Pages behind a sign-in. */
const signedIn = /^areas\/(customer|pandit|admin)\//;

/**
 * Bytes of script, compressed (brotli), of a first visit to each page: the entry, the page with the layouts around
 * it, and all they import, as the server asks browsers to preload them. Files that come later, or on a press, are not counted.
 */
async function weights() {
  const { assets, routes } = await import(pathToFileURL(join(root, 'build', 'server', 'index.js')).href);
  const parts = (part) => [part.module, ...part.imports];
  const chain = (id) => (id ? [...chain(routes[id].parentId), id] : []);
  return Object.values(routes)
    .filter(({ id, path, index }) => (path || index) && !noPage.test(id) && !id.endsWith('unknown') && id !== 'root')
    .filter(({ module }) => !module.handle?.document)
    .map(({ id }) => {
      const files = new Set([assets.entry, ...chain(id).map((one) => assets.routes[one])].flatMap(parts));
      return {
        path: pathOf(chain(id).map((one) => routes[one])),
        bytes: [...files].reduce(add, 0),
        files: files.size,
        limit: signedIn.test(id) ? SIGNED_IN_LIMIT : SCRIPT_LIMIT,
      };
    });
}

const pathOf = (matched) => `/${matched.flatMap(({ path }) => path || []).join('/')}`;
const add = (sum, file) => sum + statSync(join(root, 'build', 'client', `${file}.br`)).size;

/** Prints what each page weighs; ends the task where one is too heavy. */
export async function checkBudget() {
  const rows = await weights();
  const line = ({ path, bytes, files }) => `${(bytes / 1000).toFixed(1).padStart(7)} kB in ${files} files  ${path}`;
  console.log(rows.map(line).join('\n'));
  checkFile(OWN_SCRIPT, OWN_SCRIPT_LIMIT, 'every document');
  checkFile(ADDRESSES, ADDRESSES_LIMIT, 'all addresses, once');
  const dear = rows.filter(({ bytes, limit }) => bytes > limit);
  if (dear.length > 0) throw new Stopped(1, `Too much script:\n${dear.map(line).join('\n')}`);
}

/** Prints what a file weighs that comes beside the pages' own; ends the task where it is too heavy, or not one file. */
function checkFile(name, limit, of) {
  const assets = join(root, 'build', 'client', 'assets');
  const files = readdirSync(assets).filter((one) => name.test(one));
  const bytes = files.reduce((sum, one) => sum + statSync(join(assets, one)).size, 0);
  console.log(`${(bytes / 1000).toFixed(1).padStart(7)} kB in ${files.length} file   ${of}`);
  if (files.length !== 1 || bytes > limit) {
    throw new Stopped(1, `${files.length} files for ${of}, ${bytes} bytes; one of at most ${limit} is right.`);
  }
}

const measurements = join(root, 'docs', 'measurements.md');

const kB = (bytes) => `${Math.round(bytes / 1000)} kB`;

/** First visits to documents, in a browser. */
async function documents() {
  const folder = mkdtempSync(join(tmpdir(), 'sankalp-visits-'));
  const file = join(folder, 'visits.json');
  const visit = [join('bench', 'visits', 'visits.ts'), '--only', 'documents', '--json', file];
  const code = await run(pinnedNode(), visit, { CHROMIUM_PATH: await findChromium() });
  if (code !== 0) throw new Stopped(code);
  const visits = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(folder, { recursive: true });
  return visits;
}

/** A table of the page of measurements, found by its head, with other rows. */
const replaced = (text, head, rows) =>
  text.replace(
    new RegExp(`(${head.replaceAll('|', '\\|')}\\n\\|[-|]+\\n)(\\| \`/.*\\n)*`),
    (_, kept) => kept + rows.join('\n') + '\n',
  );

/** Run alone, this file writes both tables into docs/measurements.md. */
if (argv[1] === fileURLToPath(import.meta.url)) {
  if (!existsSync(join(root, 'build', 'server'))) throw new Error('Build first: npm run build');
  const visits = await documents();
  const written = [
    [
      '| document | all of it | requests |',
      visits.map((one) => `| \`${one.path}\` | ${kB(one.bytes)} | ${one.requests} |`),
    ],
    [
      '| page | script | files |',
      (await weights()).map((one) => `| \`${one.path}\` | ${kB(one.bytes)} | ${one.files} |`),
    ],
  ].reduce((text, [head, rows]) => replaced(text, head, rows), readFileSync(measurements, 'utf8'));
  writeFileSync(measurements, written);
}
