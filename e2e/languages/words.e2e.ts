import { NodeType, parse, type HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { festivals } from '#domain/almanac/festivals/festivals.ts';
import { ayanaNames, monthName, rituNames } from '#domain/almanac/names/months.ts';
import {
  karanaName,
  nakshatraName,
  pakshaNames,
  rashiName,
  tithiFullName,
  tithiName,
  weekdayName,
  yogaName,
  type Names,
} from '#domain/almanac/names/names.ts';
import { panjiNames } from '#domain/almanac/names/panji.ts';
import { cities } from '#domain/almanac/names/towns.ts';
import { choghadiyaNames, horaNames, windowNames } from '#domain/almanac/names/windows.ts';
import { LOCALE_COOKIE } from '#domain/locale.ts';
import { presetLanguages } from '#domain/people/languages.ts';
import { districtNames } from '#domain/places.ts';
import { settled } from '../axe.ts';
import { phone, site } from '../browser.ts';
import { windowOf } from '../made.ts';
import { demo } from '../people.ts';
import { PARTS, reader } from '../plain.ts';
import { behind, pagesBehind, screens } from './screens.ts';

/**
 * In the made-up language every sentence of a catalogue is accented. What is plain English on a screen is then somebody's name
 * or words, which the loaders gave, or a date; anything else was written into the screen and could not be translated.
 */

describe.each(screens)('what %s reads', (_who, phoneNumber, paths) => {
  test.each(paths)('at %s', async (path) => {
    const person = phoneNumber === null ? null : { phone: phoneNumber, password: demo.password };
    const { open } = await reader(person, { [LOCALE_COOKIE]: 'en-XA' });
    const { document } = await open(path);
    expect(document.querySelector('html')?.getAttribute('lang')).toBe('en-XA');
    const given = (await open(`${path}.data`)).source;
    expect(plainIn(textsOf(document), given)).toEqual([]);
    expect(leavingIn(document)).toEqual([]);
  });
});

test.each(behind)('what %s reads behind a list', async (_who, phoneNumber, list, page) => {
  const { open } = await reader({ phone: phoneNumber, password: demo.password }, { [LOCALE_COOKIE]: 'en-XA' });
  const found = pagesBehind((await open(list)).document, page);
  expect(found).not.toEqual([]);
  for (const path of found) {
    const given = (await open(`${path}.data`)).source;
    const { document: shown } = await open(path);
    expect(plainIn(textsOf(shown), given), path).toEqual([]);
    expect(leavingIn(shown), path).toEqual([]);
  }
});

/** Links and forms to pages of ours that would lead out of the language; files and calls have none, and some choose another. */
const leavingIn = (document: HTMLElement): string[] => {
  const led = [
    ...document.querySelectorAll('a[href]').map((link) => link.getAttribute('href') ?? ''),
    ...document.querySelectorAll('form[action]').map((form) => form.getAttribute('action') ?? ''),
  ];
  const stays = /^\/(xa([/?#]|$)|(api|sandbox|uploads)\/)|[?&]lang=/;
  return led.filter((to) => to.startsWith('/') && !stays.test(to));
};

test('what the script adds is in their language too', async () => {
  const { page, context } = await windowOf({ phone: demo.customer, password: demo.password }, phone, { own: true });
  await context.addCookies([{ name: LOCALE_COOKIE, value: 'en-XA', url: site() }]);
  await page.goto('/my-bookings');
  await settled(page);
  await page
    .getByRole('status')
    .filter({ hasText: /[áéíóúñ]/ })
    .first()
    .waitFor();
  const given = await (await page.request.get('/my-bookings.data', { maxRetries: 2 })).text();
  const shown = await page.evaluate(() => document.documentElement.outerHTML);
  expect(plainIn(textsOf(parse(shown, PARTS)), given)).toEqual([]);
});

/** What is plain English and was not given by a loader. */
const plainIn = (texts: readonly string[], data: string): string[] => {
  // as `textsOf` has it: a line that ends is a space
  const given = data.replaceAll(/\\u003c/gi, '<').replaceAll(/(?:\\n|\s)+/g, ' ');
  return [...new Set(texts.filter((text) => isPlainEnglish(text) && !isGiven(text, given)))];
};

/** Everything that is read or read out. */
function textsOf(document: HTMLElement): string[] {
  const named = ['aria-label', 'title', 'placeholder', 'alt'];
  const texts = document
    .querySelectorAll('body *')
    .filter((one) => !['SCRIPT', 'STYLE', 'TEMPLATE'].includes(one.tagName))
    .flatMap((one) => [
      ...one.childNodes.flatMap((node) => (node.nodeType === NodeType.TEXT_NODE ? [node.text] : [])),
      ...named.flatMap((name) => one.getAttribute(name) ?? []),
    ]);
  const title = document.querySelector('title')?.text ?? '';
  return [title, ...texts].map((text) => text.replaceAll(/\s+/g, ' ').trim());
}

const dated =
  /\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec)[a-z]*\b|\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*\b|(?<=\d\s?)[ap]m\b/g;
/** The brand, and names that are kept in a list of the domain, or have one in each language there. */
const upTo = (last: number, nameOf: (nth: number) => Names): Names[] =>
  Array.from({ length: last }, (_, nth) => nameOf(nth + 1));
const inTables = [
  ...upTo(30, tithiFullName),
  ...upTo(30, tithiName),
  ...upTo(27, nakshatraName),
  ...upTo(27, yogaName),
  ...upTo(60, karanaName),
  ...upTo(12, rashiName),
  ...upTo(12, monthName),
  ...upTo(7, (nth) => weekdayName(nth - 1)),
  ...festivals.map((one) => one.names),
  ...[pakshaNames, rituNames, ayanaNames, windowNames, choghadiyaNames, horaNames, panjiNames].flatMap((one) =>
    Object.values<Names>(one),
  ),
].map(({ en }) => en);
const names = new Set(
  ['Sankalp', 'Odisha', ...districtNames, ...cities.map(({ name }) => name), ...presetLanguages, ...inTables].flatMap(
    (name) => name.split(/[^A-Za-z]+/),
  ),
);

const bare = (text: string): string => text.replaceAll(dated, '').replaceAll(/#?\b[0-9A-F]{6,8}\b/g, '');
const hasWord = (text: string): boolean => (bare(text).match(/[A-Za-z]{3,}/g) ?? []).some((word) => !names.has(word));

/** No letter of it is accented, and it has a word: no name of ours, no end of an id. */
const isPlainEnglish = (text: string): boolean => !/[áéíóúýñçšžğľÁÉÍÓÚÝÑÇŠŽĞĽ⟦]/.test(text) && hasWord(text);

/** Whether the loaders gave it, whole or as parts put together with signs between them, or after a date. */
const isGiven = (text: string, given: string): boolean =>
  text.split(/[·,•|:/()]+|\s[–-]\s/).every((part) => {
    const whole = part.trim().replace(/\.{3}$/, '');
    const said = [
      whole,
      bare(whole)
        .replace(/^[\d\s]+/, '')
        .trim(),
    ];
    return !hasWord(part) || said.some((one) => given.includes(JSON.stringify(one).slice(1, -1)));
  });
