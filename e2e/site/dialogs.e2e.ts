import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { desk, phone, picture, visitor, type Screen } from '../browser.ts';
import { faultsInEveryLook, settled } from '../axe.ts';
import { newBooking, newFamily, newPandit, searchFor, windowOf, type Offering, type Person } from '../made.ts';

/** What opens over a screen, as a family meets it: in both sizes and themes, and also where something is wrong in it. */

let pandit: Offering;
let family: Person;
beforeAll(async () => {
  [pandit, family] = [await newPandit(), await newFamily()];
  await newBooking(family, pandit, 1);
  await newBooking(family, pandit, 2, 300);
});

interface Open {
  what: string;
  path: () => string;
  open: (page: Page) => Promise<unknown>;
  /** Seen once it is open; the page's own first heading where it is no dialog. */
  signedIn: boolean;
  only?: Screen;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
/** Opens a dialog by a button of the page, and sends it as it is where that is refused. */
const dialog =
  (opener: string | RegExp, sender?: string) =>
  async (page: Page): Promise<void> => {
    await button(page, opener).click();
    const box = page.locator('dialog[open]');
    await box.getByRole('button').nth(1).waitFor();
    if (!sender) return;
    await box.getByRole('button', { name: sender }).click();
    await box.getByRole('alert').first().waitFor();
  };
const menu = (page: Page) => button(page, 'Menu').click();
const nameMenu = (page: Page) => page.getByRole('banner').locator('summary').click();

const opens: readonly Open[] = [
  { what: 'the menu', path: () => '/home', open: menu, signedIn: false, only: phone },
  { what: 'the menu of a family', path: () => '/services', open: menu, signedIn: true, only: phone },
  { what: 'the menu under one’s name', path: () => '/about', open: nameMenu, signedIn: true, only: desk },
  {
    what: 'Booking Information',
    path: () => searchFor(pandit),
    open: dialog(/^Book Now/, 'Submit'),
    signedIn: false,
  },
  { what: 'Booking Information', path: () => searchFor(pandit), open: dialog(/^Book Now/, 'Submit'), signedIn: true },
  {
    what: 'Login, refused',
    path: () => '/login',
    open: (page) => button(page, 'Sign In').click(),
    signedIn: false,
  },
  {
    what: 'Contact, refused',
    path: () => '/contact',
    open: (page) => button(page, 'Send message').click(),
    signedIn: true,
  },
  {
    what: 'the search, refused',
    path: () => '/find-pandit',
    open: (page) => button(page, 'Search Pandits').click(),
    signedIn: false,
  },
  { what: 'a cancellation', path: () => '/my-bookings', open: dialog('Cancel booking'), signedIn: true },
  { what: 'a decline', path: () => '/my-bookings', open: dialog('Decline'), signedIn: true },
  {
    what: 'a new password',
    path: () => '/profile',
    open: dialog('Change password', 'Change password'),
    signedIn: true,
  },
  { what: 'signing out everywhere', path: () => '/profile', open: dialog('Sign out everywhere'), signedIn: true },
  {
    what: 'the end of an account',
    path: () => '/profile',
    open: dialog('Delete account', 'Delete my account'),
    signedIn: true,
  },
  {
    what: 'the profile, being edited',
    path: () => '/profile',
    open: (page) => button(page, 'Edit').click(),
    signedIn: true,
  },
  {
    what: 'unsaved changes',
    path: () => '/profile',
    open: async (page) => {
      await button(page, 'Edit').click();
      await page.getByLabel('Occupation').fill('Weaver');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Find a Pandit' }).click();
      await page.locator('dialog[open]').waitFor();
    },
    signedIn: true,
  },
];

test('what a form in a dialog is sent with is whole in sight on a small phone', async () => {
  const { page } = await windowOf(family, phone);
  await page.goto(searchFor(pandit));
  await button(page, /^Book Now/).click();
  const submit = page.locator('dialog[open]').getByRole('button', { name: 'Submit' });
  await submit.waitFor();
  const { y, height } = (await submit.boundingBox()) ?? { y: 0, height: Infinity };
  expect(y + height).toBeLessThanOrEqual(phone.height);
});

test.each(opens)('$what is tidy', async ({ what, path, open, signedIn, only }) => {
  const size = only ?? phone;
  const { page } = signedIn ? await windowOf(family, size) : await visitor(size);
  await page.goto(path());
  await settled(page);
  await open(page);
  await picture(page, what);
  expect(await faultsInEveryLook(page, only && [only])).toEqual([]);
});
