import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import { SamagriLines } from '../../areas/pandit/shared/samagri.tsx';
import { AlsoInScript } from '../../areas/public/panchang/shared/names.tsx';
import { Odia } from '../../parts/odia.tsx';
import { isEnglishIn } from './said-in-english.ts';
import { inPage } from './test-page.ts';

test.each([
  ['or-IN', 'ହଳଦୀ', false],
  ['or-IN', 'Turmeric', true],
  ['or-IN', 'हल्दी', true],
  ['hi-IN', 'पंचामृत (Panchamrita)', false],
  ['hi-IN', 'Turmeric', true],
  // an English page has nothing to fall back from
  ['en-IN', 'Turmeric', false],
  ['en-XA', 'Turmeric', false],
] as const)('to readers of %s, %s is said to be English: %s', (locale, text, isEnglish) => {
  expect(isEnglishIn(locale, text)).toBe(isEnglish);
});

const drawn = (locale: Locale, part: Parameters<typeof inPage>[1]) => renderToStaticMarkup(inPage(locale, part));

test('a list that nobody wrote in the language of the page is marked as English, line by line', () => {
  const list = (locale: Locale) => drawn(locale, createElement(SamagriLines, { lines: ['ହଳଦୀ', 'Turmeric'] }));
  expect(list('or-IN')).toContain('<li>ହଳଦୀ</li><li lang="en">Turmeric</li>');
  expect(list('en-IN')).toContain('<li>Turmeric</li>');
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
