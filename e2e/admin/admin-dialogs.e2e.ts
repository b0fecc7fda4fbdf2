import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { atDesk, dialog, newAdmin } from '../at-office.ts';
import { faultsInEveryLook, settled } from '../axe.ts';
import { phone } from '../browser.ts';
import { newFamily, newPaidBooking, newPandit, newPriest, newSettledBooking, type Person } from '../made.ts';

/** What opens at the office and is not looked at elsewhere, in both sizes and themes, also with something wrong in it. */

let family: Person;
let priest: Person;
let bookingId: string;
beforeAll(async () => {
  const pandit = await newPandit();
  [family, priest] = [await newFamily(), await newPriest()];
  bookingId = (await newPaidBooking(family, pandit, 1, 500))._id;
  await newSettledBooking(family, pandit, 300);
});

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).last().click();
const inDialog = (page: Page, name: string | RegExp) => dialog(page).last().getByRole('button', { name });
const said = (page: Page) => dialog(page).last().getByRole('alert').first().waitFor();
/** Opens a question over a booking, and sends it with nothing in it. */
const asks = (opener: string, sender: RegExp) => async (page: Page) => {
  await dialog(page).getByText('₹500 can still be refunded.').waitFor();
  await inDialog(page, opener).click();
  await inDialog(page, sender).click();
  await said(page);
};

type Look = readonly [what: string, open?: (page: Page) => Promise<unknown>];

/** What is looked at on one screen, each once the one before it is closed. */
const screens: [name: string, path: () => string | Promise<string>, ...looks: Look[]][] = [
  ['users', () => '/admin/users', ['the list']],
  [
    'a user',
    () => `/admin/users?user=${family.id}`,
    ['details', (page) => dialog(page).getByText(family.name).first().waitFor()],
  ],
  ['bookings', () => '/admin/bookings', ['the list']],
  ['bookings, none found', () => '/admin/bookings?search=nobody-of-this-name', ['the list']],
  [
    'a booking',
    () => `/admin/bookings?booking=${bookingId}`,
    ['refund, refused', asks('Refund', /^Refund ₹/)],
    ['cancel, refused', asks('Cancel on behalf', /^Cancel this booking/)],
  ],
  [
    'a pandit',
    () => `/admin/pandits?user=${priest.id}`,
    [
      'refused',
      async (page) => {
        await dialog(page).getByLabel('Status action').selectOption('evaluation');
        await inDialog(page, 'Update Status').press('Enter');
        await said(page);
      },
    ],
  ],
  [
    'rituals',
    () => '/admin/rituals',
    // catalogue.e2e.ts has the list
    ...['Add Category', 'Add Ritual'].map((name): Look => [
      `${name}, refused`,
      async (page) => {
        await press(page, name);
        await inDialog(page, name).press('Enter');
        await said(page);
      },
    ]),
  ],
  [
    'payments',
    () => '/admin/payments?list=due',
    [
      'Mark as paid, refused',
      async (page) => {
        await press(page, /^Mark as paid/);
        await inDialog(page, /^Mark ₹/).click();
        await said(page);
      },
    ],
  ],
  [
    'staff',
    async () => {
      // somebody who can be removed
      await newAdmin('Ananta Ray');
      return '/admin/staff';
    },
    [
      'removing an admin, refused',
      async (page) => {
        await press(page, /^Remove of/);
        await inDialog(page, /^Remove /).click();
        await said(page);
      },
    ],
  ],
];

test.each(screens)('what opens at the office is tidy: %s', async (_name, path, ...looks) => {
  const page = await atDesk(phone);
  await page.goto(await path());
  await settled(page);
  for (const [what, open] of looks) {
    const before = await dialog(page).count();
    await open?.(page);
    expect(await faultsInEveryLook(page, undefined, 'main'), what).toEqual([]);
    if ((await dialog(page).count()) > before) await page.keyboard.press('Escape');
    await expect.poll(() => dialog(page).count()).toBe(before);
  }
});

test('the panel is tidy', async () => {
  const page = await atDesk(phone);
  await page.goto('/admin/users');
  await settled(page);
  await page.getByRole('button', { name: 'Open Admin Panel' }).click();
  expect(await faultsInEveryLook(page, [phone])).toEqual([]);
});
