import { describe, expect, test } from 'vitest';
import { addressIn, languageOf, localeFrom, localeLiked, readAddress } from './locale.ts';
import { madeUp } from './made-up.ts';

test.each([
  ['en-IN', 'en-IN'],
  ['en', 'en-IN'],
  ['en-GB', 'en-IN'],
  ['or-IN', 'or-IN'],
  ['hi', 'hi-IN'],
  ['bn-IN', null],
  ['en-XA', null],
  ['', null],
  [null, null],
])('who wants %s gets %s', (wanted, locale) => {
  expect(localeFrom(wanted)).toBe(locale);
});

test('an account keeps the language alone', () => {
  expect([languageOf('en-IN'), languageOf('en-XA')]).toEqual(['en', 'en']);
});

test('the made-up language only where that is allowed', () => {
  expect(localeFrom('en-XA', { allowMadeUp: true })).toBe('en-XA');
});

test.each([
  ['hi;q=0.4, en-GB;q=0.8', 'en-IN'],
  ['fr, *;q=0.1', null],
  ['en;q=0', null],
  ['', null],
  [undefined, null],
])('of %s the best that we have is %s', (header, locale) => {
  expect(localeLiked(header)).toBe(locale);
});

const made = { allowMadeUp: true };

test.each([
  ['/services?page=2', 'en-IN', '/services?page=2'],
  ['/xa/services?page=2', 'en-XA', '/services?page=2'],
  ['/xa', 'en-XA', '/'],
  ['/xa?a=b', 'en-XA', '/?a=b'],
  ['/xanadu', 'en-IN', '/xanadu'],
])('%s is the %s of %s', (url, locale, path) => {
  expect(readAddress(url, made)).toMatchObject({ locale, path });
  expect(addressIn(readAddress(url, made).locale, path)).toBe(url);
});

test('an address of the made-up language is nobody’s where that is not allowed', () => {
  expect(readAddress('/xa/services')).toEqual({ locale: 'en-IN', prefix: '', path: '/xa/services' });
});

describe('a sentence of the made-up language', () => {
  test.each([
    ['Back home', '⟦Báçk hómé~~~⟧'],
    ['Ask {name} again', '⟦Ášk {name} áğáíñ~~~~⟧'],
    ['<b>Paid</b> on {day}', '⟦<b>Páíd</b> óñ {day}~~~⟧'],
  ])('%s', (sentence, told) => {
    expect(madeUp(sentence)).toBe(told);
  });

  test('keeps the choices of a plural and accents what is chosen from', () => {
    expect(madeUp('{count, plural, one {# day} other {# days}} left')).toMatch(
      /^⟦\{count, plural, one \{# dáý\} other \{# dáýš\}\} ľéft~+⟧$/,
    );
  });
});
