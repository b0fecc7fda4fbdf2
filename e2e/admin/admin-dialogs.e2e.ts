import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { atDesk, dialog, invite, join } from '../at-office.ts';
import { faultsInEveryLook, settled } from '../axe.ts';
import { phone } from '../browser.ts';
import { newFamily, newPaidBooking, newPandit, newPriest, newSettledBooking, type Person } from '../made.ts';
import { newPhone } from '../people.ts';

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

interface Open {
  what: string;
  path: () => string;
  open?: (page: Page) => Promise<unknown>;
}

const opens: readonly Open[] = [
  { what: 'users', path: () => '/admin/users' },
  {
    what: 'a user',
    path: () => `/admin/users?user=${family.id}`,
    open: (page) => dialog(page).getByText(family.name).first().waitFor(),
  },
  { what: 'bookings', path: () => '/admin/bookings' },
  { what: 'bookings, none found', path: () => '/admin/bookings?search=nobody-of-this-name' },
  { what: 'refund, refused', path: () => `/admin/bookings?booking=${bookingId}`, open: asks('Refund', /^Refund ₹/) },
  {
    what: 'cancel, refused',
    path: () => `/admin/bookings?booking=${bookingId}`,
    open: asks('Cancel on behalf', /^Cancel this booking/),
  },
  {
    what: 'a pandit, refused',
    path: () => `/admin/pandits?user=${priest.id}`,
    open: async (page) => {
      await dialog(page).getByLabel('Status action').selectOption('evaluation');
      await inDialog(page, 'Update Status').press('Enter');
      await said(page);
    },
  },
  { what: 'rituals', path: () => '/admin/rituals' },
  ...['Add Category', 'Add Ritual'].map((name) => ({
    what: `${name}, refused`,
    path: () => '/admin/rituals',
    open: async (page: Page) => {
      await press(page, name);
      await inDialog(page, name).press('Enter');
      await said(page);
    },
  })),
  {
    what: 'Mark as paid, refused',
    path: () => '/admin/payments?list=due',
    open: async (page) => {
      await press(page, /^Mark as paid/);
      await inDialog(page, /^Mark ₹/).click();
      await said(page);
    },
  },
  {
    what: 'removing an admin, refused',
    path: () => '/admin/staff',
    open: async (page) => {
      await press(page, /^Remove of/);
      await inDialog(page, /^Remove /).click();
      await said(page);
    },
  },
];

test('somebody else is an admin too', async () => {
  const colleague = newPhone();
  await invite(await atDesk(), 'Ananta Ray', colleague);
  expect((await join(colleague)).url()).toContain('/login');
});

test.each(opens)('what opens at the office is tidy: $what', async ({ path, open }) => {
  const page = await atDesk(phone);
  await page.goto(path());
  await settled(page);
  await open?.(page);
  expect(await faultsInEveryLook(page)).toEqual([]);
});

test('the panel is tidy', async () => {
  const page = await atDesk(phone);
  await page.goto('/admin/users');
  await settled(page);
  await page.getByRole('button', { name: 'Open Admin Panel' }).click();
  expect(await faultsInEveryLook(page, [phone])).toEqual([]);
});
