import { fileURLToPath } from 'node:url';
import { LRUCache } from 'lru-cache';
import sharp, { type OverlayOptions } from 'sharp';
import { festivalNamed } from '#domain/almanac/festivals/festivals.ts';
import { nakshatraName, tithiFullName } from '#domain/almanac/names/names.ts';
import { namesFor } from '#domain/almanac/names/said.ts';
import { districtIn } from '#domain/district-names.ts';
import type { Locale } from '#domain/locale.ts';
import { asDay, dayAt, instantOf, startOfDay } from '#domain/time.ts';
import type { Deps } from '../deps.ts';
import { refuse } from '../http/failure.ts';
import { savedAs, type SavedAs } from '../http/file.ts';
import { turnToDraw } from '../http/load/turn-to-draw.ts';
import { dayOf, monthOf } from './almanac.ts';
import { clockOn, datesIn } from '../words/dates.ts';
import { sayer } from '../words/words.ts';
import { festivalPage } from './festivals.ts';
import type { PlaceAsked } from './place.ts';

/** What those show who share a link to a day or a festival: drawn by us, 1200 by 630. */

const [WIDTH, HEIGHT] = [1200, 630];
/** Some 25 kB each. */
const drawn = new LRUCache<string, Buffer>({ max: 200 });

/** `2026-12-14.png`, for a district. */
export async function pictureOfDay(deps: Deps, file: string, asked: PlaceAsked, locale: Locale): Promise<SavedAs> {
  const date = file.replace(/\.png$/, '');
  const { atSunrise, sunrise, sunset, festivals } = await dayOf(deps, { ...asked, date });
  const clock = (iso: string) => clockOn(locale, instantOf(iso), asDay(date));
  const say = sayer(locale, 'almanac');
  const nameIn = namesFor(locale);
  const [tithi, star] = [tithiFullName(atSunrise.tithi), nakshatraName(atSunrise.nakshatra)];
  return draw(`${date}.png`, {
    title: datesIn(locale).dayLong(startOfDay(asDay(date))),
    odia: unlessRepeated(locale, `${tithi.or} · ${star.or}`),
    lines: [
      `${nameIn(tithi)} · ${nameIn(star)}`,
      say('sun', {
        from: clock(sunrise),
        to: clock(sunset),
        district: districtIn(locale, asked.district ?? 'Khordha'),
      }),
      ...festivals.slice(0, 1).map(({ names }) => nameIn(names)),
    ],
    tithi: atSunrise.tithi,
    foot: footIn(deps, locale),
  });
}

/** `2027-3.png`: the month and its first festivals. */
export async function pictureOfMonth(deps: Deps, file: string, locale: Locale): Promise<SavedAs> {
  const [, year = '', month = ''] = /^(\d{4})-(\d{1,2})\.png$/.exec(file) ?? refuse('almanac_month');
  const { days } = await monthOf(deps, { year: Number(year), month: Number(month) });
  const nameIn = namesFor(locale);
  // sankrantis and ekadashis come every month
  const named = days.flatMap(({ date, festivals }) =>
    festivals.filter(({ slug }) => !/-(ekadashi|sankranti)$/.test(slug)).map(({ names }) => ({ date, names })),
  );
  const first = days[0] ?? refuse('almanac_month');
  return draw(file, {
    title: datesIn(locale).month(startOfDay(first.date)),
    odia: unlessRepeated(
      locale,
      named
        .slice(0, 2)
        .map(({ names }) => names.or)
        .join(' · '),
    ),
    lines: named.slice(0, 3).map(({ date, names }) => `${Number(date.slice(8))} · ${nameIn(names)}`),
    tithi: 15,
    foot: footIn(deps, locale),
  });
}

/** `diwali.png`: its next day. */
export async function pictureOfFestival(deps: Deps, file: string, locale: Locale): Promise<SavedAs> {
  const slug = file.replace(/\.png$/, '');
  const nameIn = namesFor(locale);
  const { names } = festivalNamed(slug) ?? refuse('festival_unknown');
  const today = dayAt(deps.now());
  const { days } = await festivalPage(deps, slug, { year: Number(today.slice(0, 4)), years: '3' });
  const next = days.find(({ date }) => date >= today) ?? days[0];
  return draw(`${slug}.png`, {
    title: nameIn(names),
    odia: unlessRepeated(locale, names.or),
    lines: next
      ? [
          datesIn(locale).dayLong(startOfDay(next.date)),
          ...(next.why.tithi ? [nameIn(tithiFullName(next.why.tithi.index))] : []),
        ]
      : [],
    tithi: next?.why.tithi?.index ?? 15,
    foot: footIn(deps, locale),
  });
}

const unlessRepeated = (locale: Locale, odia: string): string | null => (locale === 'or-IN' ? null : odia);

const footIn = ({ config }: Deps, locale: Locale): string =>
  sayer(locale, 'almanac')('foot', { brand: config.BRAND_NAME });

interface Words {
  readonly title: string;
  /** The names in Odia; null on a picture in Odia, whose other lines have them. */
  readonly odia: string | null;
  readonly lines: readonly string[];
  readonly tithi: number;
  readonly foot: string;
}

/** The same words are drawn once. */
async function draw(name: string, words: Words): Promise<SavedAs> {
  const key = JSON.stringify(words);
  const known = drawn.get(key) ?? (await drawInTurn(words));
  drawn.set(key, known);
  return savedAs(name, known);
}

async function drawInTurn(words: Words): Promise<Buffer> {
  const leave = await turnToDraw();
  return picture(words).finally(leave);
}

/** Each family has the letters of one Indian script and Latin ones, and comes along: no server needs letters of its own. */
const families = {
  odia: { name: 'Noto Sans Oriya', file: 'noto-sans-oriya', face: 'NotoSansOriya' },
  devanagari: { name: 'Noto Sans Devanagari', file: 'noto-sans-devanagari', face: 'NotoSansDevanagari' },
} as const;
const weights = { plain: '400Regular', strong: '600SemiBold' } as const;
type Weight = keyof typeof weights;

/** The family that has a text's letters, as Pango and its file name it. */
function fontOf(text: string, weight: Weight): { name: string; file: string } {
  const { name, file, face } = families[/[\u0900-\u0963]/.test(text) ? 'devanagari' : 'odia'];
  const style = weights[weight];
  return {
    name: weight === 'strong' ? `${name} SemiBold` : name,
    file: fileURLToPath(import.meta.resolve(`@expo-google-fonts/${file}/${style}/${face}_${style}.ttf`)),
  };
}

async function picture({ title, odia, lines, tithi, foot }: Words): Promise<Buffer> {
  const parts: OverlayOptions[] = [];
  let top = 76;
  const write = async (text: string, size: number, colour: string, font: Weight, after: number) => {
    const { data, height } = await letters(text, size, colour, font);
    parts.push({ input: data, left: 80, top });
    top += height + after;
  };
  await write(title, title.length > 18 ? 54 : 68, '#6d1a1f', 'strong', odia === null ? 40 : 20);
  if (odia !== null) await write(odia, 42, '#5c4a42', 'plain', 40);
  for (const line of lines) await write(line, 34, '#2a1d19', 'plain', 22);
  const { data } = await letters(foot, 30, '#b54100', 'strong');
  parts.push({ input: data, left: 80, top: HEIGHT - 84 });
  return sharp(Buffer.from(ground(tithi)))
    .composite(parts)
    .png({ palette: true, quality: 90 })
    .toBuffer();
}

/** Words in as many lines as they take. */
async function letters(text: string, size: number, colour: string, weight: Weight) {
  const font = fontOf(text, weight);
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</span>`,
      font: `${font.name} ${size}px`,
      fontfile: font.file,
      rgba: true,
      width: 690,
      dpi: 72,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, height: info.height };
}

/** The night sky with the moon's face of that tithi, lamps below it. */
function ground(tithi: number): string {
  const lit = (1 - Math.cos((tithi / 30) * 2 * Math.PI)) / 2;
  const bulge = (Math.abs(1 - 2 * lit) * 130).toFixed(1);
  const waxing = tithi <= 15;
  const sweep = lit > 0.5 === waxing ? 1 : 0;
  const lamp = (x: number) =>
    `<g transform="translate(${x} 520)"><path d="M-34 0Q0 34 34 0Q20 40 0 40Q-20 40 -34 0Z" fill="#b54100"/><path d="M0 -44Q16 -18 0 -2Q-16 -18 0 -44Z" fill="#f2a93b"/></g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="#fdf8ef"/>
    <path d="M820 0Q790 157 820 315T820 630H1200V0Z" fill="#2d3355"/>
    <path d="M820 0Q790 157 820 315T820 630" fill="none" stroke="#f2a93b" stroke-width="6"/>
    <g transform="translate(1010 240)">
      <circle r="130" fill="#20264a"/>
      <path d="M0 -130A130 130 0 0 ${waxing ? 1 : 0} 0 130A${bulge} 130 0 0 ${sweep} 0 -130Z" fill="#f6e3b0"/>
      <circle r="130" fill="none" stroke="#8a8fb0" stroke-width="2"/>
    </g>
    ${[900, 1010, 1120].map(lamp).join('')}
  </svg>`;
}
