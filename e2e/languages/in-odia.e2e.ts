import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { addressIn, type Locale } from '#domain/locale.ts';
import { faultsOf, settled } from '../axe.ts';
import { stickingOrBroken } from '../broken-words.ts';
import { desk, phone, visitor, type Screen } from '../browser.ts';
import { demo, enter } from '../people.ts';
import { reader } from '../plain.ts';
import { behind, pagesBehind, screens } from './screens.ts';

/** In Odia every screen of a phone, and in Hindi the main ones at a desk: no word is cut, nothing sticks out, axe finds nothing. */

async function windowAt(screen: Screen, phoneNumber: string | null): Promise<Page> {
  const { page, context } = await visitor(screen, { own: true });
  if (phoneNumber !== null) await enter(context, { phone: phoneNumber, password: demo.password });
  return page;
}

async function faultsAt(page: Page, locale: Locale, path: string): Promise<string[]> {
  await page.goto(addressIn(locale, path));
  await settled(page);
  expect(await page.evaluate(() => document.documentElement.lang), path).toBe(locale);
  const found = [...(await page.evaluate(stickingOrBroken)), ...(await faultsOf(page))];
  return found.map((fault) => `${path}: ${fault}`);
}

test.each(screens)('in Odia, what %s sees on a phone', async (_who, phoneNumber, paths) => {
  const page = await windowAt(phone, phoneNumber);
  const found: string[] = [];
  for (const path of paths) found.push(...(await faultsAt(page, 'or-IN', path)));
  expect(found).toEqual([]);
});

test.each(behind)('in Odia, what %s sees on a phone behind a list', async (_who, phoneNumber, list, behindIt) => {
  const { open } = await reader({ phone: phoneNumber, password: demo.password });
  const paths = pagesBehind((await open(list)).document, behindIt);
  expect(paths).not.toEqual([]);
  const page = await windowAt(phone, phoneNumber);
  const found: string[] = [];
  for (const path of paths) found.push(...(await faultsAt(page, 'or-IN', path)));
  expect(found).toEqual([]);
});

test.each([
  ['a visitor', null, ['/home', '/services', '/find-pandit', '/panchang', '/help']],
  ['a customer', demo.customer, ['/my-bookings', '/profile']],
  ['a pandit', demo.pandit, ['/pandit/dashboard', '/pandit/bookings', '/pandit/availability']],
  ['an admin', demo.admin, ['/admin/dashboard', '/admin/bookings']],
] as const)('in Hindi, what %s sees at a desk', async (_who, phoneNumber, paths) => {
  const page = await windowAt(desk, phoneNumber);
  const found: string[] = [];
  for (const path of paths) found.push(...(await faultsAt(page, 'hi-IN', path)));
  expect(found).toEqual([]);
});
