import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import { SamagriLines } from '../../areas/pandit/shared/samagri.tsx';
import { AlsoInScript } from '../../areas/public/panchang/shared/names.tsx';
import { Named } from '../../parts/named.tsx';
import { Odia } from '../../parts/odia.tsx';
import { langIn } from './lang-of.ts';
import { inPage } from './test-page.ts';

test.each([
  ['or-IN', 'ହଳଦୀ', undefined],
  ['or-IN', 'Turmeric', 'en'],
  ['or-IN', 'हल्दी', 'hi'],
  ['hi-IN', 'पंचामृत (Panchamrita)', undefined],
  ['hi-IN', 'Turmeric', 'en'],
  ['hi-IN', 'ବିଶ୍ୱନାଥ', 'or'],
  ['en-IN', 'Turmeric', undefined],
  ['en-IN', 'ବିଶ୍ୱନାଥ', 'or'],
  ['en-IN', 'विश्वनाथ', 'hi'],
  ['en-XA', 'Turmeric', undefined],
] as const)('on a page of %s, %s is marked as %s', (locale, text, lang) => {
  expect(langIn(locale, text)).toBe(lang);
});

const drawn = (locale: Locale, part: Parameters<typeof inPage>[1]) => renderToStaticMarkup(inPage(locale, part));

test('a list that nobody wrote in the language of the page is marked as English, line by line', () => {
  const list = (locale: Locale) => drawn(locale, createElement(SamagriLines, { lines: ['ହଳଦୀ', 'Turmeric'] }));
  expect(list('or-IN')).toContain('<li>ହଳଦୀ</li><li lang="en">Turmeric</li>');
  expect(list('en-IN')).toContain('<li>Turmeric</li>');
});

test('a name in other letters than those of the page says in which it is to be read', () => {
  const named = (locale: Locale, name: string) => drawn(locale, createElement(Named, null, name));
  expect(named('or-IN', 'Biswanath Tripathy')).toContain('<span lang="en">Biswanath Tripathy</span>');
  expect(named('en-IN', 'विश्वनाथ त्रिपाठी')).toContain('<span lang="hi">विश्वनाथ त्रिपाठी</span>');
  expect(named('or-IN', 'ବିଶ୍ୱନାଥ ତ୍ରିପାଠୀ')).toContain('<span>ବିଶ୍ୱନାଥ ତ୍ରିପାଠୀ</span>');
});

test('a name in Odia stands below the name of the page, and not below itself', () => {
  const names = { en: 'Raja', or: 'ରଜ', hi: 'रज' };
  const parts = [
    createElement(Odia, null, 'ଲକ୍ଷ୍ମୀ ପୂଜା'),
    createElement(AlsoInScript, { names, lang: 'or' }),
    createElement(AlsoInScript, { names, lang: 'hi' }),
  ];
  const texts = (locale: Locale) => parts.map((part) => drawn(locale, part).replaceAll(/<[^>]*>/g, ''));
  expect(texts('en-IN')).toEqual(['ଲକ୍ଷ୍ମୀ ପୂଜା', 'ରଜ', 'रज']);
  expect(texts('or-IN')).toEqual(['', '', 'रज']);
  expect(texts('hi-IN')).toEqual(['ଲକ୍ଷ୍ମୀ ପୂଜା', 'ରଜ', '']);
});
