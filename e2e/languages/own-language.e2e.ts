import { expect, test } from 'vitest';
import { LOCALE_COOKIE } from '#domain/locale.ts';
import { newBooking, newFamily, newPandit } from '../made.ts';
import { reader } from '../plain.ts';

/** The language of an account, and with whose digits its owner reads. */

test('a family chooses Odia with its digits: pages come in it, and what is typed and sent keeps 0 to 9', async () => {
  const family = await newFamily();
  const pandit = await newPandit({ price: 1500 });
  const booking = await newBooking(family, pandit, 0);
  const { open } = await reader(family);
  const odia = await (
    await open('/profile')
  ).press('Use this language', { English: false, ଓଡ଼ିଆ: true, ownDigits: true });
  expect(odia.address).toBe('/or/profile');
  expect(odia.document.querySelector('html')?.getAttribute('lang')).toBe('or-IN');
  expect(odia.document.querySelector('#language input[value="or"]')?.hasAttribute('checked')).toBe(true);
  // an address without a language leads there as well
  const page = await open(`/my-bookings/${booking._id}`);
  expect(page.address).toBe(`/or/my-bookings/${booking._id}`);
  expect(page.text).toContain('₹୧,୫୦୦');
  expect(page.text).not.toContain('₹1,500');
  for (const control of page.document.querySelectorAll('input, option, a[href], [data-order], time')) {
    const machines = ['value', 'href', 'datetime'].map((name) => control.getAttribute(name) ?? '').join(' ');
    expect(machines).not.toMatch(/[୦-୯]/);
  }
  const hindi = await (await open('/or/profile')).press('ଏହି ଭାଷା ରଖନ୍ତୁ', { ଓଡ଼ିଆ: false, हिंदी: true, ownDigits: false });
  expect(hindi.address).toBe('/hi/profile');
  expect((await open(`/my-bookings/${booking._id}`)).text).toContain('₹1,500');
});

test('the same language with other digits stays on the page, and says that it is kept', async () => {
  const { open } = await reader(await newFamily());
  const kept = await (await open('/profile')).press('Use this language', { ownDigits: true });
  expect([kept.status, kept.address]).toEqual([200, '/profile']);
  expect(kept.text).toContain('Saved. Messages come in this language from now on.');
});

test.each([
  ['/fr/services', 'or-IN', 'or-IN', /ଏହି ଭାଷା/],
  ['/ta', 'or-IN', 'or-IN', /ଏହି ଭାଷା/],
  // a cookie of a language that we do not have says nothing
  ['/fr/services', 'fr', 'en-IN', /We do not have this language/],
])('%s is a page that is not there, for a reader whose browser keeps %s', async (path, locale, lang, words) => {
  const { open } = await reader(null, { [LOCALE_COOKIE]: locale });
  const page = await open(path);
  expect([page.status, page.document.querySelector('html')?.getAttribute('lang')]).toEqual([404, lang]);
  expect(page.text).toMatch(words);
});
