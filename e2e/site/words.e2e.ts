import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LOCALE_COOKIE } from '#domain/locale.ts';
import { presetLanguages } from '#domain/people/languages.ts';
import { districtNames } from '#domain/places.ts';
import { settled } from '../axe.ts';
import { phone, site, visitor } from '../browser.ts';
import { windowOf } from '../made.ts';
import { demo } from '../people.ts';

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
    ],
  ],
  ['a customer', demo.customer, ['/my-bookings']],
  ['a pandit', demo.pandit, ['/pandit/dashboard', '/pandit/bookings', '/pandit/earning']],
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
    ],
  ],
];

describe.each(screens)('what %s reads', (_who, phoneNumber, paths) => {
  test.each(paths)('at %s', async (path) => {
    const { page, context } = phoneNumber
      ? await windowOf({ phone: phoneNumber, password: demo.password }, phone)
      : await visitor(phone);
    await context.addCookies([{ name: LOCALE_COOKIE, value: 'en-XA', url: site() }]);
    await page.goto(path);
    await settled(page);
    expect(await page.locator('html').getAttribute('lang')).toBe('en-XA');
    const given = (await (await page.request.get(`${path}.data`)).text()).replaceAll(/\\u003c/gi, '<');
    const plain = (await textsOf(page)).filter((text) => isPlainEnglish(text) && !isGiven(text, given));
    expect([...new Set(plain)]).toEqual([]);
  });
});

/** Everything that is read or read out. */
const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const named = ['aria-label', 'title', 'placeholder', 'alt'];
    const texts = [...document.body.querySelectorAll('*')]
      .filter((one) => !['SCRIPT', 'STYLE', 'TEMPLATE'].includes(one.tagName))
      .flatMap((one) => [
        ...[...one.childNodes].flatMap((node) => (node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ''] : [])),
        ...named.flatMap((name) => one.getAttribute(name) ?? []),
      ]);
    return [document.title, ...texts].map((text) => text.replaceAll(/\s+/g, ' ').trim());
  });

const dated =
  /\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec)[a-z]*\b|\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*\b|\b[ap]m\b/g;
/** Names that are kept as people chose them, in lists of the domain. */
const names = new Set<string>([...districtNames, 'Odisha', ...presetLanguages]);

/** No letter of it is accented, and it has a word: no name of ours, no end of an id. */
const isPlainEnglish = (text: string): boolean =>
  !/[áéíóúýñçšžğľÁÉÍÓÚÝÑÇŠŽĞĽ⟦]/.test(text) &&
  /[A-Za-z]{3}/.test(text.replaceAll(dated, '')) &&
  !names.has(text) &&
  !/^[0-9A-F]{6,8}$/.test(text);

/** Whether the loaders gave it, whole or as parts put together with signs between them. */
const isGiven = (text: string, given: string): boolean =>
  text
    .split(/[·,•|:/()]+|\s[–-]\s/)
    .every(
      (part) =>
        given.includes(JSON.stringify(part.trim().replace(/\.{3}$/, '')).slice(1, -1)) || !/[A-Za-z]{3}/.test(part),
    );
