import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { convert } from 'fontverter';
import { Blob, Buffer as Line, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { rituals } from '../../demo/rituals/rituals.ts';
import { festivals } from '../../domain/almanac/festivals/festivals.ts';
import { calendarNames } from '../../domain/almanac/names/calendar.ts';
import { ownNames } from '../../domain/locale.ts';
import { hindiShelves, shelfOf } from '../../domain/almanac/names/shelves.ts';

/**
 * Small fonts for names that are known beforehand: 5 to 15 kB, where all of a script takes 66 and what its letters can
 * become takes 30. They draw the words they were cut for and no others; `web/fonts/names.test.ts` compares each with the whole font.
 */

const source = createRequire(import.meta.url);
const odia = {
  whole: '@fontsource-variable/noto-sans-oriya/files/noto-sans-oriya-oriya-wght-normal.woff2',
  word: /[\u0b00-\u0b7f\u200c\u200d]+/g,
};
const hindi = {
  whole: '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2',
  word: /[\u0900-\u097f\u200c\u200d]+/g,
};

/** `odia-names.json` lists the words of the rituals: the office may add a ritual whose name needs the whole font (`web/parts/odia.tsx`). */
export async function cutNames(folder) {
  const ofRituals = wordsOf(
    odia,
    // and of the language itself, for whoever looks for it
    [...rituals.map((ritual) => ritual.odia), ownNames['or-IN']],
  );
  await cutWords(new URL('noto-odia-names.woff2', folder), odia, ofRituals);
  await writeFile(new URL('odia-names.json', folder), `${JSON.stringify(ofRituals.join(' '))}\n`);
  const ofFestivals = festivals.map(({ names }) => names);
  await cutWords(
    new URL('noto-odia-festivals.woff2', folder),
    odia,
    wordsOf(
      odia,
      [...ofFestivals, ...calendarNames].map(({ or }) => or),
    ),
  );
  for (const shelf of hindiShelves) {
    const onIt = ofFestivals.filter(({ en }) => shelfOf(en) === shelf);
    await cutWords(
      new URL(`noto-hindi-${shelf}.woff2`, folder),
      hindi,
      wordsOf(hindi, [...onIt.map(({ hi }) => hi), ...(shelf === shelfOf('Hindi') ? [ownNames['hi-IN']] : [])]),
    );
  }
}

const wordsOf = ({ word }, names) => [...new Set(names.join(' ').match(word))].toSorted();

async function cutWords(file, { whole }, words) {
  const regular = await subsetFont(await readFile(source.resolve(whole)), null, {
    targetFormat: 'sfnt',
    keepAllGlyphs: true,
    variationAxes: { wght: 400 },
  });
  const { passed, drawn } = glyphsOf(regular, words);
  const lean = withoutOutlines(regular, passed, drawn);
  const cut = await convert(await withGlyphs(lean, words.join(''), passed), 'woff2');
  await writeFile(file, cut);
  console.log(`${file.pathname.split('/').at(-1)}: ${(cut.length / 1000).toFixed(1)} kB for ${words.length} words`);
}

/**
 * The glyphs that words are drawn with, and all they pass on the way there: letters become half letters, and these join. A font
 * without the glyphs in between stops half-way, with its signs on dotted circles.
 */
function glyphsOf(regular, words) {
  const font = new Font(new Face(new Blob(regular)));
  const passed = new Set();
  const drawn = new Set();
  for (const word of words) {
    const line = new Line();
    line.addText(word);
    line.guessSegmentProperties();
    line.setMessageFunc((buffer, _font, message) => {
      if (message.includes('lookup')) for (const { codepoint } of buffer.getGlyphInfos()) passed.add(codepoint);
      return true;
    });
    shape(font, line);
    for (const { codepoint } of line.getGlyphInfos()) drawn.add(codepoint);
  }
  return { passed: passed.union(drawn), drawn };
}

/** Glyphs that are only passed, and part of no drawn one, need no outline: a fifth of the file. */
function withoutOutlines(font, passed, drawn) {
  const copy = Buffer.from(font);
  const beginOf = outlinesOf(copy);
  const shown = new Set(drawn);
  // a set also goes through what is added on the way
  for (const glyph of shown) for (const part of partsOf(copy, beginOf(glyph), beginOf(glyph + 1))) shown.add(part);
  for (const glyph of passed.difference(shown)) copy.fill(0, beginOf(glyph), beginOf(glyph + 1));
  return copy;
}

/** Where the outline of a glyph begins. */
function outlinesOf(font) {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const tables = Object.fromEntries(
    entries.map((entry) => [font.toString('latin1', entry, entry + 4), font.readUInt32BE(entry + 8)]),
  );
  const isLong = font.readInt16BE(tables.head + 50) === 1;
  return (glyph) =>
    tables.glyf +
    (isLong ? font.readUInt32BE(tables.loca + 4 * glyph) : 2 * font.readUInt16BE(tables.loca + 2 * glyph));
}

/** The glyphs that a glyph is put together from, such as a letter and its dot (OpenType, `glyf`, composite glyphs). */
function partsOf(font, begin, end) {
  if (begin === end || font.readInt16BE(begin) >= 0) return [];
  const parts = [];
  for (let at = begin + 10, more = true; more;) {
    const flags = font.readUInt16BE(at);
    parts.push(font.readUInt16BE(at + 2));
    const scale = flags & 0x8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0;
    at += 4 + (flags & 0x1 ? 4 : 2) + scale;
    more = (flags & 0x20) !== 0;
  }
  return parts;
}

const READ_AND_WRITE = 2;
const FEATURES = 6;
const NO_HINTING = 0x1;
/** What other words of the same letters would need is left out. */
const NO_CLOSURE = 0x200;

/** `subset-font` cuts by letters alone, so this asks HarfBuzz itself. */
async function withGlyphs(font, letters, glyphs) {
  const { instance } = await WebAssembly.instantiate(
    await readFile(source.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')),
  );
  const hb = instance.exports;
  hb._initialize();
  const at = hb.malloc(font.length);
  new Uint8Array(hb.memory.buffer).set(font, at);
  const face = hb.hb_face_create(hb.hb_blob_create(at, font.length, READ_AND_WRITE, 0, 0), 0);
  const input = hb.hb_subset_input_create_or_fail();
  const features = hb.hb_subset_input_set(input, FEATURES);
  hb.hb_set_clear(features);
  hb.hb_set_invert(features);
  hb.hb_subset_input_set_flags(input, NO_HINTING | NO_CLOSURE);
  for (const letter of letters) hb.hb_set_add(hb.hb_subset_input_unicode_set(input), letter.codePointAt(0));
  for (const glyph of glyphs) hb.hb_set_add(hb.hb_subset_input_glyph_set(input), glyph);
  const blob = hb.hb_face_reference_blob(hb.hb_subset_or_fail(face, input));
  const start = hb.hb_blob_get_data(blob, 0);
  return Buffer.from(hb.memory.buffer, start, hb.hb_blob_get_length(blob));
}
