import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { run, tool } from '../process.mjs';
import { cutNames } from './names.mjs';
import { writeStandIns } from './stand-ins.mjs';

/**
 * Cuts the letters the pages use out of the whole families, into `web/fonts`: `node scripts/fonts/make.mjs`.
 * A cut file is a third of what its package carries: fewer weights, no other script's letters, no instructions for old screens.
 */

const source = createRequire(import.meta.url);
const folder = new URL('../../web/fonts/', import.meta.url);
const range = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, n) => from + n));

/** What an English page is written with, in a file of its own; names from elsewhere bring the rest along. */
const latin = `${range(0x20, 0x7e)}\u00a0©·×–—‘’“”•…−`;
const latinMore = `${range(0xa1, 0xff)}ıŒœʻʼˆ˚˜‚„†‹›€™`;
/** Small capitals, old figures and fractions are never asked for; letters without marks need little of the rest. */
const used = ['kern', 'tnum', 'lnum'];
const usedByMarks = [...used, 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'calt'];
const text = { wght: { min: 400, max: 600, default: 400 } };

const cuts = [
  {
    name: 'noto-latin',
    from: 'noto-sans/files/noto-sans-latin-wght-normal',
    letters: latin,
    axes: text,
    keepFeatures: used,
  },
  {
    name: 'noto-latin-more',
    from: 'noto-sans/files/noto-sans-latin-wght-normal',
    letters: latinMore,
    axes: text,
    keepFeatures: usedByMarks,
  },
  { name: 'noto-rupee', from: 'noto-sans/files/noto-sans-latin-ext-wght-normal', letters: '₹', axes: text },
  {
    name: 'noto-odia',
    from: 'noto-sans-oriya/files/noto-sans-oriya-oriya-wght-normal',
    letters: `${range(0xb00, 0xb7f)}।॥\u200c\u200d◌`,
    axes: text,
  },
  // sentences of Odia and of Hindi end with them: in a file of their own, so that neither brings the letters of the other
  { name: 'noto-danda', from: 'noto-sans-oriya/files/noto-sans-oriya-oriya-wght-normal', letters: '।॥', axes: text },
  {
    name: 'noto-devanagari',
    from: 'noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal',
    letters: `${range(0x900, 0x97f)}\u200c\u200d◌`,
    axes: text,
  },
  {
    name: 'anek-latin-640',
    from: 'anek-latin/files/anek-latin-latin-wght-normal',
    letters: latin,
    axes: { wght: 640 },
    keepFeatures: used,
  },
  {
    name: 'anek-latin-more-640',
    from: 'anek-latin/files/anek-latin-latin-wght-normal',
    letters: latinMore,
    axes: { wght: 640 },
    keepFeatures: usedByMarks,
  },
];

await mkdir(folder, { recursive: true });
for (const { name, from, letters, axes, ...features } of cuts) {
  const whole = await readFile(source.resolve(`@fontsource-variable/${from}.woff2`));
  const cut = await subsetFont(whole, letters, {
    targetFormat: 'woff2',
    variationAxes: axes,
    noHinting: true,
    ...features,
  });
  await writeFile(new URL(`${name}.woff2`, folder), cut);
  console.log(`${name}: ${(cut.length / 1000).toFixed(1)} kB of ${(whole.length / 1000).toFixed(1)}`);
}
await cutNames(folder);
await writeStandIns(folder, new URL('../../web/styles/', import.meta.url));
await run(tool('oxfmt'), ['web/styles/stand-ins.css']);
for (const family of ['noto-sans', 'anek-latin']) {
  const license = source.resolve(`@fontsource-variable/${family}/LICENSE`);
  await copyFile(license, new URL(`LICENSE-${family}`, folder));
}
