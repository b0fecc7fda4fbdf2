import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { settled } from '../axe.ts';
import { largeLetters, visitor } from '../browser.ts';
import { newBooking, newFamily, newPandit } from '../made.ts';
import { demo, enter } from '../people.ts';
import { stickingOrBroken } from '../broken-words.ts';

/** With letters of twice the size nothing sticks out to the side, and no word is broken; nor on the smallest phones. */

const smallest = { width: 320, height: 640 };
const readers = {
  visitor: [
    '/home',
    '/services',
    '/services/satyanarayan-puja',
    '/find-pandit',
    '/panchang/2027-05-27',
    '/panchang/2027-08-02',
    '/panchang/2027/3',
    '/festivals/2027',
    '/festivals/diwali',
    '/eclipses',
    '/muhurat',
    '/muhurat/gruha-pratistha',
    '/about',
    '/contact',
    '/help',
    '/privacy',
    '/login',
    '/signup',
    '/pandit-registration',
  ],
  customer: ['/my-bookings', '/my-pandits', '/my-days', '/my-cases', '/my-notices', '/profile'],
  pandit: ['/pandit/dashboard', '/pandit/bookings', '/pandit/availability', '/pandit/earning', '/pandit/profile'],
  admin: [
    '/admin/dashboard',
    '/admin/board',
    '/admin/cases',
    '/admin/users',
    '/admin/pandits',
    '/admin/bookings',
    '/admin/payments',
    '/admin/messages',
    '/admin/staff',
    '/admin/audit',
  ],
};
const roles = ['visitor', 'customer', 'pandit', 'admin'] as const;

async function signIn(page: Page, role: (typeof roles)[number]): Promise<void> {
  if (role !== 'visitor') await enter(page.context(), { phone: demo[role], password: demo.password });
}

async function faultsAt(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await settled(page);
  return (await page.evaluate(stickingOrBroken)).map((fault) => `${path}: ${fault}`);
}

test.each(roles)('with letters of twice the size: %s', async (role) => {
  const page = await largeLetters();
  await signIn(page, role);
  const found: string[] = [];
  for (const path of readers[role]) found.push(...(await faultsAt(page, path)));
  expect(found).toEqual([]);
});

test('a booking and its forms, at 200 % and on the smallest phone', async () => {
  const [family, pandit] = [await newFamily(), await newPandit()];
  const { _id } = await newBooking(family, pandit, 0, 500);
  const page = await largeLetters();
  const { page: small } = await visitor(smallest);
  const found: string[] = [];
  for (const [who, path] of [
    [family, `/my-bookings/${_id}`],
    [pandit, `/pandit/bookings/${_id}`],
  ] as const) {
    for (const one of [page, small]) {
      await enter(one.context(), who);
      found.push(...(await faultsAt(one, path)));
    }
  }
  expect(found).toEqual([]);
});

test.each(roles)('on the smallest phone: %s', async (role) => {
  const { page } = await visitor(smallest);
  await signIn(page, role);
  const found: string[] = [];
  for (const path of readers[role]) found.push(...(await faultsAt(page, path)));
  expect(found).toEqual([]);
});

test('what was found, with a long name and a high price, at 200 % and on the smallest phone', async () => {
  const called = 'Pandit Purushottama Chandrasekhara Mahapatra Sharma';
  const found = await newPandit({ called, price: 100_000 });
  const { page: small } = await visitor(smallest);
  const faulty: string[] = [];
  for (const page of [await largeLetters(), small]) {
    faulty.push(
      ...(await faultsAt(page, `/find-pandit?ritual=${found.ritualId}&date=${found.from}&pandit=${found.id}`)),
    );
    await page.getByRole('article').getByText('₹1,00,000').waitFor();
  }
  expect(faulty).toEqual([]);
});
