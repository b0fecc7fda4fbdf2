import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { desk, phone, picture, visitor, type Screen } from '../browser.ts';
import { faultsInEveryLook, settled } from '../axe.ts';
import { unfold } from '../forms.ts';
import { newBooking, newFamily, newPandit, nextDay, searchFor, windowOf, type Offering, type Person } from '../made.ts';

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

/** The messages over the page stand still while it is looked at, and each must leave free what can be pressed. */
async function stopped(page: Page): Promise<(pressed: Locator, message: string) => Promise<void>> {
  await page.clock.install();
  return async (pressed, message) => {
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    await pressed.click();
    const isSaid = async () => {
      await page.clock.runFor(50);
      return page.getByText(message).isVisible();
    };
    await expect.poll(isSaid).toBe(true);
  };
}

/** Which of what can be pressed and is in sight lies under a message, even in part. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const messages = [...document.querySelectorAll('[aria-label="Notices"] [role=status]')].map((one) =>
      one.getBoundingClientRect(),
    );
    const isUnder = (one: DOMRect) =>
      messages.some(
        ({ left, right, top, bottom }) => one.left < right && one.right > left && one.top < bottom && one.bottom > top,
      );
    return [...document.querySelectorAll('a[href], button, summary, input, select, textarea')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .filter((one) => isUnder(one.getBoundingClientRect()))
      .map((one) => one.textContent || one.outerHTML);
  });

test('on a phone a message covers nothing that can be pressed', async () => {
  const own = await newFamily();
  const { _id } = await newBooking(own, pandit, nextDay(pandit));
  const { page } = await windowOf(own, phone, { own: true });
  const says = await stopped(page);
  await page.goto(`/my-bookings/${_id}`);
  await unfold(page, 'Block or report…');
  await page.getByLabel('What is wrong?').fill('Asks for cash');
  await says(page.getByRole('button', { name: 'Report', exact: true }), 'Thank you. The office looks at it.');
  await expect.poll(() => covered(page)).toEqual([]);
  await picture(page, 'message');
  // nor once the page has moved below it
  for (const name of ['Price and payment', 'Block or report…']) {
    await page.getByText(name, { exact: true }).first().scrollIntoViewIfNeeded();
    await expect.poll(() => covered(page)).toEqual([]);
  }
});

test('a message about what was saved leaves the next Save free', async () => {
  const priest = await newPandit();
  const { page } = await windowOf(priest, phone, { own: true });
  const says = await stopped(page);
  await page.goto('/pandit/profile');
  await page.getByRole('button', { name: 'Edit: Languages' }).click();
  await page.getByLabel('Sanskrit', { exact: true }).check();
  await says(page.getByRole('button', { name: 'Save' }), 'Profile updated successfully!');
  await expect.poll(() => covered(page)).toEqual([]);
  await page.getByRole('button', { name: 'Edit: Languages' }).click();
  await page.getByRole('button', { name: 'Save' }).scrollIntoViewIfNeeded();
  expect(await page.locator('[aria-label="Notices"] [role=status]').count()).toBe(1);
  await expect.poll(() => covered(page)).toEqual([]);
  await picture(page, 'message-save');
});
