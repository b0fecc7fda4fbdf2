import { readFile, writeFile } from 'node:fs/promises';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { convert } from 'fontverter';
import { Blob, Buffer as Line, Face, Feature, Font, shape, Variation } from 'harfbuzzjs';

/**
 * Until our fonts are there, a page is drawn with one of the device's, made as wide and as high, so that nothing moves when they
 * come. Which one a device has is not known, and they differ by a tenth, so each has a face of its own: `web/styles/stand-ins.css`.
 */

/** What averages are taken of: text, and headings, which have more digits and capitals. The widths below were measured with both. */
const text = `The first entry into a new home: Ganesha, the planets and the house are worshipped, usually with a homa.
Find a pandit for your puja. Choose a ritual and a day, and see who is free, what they charge and what you pay. Prices from 1,400
rupees; two hours and thirty minutes. Book Now. Log in with your phone and a code, or sign up. Pandits who offer it: Khordha, Puri,
Cuttack. Lamps, jhoti and worship for the welfare of a family or a business, above all at Diwali and on Thursdays.`;
const headings = `Pandits for every ritual of a family. Satyanarayan Puja. 11 pandits free on 2 December. Festivals of 2027.
Sunday, 29 November 2026. What is needed. How it works. Gruha Pratistha. Rs 1,851. Terms of use.`;

/**
 * What devices have, and how wide a letter of theirs is on average, in ten thousandths of an em: the regular one in text, the bold
 * one in text and in headings. `node scripts/fonts/stand-ins.mjs REGULAR.ttf BOLD.ttf` measures that. These are of Debian's
 * `fonts-roboto-unhinted`, `fonts-liberation` (as wide as Arial and Helvetica, letter by letter), `fonts-noto-core` and
 * `fonts-dejavu-core`.
 */
const devices = [
  {
    name: 'Roboto',
    regular: ['Roboto', 'Roboto-Regular'],
    bold: ['Roboto Bold', 'Roboto-Bold'],
    widths: [4392, 4460, 4531],
  },
  {
    name: 'Arial',
    regular: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo', 'Helvetica'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold', 'Helvetica Bold', 'Helvetica-Bold'],
    widths: [4430, 4760, 4764],
  },
  {
    name: 'Noto Sans',
    regular: ['Noto Sans', 'Noto Sans Regular', 'NotoSans-Regular'],
    bold: ['Noto Sans Bold', 'NotoSans-Bold'],
    widths: [4684, 4979, 4955],
  },
  { name: 'DejaVu Sans', regular: ['DejaVu Sans'], bold: ['DejaVu Sans Bold'], widths: [5033, 5691, 5729] },
];

/** Writes the faces, for our fonts as they were just cut. */
export async function writeStandIns(fonts, styles) {
  const noto = await opened(new URL('noto-latin.woff2', fonts));
  const anek = await opened(new URL('anek-latin-640.woff2', fonts));
  const faces = devices.flatMap(({ name, regular, bold, widths }) => [
    face(`${name} as Noto`, '100 520', regular, metricsOf(noto, text, 400), widths[0]),
    // some have one file for all weights, which goes by its regular name
    face(`${name} as Noto`, '521 900', [...bold, ...regular], metricsOf(noto, text, 600), widths[1]),
    face(`${name} as Anek`, '100 900', [...bold, ...regular], metricsOf(anek, headings), widths[2]),
  ]);
  const note = '/* Written by `scripts/fonts/stand-ins.mjs`: what is drawn with until our fonts are there. */';
  await writeFile(new URL('stand-ins.css', styles), `${[note, ...faces].join('\n')}\n`);
}

function face(family, weight, names, { width, ascent, descent }, standIn) {
  const size = (width * 10_000) / standIn;
  const percent = (share) => `${Number((share * 100).toFixed(1))}%`;
  return `@font-face {
  font-family: '${family}';
  font-weight: ${weight};
  src:
    ${names.map((name) => `local('${name}')`).join(',\n    ')};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(ascent / size)};
  descent-override: ${percent(descent / size)};
  line-gap-override: 0%;
}`;
}

/** In ems: how wide a letter is on average, and how far a line reaches up and down. */
function metricsOf(font, sample, weight = 400) {
  font.setVariations([new Variation('wght', weight)]);
  const line = new Line();
  line.addText(sample.replaceAll('\n', ' '));
  line.guessSegmentProperties();
  // as on our pages
  shape(font, line, [Feature.fromString('tnum')]);
  const width = line.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0) / sample.length;
  const { ascender, descender } = font.hExtents();
  const { upem } = font.face;
  return { width: width / upem, ascent: ascender / upem, descent: -descender / upem };
}

async function opened(path) {
  const file = await readFile(path);
  const isPacked = file.toString('latin1', 0, 4) === 'wOF2';
  return new Font(new Face(new Blob(isPacked ? await convert(file, 'sfnt') : file)));
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const [regular, bold] = await Promise.all(argv.slice(2).map(opened));
  const widths = [metricsOf(regular, text), metricsOf(bold, text), metricsOf(bold, headings)];
  console.log(widths.map(({ width }) => Math.round(width * 10_000)));
}
