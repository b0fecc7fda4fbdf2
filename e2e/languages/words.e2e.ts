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

/**
 * In the made-up language every sentence of a catalogue is accented. What is plain English on a screen is then somebody's name
 * or words, which the loaders gave, or a date; anything else was written into the screen and could not be translated.
 */

const screens: readonly (readonly [who: string, signIn: string | null, paths: readonly string[]])[] = [
  [
    'a visitor',
    null,
    [
      '/home',
      '/services',
      '/services/satyanarayan-puja',
      '/about',
      '/contact',
      '/help',
      '/terms',
      '/login',
      '/signup',
      '/pandit-registration',
      '/find-pandit',
      '/privacy',
      '/refund-policy',
      '/panchang',
      '/panchang/2027/3',
      '/festivals/2027',
      '/festivals/diwali',
      '/eclipses',
      '/muhurat',
      '/muhurat/vivah-bahaghara',
    ],
  ],
  ['a customer', demo.customer, ['/my-bookings', '/my-pandits', '/my-days', '/my-cases', '/my-notices', '/profile']],
  [
    'a pandit',
    demo.pandit,
    [
      '/pandit/dashboard',
      '/pandit/bookings',
      '/pandit/earning',
      '/pandit/availability',
      '/pandit/cases',
      '/pandit/notices',
      '/pandit/profile',
    ],
  ],
  ['an acharya', demo.acharya, ['/pandit/assigned', '/pandit/hours', '/pandit/hours/vivah-bahaghara']],
  [
    'an admin',
    demo.admin,
    [
      '/admin/dashboard',
      '/admin/users',
      '/admin/pandits',
      '/admin/bookings',
      '/admin/messages',
      '/admin/staff',
      '/admin/rituals',
      '/admin/audit',
      '/admin/board',
      '/admin/cases',
      '/admin/calls',
      '/admin/trust',
      '/admin/find',
      '/admin/payments',
      '/admin/panji',
      '/admin/hours',
      '/admin/hours/vivah-bahaghara',
      '/admin/security',
    ],
  ],
];

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

/** What stands behind the lists: one page each of these kinds, and every booking of the first page. */
const behind: readonly (readonly [who: string, phone: string, list: string, page: RegExp])[] = [
  ['a customer', demo.customer, '/my-bookings', /^\/my-bookings\/[\w-]{36}$/],
  ['a customer', demo.customer, '/my-cases', /^\/my-cases\/\w+/],
  ['a pandit', demo.pandit, '/pandit/bookings', /^\/pandit\/bookings\/[\w-]{36}$/],
  ['a pandit', demo.pandit, '/pandit/cases', /^\/pandit\/cases\/\w+/],
  ['an admin', demo.admin, '/admin/cases', /^\/admin\/cases\/\w+/],
  ['an admin', demo.admin, '/admin/find?q=9000000004', /^\/admin\/people\/\w+/],
];

test.each(behind)('what %s reads behind a list', async (_who, phoneNumber, list, page) => {
  const { open } = await reader({ phone: phoneNumber, password: demo.password }, { [LOCALE_COOKIE]: 'en-XA' });
  const { document } = await open(list);
  const links = document.querySelectorAll('a[href]').map((one) => one.getAttribute('href')?.replace(/^\/xa/, '') ?? '');
  const found = [...new Set(links.map((one) => one.split(/[?#]/)[0] ?? ''))].filter((one) => page.test(one));
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
