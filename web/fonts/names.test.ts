import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { convert } from 'fontverter';
import { Blob, Buffer as Line, Face, Font, shape } from 'harfbuzzjs';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { rituals } from '#demo/rituals/rituals.ts';
import { festivals } from '#domain/almanac/festivals/festivals.ts';
import { calendarNames } from '#domain/almanac/names/calendar.ts';
import { InScript } from '../areas/public/panchang/shared/names.tsx';
import { inPage } from '../i18n/catalogue/test-page.ts';
import { Odia } from '../parts/odia.tsx';

/**
 * Odia and Devanagari are joined by rules of their fonts, and a cut that loses a step of a rule leaves signs on dotted circles. So every
 * name is drawn twice, with the file a page gets for it and with the whole font, and must come out the same.
 */

const root = join(import.meta.dirname, '../..');
const css = (name: string): string => readFileSync(join(root, 'web/styles', name), 'utf8');

interface FontFile {
  readonly family: string;
  readonly file: string;
  readonly ranges: readonly (readonly [from: number, to: number])[];
}

/** What `web/styles/fonts.css` serves where a device has nothing of its own. */
const served: FontFile[] = [...css('fonts.css').matchAll(/@font-face \{([^}]*)\}/g)].flatMap(([, face = '']) => {
  const file = /url\('\.\.\/fonts\/([^']+)'\)/.exec(face)?.[1];
  const family = /font-family: '?([^';]+)'?;/.exec(face)?.[1] ?? '';
  const ranges = [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
    ([, from = '', to = from]) => [parseInt(from, 16), parseInt(to, 16)] as const,
  );
  return file ? [{ family, file, ranges }] : [];
});

const listed = (families: string): string[] => families.split(',').map((family) => family.trim().replaceAll("'", ''));
const standard = listed(/--font-sans:\s*([^;]+);/.exec(css('app.css'))?.[1] ?? '');

/** The families of an element, by its class. */
function familiesOf(classes: string): string[] {
  const own = classes.split(' ').map((name) => css('app.css').split(`@utility ${name} {\n  font-family: `)[1]);
  const families = own.find(Boolean)?.split(';')[0];
  return families
    ? listed(families).flatMap((family) => (family === 'var(--font-sans)' ? standard : family))
    : standard;
}

/** A text in pieces of one font each, Latin left out. */
function piecesOf(text: string, families: readonly string[]): { file: string; piece: string }[] {
  const pieces: { file: string; piece: string }[] = [];
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0;
    const file = families
      .flatMap((family) => served.filter((one) => one.family === family))
      .find(({ ranges }) => ranges.some(([from, to]) => code >= from && code <= to))?.file;
    const last = pieces.at(-1);
    if (file && file === last?.file) last.piece += sign;
    else pieces.push({ file: file ?? 'none', piece: sign });
  }
  return pieces.filter(({ piece }) => inScript.test(piece));
}

const inScript = /[\u0900-\u097f\u0b00-\u0b7f]/;

const packages = createRequire(import.meta.url);
const wholePath = (script: string): string =>
  packages.resolve(`@fontsource-variable/noto-sans-${script}/files/noto-sans-${script}-${script}-wght-normal.woff2`);
const faces = new Map<string, Face>();
for (const path of [
  ...new Set(served.map(({ file }) => join(import.meta.dirname, file))),
  ...['oriya', 'devanagari'].map(wholePath),
]) {
  // one after another: each is unpacked into the memory of the one before
  faces.set(path, new Face(new Blob(await convert(readFileSync(path), 'sfnt'))));
}

function fontAt(path: string): Font {
  const face = faces.get(path);
  if (!face) throw new Error(`${path} was not opened`);
  return new Font(face);
}

/** Outlines and their places, for glyphs have other numbers in a cut font. Signs that only join or part letters are not seen. */
function drawn(font: Font, text: string): { outlines: string[]; places: string[]; missing: boolean } {
  const line = new Line();
  line.addText(text);
  line.guessSegmentProperties();
  shape(font, line);
  const glyphs = line
    .getGlyphInfosAndPositions()
    .map((glyph) => ({ ...glyph, outline: font.glyphToPath(glyph.codepoint) }))
    .filter(({ outline, xAdvance }) => outline !== '' || xAdvance !== 0);
  return {
    outlines: glyphs.map(({ outline }) => outline),
    places: glyphs.map(({ xAdvance, xOffset, yOffset }) => `${xAdvance} ${xOffset} ${yOffset}`),
    missing: glyphs.some(({ codepoint }) => codepoint === 0),
  };
}

/** What is wrong with names as they are drawn. */
function faultsOf(names: readonly string[], families: readonly string[]): string[] {
  const byFile = Map.groupBy(
    names.flatMap((name) => piecesOf(name, families)),
    ({ file }) => file,
  );
  return [...byFile].flatMap(([file, inIt]) => {
    if (file === 'none') return inIt.map(({ piece }) => `${piece}: no font has it`);
    const cut = fontAt(join(import.meta.dirname, file));
    const whole = fontAt(wholePath(/odia|danda/.test(file) ? 'oriya' : 'devanagari'));
    const [circle = ''] = drawn(whole, '\u25cc').outlines;
    return inIt.flatMap(({ piece }) => {
      const why = faultOf(drawn(cut, piece), drawn(whole, piece), circle);
      return why ? `${piece}: ${why} in ${file}` : [];
    });
  });
}

type Drawn = ReturnType<typeof drawn>;

function faultOf(ours: Drawn, wanted: Drawn, circle: string): string | null {
  if (ours.missing) return 'a letter is missing';
  if (ours.outlines.includes(circle)) return 'a dotted circle';
  if (ours.outlines.join() !== wanted.outlines.join()) return 'other letters';
  return ours.places.join() === wanted.places.join() ? null : 'other places';
}

const familiesIn = (element: ReactElement): string[] =>
  familiesOf(/class="([^"]*)"/.exec(renderToStaticMarkup(element))?.[1] ?? '');
const forRitual = (name: string): string[] => familiesIn(inPage('en-IN', createElement(Odia, null, name)));

describe('drawn as the whole font draws it, on a device without the script', () => {
  test('the Odia name of every ritual; else run scripts/fonts/make.mjs', () => {
    expect(rituals.length).toBeGreaterThan(30);
    expect(rituals.flatMap(({ odia }) => faultsOf([odia], forRitual(odia)))).toEqual([]);
    const files = rituals.flatMap(({ odia }) => piecesOf(odia, forRitual(odia)).map(({ file }) => file));
    expect([...new Set(files)]).toEqual(['noto-odia-names.woff2']);
  });

  test.each(['or', 'hi'] as const)('every festival’s name (%s); else run scripts/fonts/make.mjs', (lang) => {
    expect(festivals.length).toBeGreaterThan(100);
    for (const { names } of festivals) {
      const families = familiesIn(InScript({ names, lang }));
      expect(faultsOf([names[lang]], families)).toEqual([]);
      // never half from one file, half from another
      expect(new Set(piecesOf(names[lang], families).map(({ file }) => file)).size).toBe(1);
    }
    const ofCalendars = familiesIn(InScript({ names: { en: '', or: '', hi: '' }, lang: 'or' }));
    const inOdia = festivals.flatMap(({ names }) => piecesOf(names.or, ofCalendars).map(({ file }) => file));
    expect(new Set(inOdia).size).toBe(1);
  });

  test('what a wall calendar writes in Odia; else run scripts/fonts/make.mjs', () => {
    const families = familiesIn(InScript({ names: { en: '', or: '', hi: '' }, lang: 'or' }));
    const names = calendarNames.map((one) => one.or);
    expect(faultsOf(names, families)).toEqual([]);
    expect(new Set(names.flatMap((name) => piecesOf(name, families).map(({ file }) => file))).size).toBe(1);
  });

  test('all else we write, and what others may write', () => {
    const files = globSync(['demo/**/*.ts', 'domain/almanac/**/*.ts', 'web/i18n/**/*.ts'], { cwd: root });
    const texts = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
    const words = new Set(texts.match(/[\u0900-\u097f\u0b00-\u0b7f\u200c\u200d]+/g));
    expect(words.size).toBeGreaterThan(500);
    // joined as no name of ours is, bare at the end, digits, the signs of verses
    const rare = ['ସ୍ତ୍ରୀ', 'ମନ୍', 'ଯୁକ୍ତାକ୍ଷର', 'ରାଷ୍ଟ୍ରୀୟ', '୧୨୩୪', 'ॐ', 'क्ष्म्य', 'राष्ट्रीय', '१२३४', '।'];
    expect(
      faultsOf(
        [...words, ...rare].filter((word) => inScript.test(word)),
        standard,
      ),
    ).toEqual([]);
  });

  test('a ritual that the office adds, with the whole font where its words are new', () => {
    const fileOf = (name: string) => piecesOf(name, forRitual(name)).map(({ file }) => file);
    expect(fileOf('ଗଣେଶ ପୂଜା')).toEqual(['noto-odia-names.woff2', 'noto-odia-names.woff2']);
    expect(fileOf('ସ୍ତ୍ରୀ')).toEqual(['noto-odia.woff2']);
    expect(faultsOf(['ସ୍ତ୍ରୀ ପୂଜା'], forRitual('ସ୍ତ୍ରୀ ପୂଜା'))).toEqual([]);
  });
});
