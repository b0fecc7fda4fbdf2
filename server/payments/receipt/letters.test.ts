import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Blob, Face } from 'harfbuzzjs';
import { expect, test } from 'vitest';
import { rituals } from '#demo/rituals/rituals.ts';
import { districtIn } from '#domain/district-names.ts';
import { districtNames } from '#domain/places.ts';
import { runsOf } from './script-runs.ts';

/** Every sign that a PDF or a picture of the almanac may carry is in the font it is drawn with. */

const fontOf = (family: string, style: string): ReadonlySet<number> => {
  const path = `@expo-google-fonts/${family.replace('NotoSans', 'noto-sans-').toLowerCase()}/${style}/${family}_${style}.ttf`;
  return new Set(new Face(new Blob(readFileSync(fileURLToPath(import.meta.resolve(path))))).collectUnicodes());
};
const styles = ['400Regular', '600SemiBold', '700Bold'];
const fonts = { odia: 'NotoSansOriya', devanagari: 'NotoSansDevanagari' };

const root = fileURLToPath(new URL('../../../', import.meta.url));
const sentences = globSync(['server/words/*/receipt.ts', 'server/words/*/almanac.ts'], { cwd: root })
  .map((file) => readFileSync(`${root}${file}`, 'utf8').replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, ''))
  .join(' ');
const names = [
  ...rituals.flatMap(({ name, odia, hindi }) => [name, odia, hindi]),
  ...districtNames.flatMap((name) => [name, districtIn('or-IN', name), districtIn('hi-IN', name)]),
];
const digits = ['ଟଙ୍କା 0123456789 ୦୧୨୩୪୫୬୭୮୯ ₹', 'रुपये 0123456789 ०१२३४५६७८९ ₹'];

test.each(styles)('in the weight %s', (style) => {
  const runs = [sentences, ...names, ...digits].flatMap(runsOf);
  for (const [script, family] of Object.entries(fonts)) {
    const letters = fontOf(family, style);
    const signs = new Set(runs.filter((run) => run.script === script).flatMap(({ text }) => [...text]));
    expect(signs.size).toBeGreaterThan(60);
    const missing = [...signs].filter((sign) => sign >= ' ' && !letters.has(sign.codePointAt(0) ?? 0));
    expect(missing).toEqual([]);
  }
});

test('a letter that is in neither font is noticed', () => {
  expect(fontOf('NotoSansOriya', '400Regular').has('அ'.codePointAt(0) ?? 0)).toBe(false);
});
