import { expect, test } from 'vitest';
import { addressIn, prefixes, type Locale } from '#domain/locale.ts';
import { pathOf } from './address.ts';

test.each(Object.keys(prefixes) as Locale[])('the path of a page is the same in %s', (locale) => {
  for (const path of ['/', '/?lang=en', '/services?page=2', '/xanadu'])
    expect(pathOf(addressIn(locale, path))).toBe(path);
});
