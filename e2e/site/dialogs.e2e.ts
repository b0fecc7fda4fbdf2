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
  open: (page: Page) => Promise<unknown>;
}

interface Place {
  where: string;
  path: () => string;
  signedIn: boolean;
  only?: Screen;
  /** One after the other on the same page; what cannot be closed by Escape comes last. */
  opens: readonly Open[];
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

const refused = (sender: string) => (page: Page) => button(page, sender).click();

const places: readonly Place[] = [
  { where: 'Home', path: () => '/home', signedIn: false, only: phone, opens: [{ what: 'the menu', open: menu }] },
  {
    where: 'Services',
    path: () => '/services',
    signedIn: true,
    only: phone,
    opens: [{ what: 'the menu of a family', open: menu }],
  },
  {
    where: 'About',
    path: () => '/about',
    signedIn: true,
    only: desk,
    opens: [{ what: 'the menu under one’s name', open: nameMenu }],
  },
  ...[false, true].map((signedIn) => ({
    where: `a pandit who was found, signed in: ${signedIn}`,
    path: () => searchFor(pandit),
    signedIn,
    opens: [{ what: 'Booking Information', open: dialog(/^Book Now/, 'Submit') }],
  })),
  {
    where: 'Login',
    path: () => '/login',
    signedIn: false,
    opens: [{ what: 'Login, refused', open: refused('Sign In') }],
  },
  {
    where: 'Contact',
    path: () => '/contact',
    signedIn: true,
    opens: [{ what: 'Contact, refused', open: refused('Send message') }],
  },
  {
    where: 'Find a Pandit',
    path: () => '/find-pandit',
    signedIn: false,
    opens: [{ what: 'the search, refused', open: refused('Search Pandits') }],
  },
  {
    where: 'My Bookings',
    path: () => '/my-bookings',
    signedIn: true,
    opens: [
      { what: 'a cancellation', open: dialog('Cancel booking') },
      { what: 'a decline', open: dialog('Decline') },
    ],
  },
  {
    where: 'My Profile',
    path: () => '/profile',
    signedIn: true,
    opens: [
      { what: 'a new password', open: dialog('Change password', 'Change password') },
      { what: 'signing out everywhere', open: dialog('Sign out everywhere') },
      { what: 'the end of an account', open: dialog('Delete account', 'Delete my account') },
      { what: 'the profile, being edited', open: (page) => button(page, 'Edit').click() },
      {
        what: 'unsaved changes',
        open: async (page) => {
          await page.getByLabel('Occupation').fill('Weaver');
          await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
          await page.locator('dialog[open]').waitFor();
        },
      },
    ],
  },
];

test.each([
  ['a small phone', phone],
  ['a laptop', { width: 1280, height: 800 }],
  ['a tablet', { width: 768, height: 900 }],
])('what a form in a dialog is sent with is whole in sight on %s', async (_where, screen) => {
  const { page } = await windowOf(family, screen);
  await page.goto(searchFor(pandit));
  await button(page, /^Book Now/).click();
  const submit = page.locator('dialog[open]').getByRole('button', { name: 'Submit' });
  await submit.waitFor();
  const { y, height } = (await submit.boundingBox()) ?? { y: 0, height: Infinity };
  expect(y + height).toBeLessThanOrEqual(screen.height);
});

test.each(places)('what opens at $where is tidy', async ({ path, opens, signedIn, only }) => {
  const size = only ?? phone;
  const { page } = signedIn ? await windowOf(family, size) : await visitor(size);
  await page.goto(path());
  await settled(page);
  for (const { what, open } of opens) {
    await open(page);
    await picture(page, what);
    expect(await faultsInEveryLook(page, only && [only]), what).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  }
});

test('on a desk the page behind a dialog stays as it is: its side bar keeps its column', async () => {
  const { page } = await windowOf(pandit, desk);
  await page.goto('/pandit/bookings');
  const content = page.locator('#content');
  const before = await content.boundingBox();
  await button(page, 'Reject').click();
  await page.locator('dialog[open]').waitFor();
  expect(await content.boundingBox()).toMatchObject({ x: before?.x, width: before?.width });
});
