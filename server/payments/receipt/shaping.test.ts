import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Blob, Buffer as Line, Face, Font, shape } from 'harfbuzzjs';
import { expect, test } from 'vitest';
import { rituals } from '#demo/rituals/rituals.ts';
import { districtIn } from '#domain/district-names.ts';
import { districtNames } from '#domain/places.ts';
import { receipt as hindi } from '../../words/hi/receipt.ts';
import { receipt as odia } from '../../words/or/receipt.ts';

/** The writer of our PDFs joins letters by rules of its own: they come out as a browser, which has HarfBuzz, draws them. */

interface Fontkit {
  create(file: Uint8Array): { layout(text: string): { glyphs: { id: number }[]; positions: { xAdvance: number }[] } };
}
const fontkit = createRequire(import.meta.resolve('pdfkit'))('fontkit') as Fontkit;

const wordsOf = (texts: readonly (string | null)[], letter: RegExp): string[] => [
  ...new Set(texts.flatMap((text) => (text ?? '').split(/[\s{}]+/)).filter((word) => letter.test(word))),
];

test.each([
  [
    'Odia',
    'noto-sans-oriya',
    'NotoSansOriya',
    wordsOf(
      [
        ...Object.values(odia),
        ...rituals.map((one) => one.odia),
        ...districtNames.map((name) => districtIn('or-IN', name)),
      ],
      /\p{Script=Oriya}/u,
    ),
  ],
  [
    'Hindi',
    'noto-sans-devanagari',
    'NotoSansDevanagari',
    wordsOf(
      [
        ...Object.values(hindi),
        ...rituals.map((one) => one.hindi),
        ...districtNames.map((name) => districtIn('hi-IN', name)),
      ],
      /\p{Script=Devanagari}/u,
    ),
  ],
] as const)('in %s', (_language, folder, face, words) => {
  expect(words.length).toBeGreaterThan(120);
  const path = `@expo-google-fonts/${folder}/400Regular/${face}_400Regular.ttf`;
  const file = readFileSync(fileURLToPath(import.meta.resolve(path)));
  const [ours, theirs] = [fontkit.create(file), new Font(new Face(new Blob(file)))];
  for (const word of words) {
    const { glyphs, positions } = ours.layout(word);
    const line = new Line();
    line.addText(word);
    line.guessSegmentProperties();
    shape(theirs, line);
    const drawn = line.getGlyphInfosAndPositions();
    expect(
      glyphs.map(({ id }) => id),
      word,
    ).toEqual(drawn.map(({ codepoint }) => codepoint));
    expect(
      positions.map(({ xAdvance }) => xAdvance),
      word,
    ).toEqual(drawn.map(({ xAdvance }) => xAdvance));
  }
});
