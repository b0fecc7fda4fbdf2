import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { convert } from 'fontverter';
import { Blob, Buffer as Line, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';

/**
 * A sixth of the Odia letters: those the names of the catalogue are written with. A letter of Odia is many forms, and a
 * cut by letters keeps them all (30 kB); this one keeps the forms that are used, and a list of the syllables that it can
 * write, by which `web/parts/odia.tsx` knows where it is enough.
 */

const source = createRequire(import.meta.url);
const odia = {
  whole: '@fontsource-variable/noto-sans-oriya/files/noto-sans-oriya-oriya-wght-normal.woff2',
  letters: /[\u0b00-\u0b7f\u200c\u200d]+/g,
};
const hindi = {
  whole: '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2',
  letters: /[\u0900-\u097f\u200c\u200d]+/g,
};
/** Consonants joined, and the signs around them; kept equal to that of `web/parts/odia.tsx`. */
const syllable =
  /(?:[\u0b15-\u0b71]\u0b3c?\u0b4d\u200d?)*[\u0b05-\u0b39\u0b5c-\u0b61\u0b71]\u0b3c?(?:[\u0b3e-\u0b57]|[\u0b01-\u0b03])*/gu;

export async function cutOdiaNames(folder) {
  const words = await wordsIn(odia, '../../demo/rituals/');
  await cutForms(folder, 'noto-odia-names', odia, words);
  const syllables = [...new Set(words.flatMap((word) => word.match(syllable) ?? []))].toSorted();
  await writeFile(new URL('odia-names.json', folder), `${JSON.stringify(syllables.join(' '))}\n`);
}

/** The same for the festivals of the almanac, in both scripts; `festivals.json` says what they can write. */
export async function cutFestivals(folder) {
  const from = ['../../domain/almanac/festivals/'];
  const inOdia = await wordsIn(odia, ...from);
  const inHindi = await wordsIn(hindi, ...from);
  await cutForms(folder, 'noto-odia-festivals', odia, inOdia);
  await cutForms(folder, 'noto-hindi-festivals', hindi, inHindi);
  const words = [...inOdia, ...inHindi].toSorted();
  await writeFile(new URL('festivals.json', folder), `${JSON.stringify(words.join(' '))}\n`);
}

async function cutForms(folder, name, { whole }, words) {
  const regular = await subsetFont(await readFile(source.resolve(whole)), null, {
    targetFormat: 'sfnt',
    keepAllGlyphs: true,
    variationAxes: { wght: 400 },
  });
  const cut = await convert(await withForms(regular, words.join(''), formsOf(regular, words)), 'woff2');
  await writeFile(new URL(`${name}.woff2`, folder), cut);
  console.log(`${name}: ${(cut.length / 1000).toFixed(1)} kB for ${words.length} words`);
}

async function wordsIn({ letters }, ...folders) {
  const paths = await Promise.all(
    folders.map(async (name) => {
      const at = new URL(name, import.meta.url);
      return (await readdir(at)).filter((file) => !file.includes('.test.')).map((file) => new URL(file, at));
    }),
  );
  const texts = await Promise.all(paths.flat().map((file) => readFile(file, 'utf8')));
  return [...new Set(texts.join(' ').match(letters))];
}

/** The forms (glyphs) that words are drawn with. */
function formsOf(regular, words) {
  const font = new Font(new Face(new Blob(regular)));
  return words.flatMap((word) => {
    const line = new Line();
    line.addText(word);
    line.guessSegmentProperties();
    shape(font, line);
    return line.getGlyphInfos().map(({ codepoint }) => codepoint);
  });
}

const READ_AND_WRITE = 2;
const FEATURES = 6;
const NO_HINTING = 0x1;
const NO_CLOSURE = 0x200;

/** `subset-font` cuts by letters alone, so this asks HarfBuzz itself. */
async function withForms(regular, letters, forms) {
  const { instance } = await WebAssembly.instantiate(
    await readFile(source.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')),
  );
  const hb = instance.exports;
  hb._initialize();
  const at = hb.malloc(regular.length);
  new Uint8Array(hb.memory.buffer).set(regular, at);
  const face = hb.hb_face_create(hb.hb_blob_create(at, regular.length, READ_AND_WRITE, 0, 0), 0);
  const input = hb.hb_subset_input_create_or_fail();
  const features = hb.hb_subset_input_set(input, FEATURES);
  hb.hb_set_clear(features);
  hb.hb_set_invert(features);
  hb.hb_subset_input_set_flags(input, NO_HINTING | NO_CLOSURE);
  for (const letter of letters) hb.hb_set_add(hb.hb_subset_input_unicode_set(input), letter.codePointAt(0));
  for (const form of forms) hb.hb_set_add(hb.hb_subset_input_glyph_set(input), form);
  const blob = hb.hb_face_reference_blob(hb.hb_subset_or_fail(face, input));
  const start = hb.hb_blob_get_data(blob, 0);
  return Buffer.from(hb.memory.buffer, start, hb.hb_blob_get_length(blob));
}
