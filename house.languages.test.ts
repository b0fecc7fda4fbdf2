import { expect, test } from 'vitest';
import { filesWith } from './house.files.ts';

/** What would keep a page, a message or a file in English. */

test('no name of the almanac is taken in English by the server or the domain, outside the tables of names', () => {
  // a name put together of two has the three languages of both
  const tables = ['domain/almanac/names/months.ts', 'domain/almanac/names/names.ts'];
  expect(filesWith(/\w\??\.en\b|\[['"]en['"]\]|\{ en \}/, /^(server|domain|contract)\//).toSorted()).toEqual(tables);
});

test('the server writes to nobody in English by itself: a language comes with the person, the request or the message', () => {
  expect(filesWith(/'en'/, /^server\//)).toEqual([]);
});
