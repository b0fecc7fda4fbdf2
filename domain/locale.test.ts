import { describe, expect, test } from 'vitest';
import { languageOf, localeFrom } from './locale.ts';
import { madeUp } from './made-up.ts';

test.each([
  ['en-IN', 'en-IN'],
  ['en', 'en-IN'],
  ['en-GB', 'en-IN'],
  ['or-IN', null],
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
