import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { compressBelow } from './compress.mjs';
import { must, root, tool } from './process.mjs';

/** Everything the web's build is made of. */
const configs = ['vite.config.ts', 'react-router.config.ts', 'scripts/chunks.ts'];
const sources = ['web', 'domain', 'contract', 'package-lock.json', ...configs];
const stamp = join(root, 'build', '.sources');

/** Builds the pages, unless the last build was made of the same sources. */
export async function buildWeb({ always = false } = {}) {
  const now = fingerprint();
  if (!always && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  console.log('Building the pages …');
  rmSync(stamp, { force: true });
  await must(tool('react-router'), ['build', '--logLevel', 'error'], { NODE_ENV: 'production' });
  for (const file of readdirSync(assetsOf('client')).filter((name) => OF_DOCUMENTS.test(name))) bringImportsOf(file);
  compressBelow(join(root, 'build', 'client'));
  mkdirSync(join(root, 'build'), { recursive: true });
  writeFileSync(stamp, now);
}

/** The script of the pages that are documents. */
const OF_DOCUMENTS = /^main-[\w-]+\.js$/;
const assetsOf = (side) => join(root, 'build', side, 'assets');

/**
 * The router moves the script of documents from the server's bundle to the files of the pages, and leaves behind what that script imports
 * later. Throws where the server's bundle lacks a part, too.
 */
function bringImportsOf(file) {
  const text = readFileSync(join(assetsOf('client'), file), 'utf8');
  for (const [, part] of text.matchAll(/["'`]\.\/([\w-]+\.js)["'`]/g)) {
    if (existsSync(join(assetsOf('client'), part))) continue;
    copyFileSync(join(assetsOf('server'), part), join(assetsOf('client'), part));
    bringImportsOf(part);
  }
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesBelow))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function filesBelow(path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesBelow(`${path}/${name}`));
}
