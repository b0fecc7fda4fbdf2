import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { codeFor, desk, phone as phoneScreen, visitor } from '../browser.ts';
import { lands, press, stepTo, type, unseen } from '../keys.ts';
import { newBooking, newFamily, newPandit, searchFor, windowOf } from '../made.ts';
import { newPhone, PASSWORD, told } from '../people.ts';

/** The way of a family from its first visit to a booking, and out of it, without a mouse. */

/** A day into the platform's own field, whose parts are in the order of the machine's settings. */
async function typeDay(page: Page, field: Locator, day: string): Promise<void> {
  const [year = '', month = '', date = ''] = day.split('-');
  await type(page, month + date + year);
  if ((await field.inputValue()) === day) return;
  await press(page, 'ArrowLeft', 'ArrowLeft');
  await type(page, date + month + year);
  expect(await field.inputValue()).toBe(day);
}

test('from the first visit to a booking, and out of it again', async () => {
  const pandit = await newPandit({ price: 750 });
  const { page } = await visitor(desk);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const header = page.getByRole('banner');

  // Home: the first step offers to skip the header
  await page.goto('/home');
  await page.keyboard.press('Tab');
  await lands(page.getByRole('link', { name: 'Skip to content' }), 'first step');
  expect(await unseen(page)).toBeNull();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await lands(page.getByRole('main').getByLabel('Ritual'), 'after the skip');
  await stepTo(page, header.getByRole('link', { name: 'Sign Up' }), 'Shift+Tab');
  await page.keyboard.press('Enter');

  // an account
  await heading('Create Account').waitFor();
  const phone = newPhone();
  await stepTo(page, field('Phone number'));
  await type(page, phone);
  await stepTo(page, button('Send OTP'));
  await page.keyboard.press('Enter');
  await lands(field('OTP'), 'once a code is sent');
  await type(page, await codeFor(phone));
  await stepTo(page, button('Verify'));
  await page.keyboard.press('Space');
  await page.getByText('Phone number verified successfully').first().waitFor();
  await lands(field('Phone number'), 'once the phone is proved');
  await stepTo(page, field('Full name'));
  await type(page, 'Sasmita Rout');
  await stepTo(page, field('Email'));
  await type(page, 'family@example.in');
  await stepTo(page, field('Date of birth'));
  await typeDay(page, field('Date of birth'), '1988-04-14');
  await stepTo(page, button('Continue'));
  await page.keyboard.press('Enter');
  await lands(page.getByRole('textbox', { name: 'Password', exact: true }), 'once it is said who signs up');
  await type(page, PASSWORD);
  await stepTo(page, field('Confirm password'));
  await type(page, PASSWORD);
  await stepTo(page, button('Create Account'));
  await page.keyboard.press('Space');

  // signing in, the way chosen by arrows
  await lands(heading('Welcome Back'), 'after signing up');
  await stepTo(page, page.getByRole('radio', { name: 'Password' }));
  await page.keyboard.press('ArrowRight');
  await button('Send OTP').waitFor();
  await page.keyboard.press('ArrowLeft');
  await stepTo(page, page.getByRole('textbox', { name: 'Password', exact: true }));
  await type(page, PASSWORD);
  await page.keyboard.press('Enter');

  // Services, and a ritual's own page
  await heading('Services').waitFor();
  await stepTo(page, page.getByRole('searchbox'));
  await type(page, 'satyanarayan puja');
  await stepTo(page, page.getByRole('link', { name: 'Satyanarayan Puja', exact: true }));
  await page.keyboard.press('Enter');
  await heading('Satyanarayan Puja').waitFor();
  await stepTo(page, page.getByRole('main').getByRole('link', { name: /^Book Now/ }));
  await page.keyboard.press('Enter');

  // the search, with the good hours of the ritual
  await page.waitForURL('**/find-pandit?*');
  await heading('When shall it be?').waitFor();
  const filters = page.getByRole('form', { name: 'Filters' });
  await stepTo(page, filters.getByLabel('Ritual'));
  const carried = await filters.getByLabel('Ritual').inputValue();
  expect(carried).toBe(pandit.ritualId);
  await press(page, 'ArrowDown');
  expect(await filters.getByLabel('Ritual').inputValue()).not.toBe(carried);
  await press(page, 'ArrowUp');
  expect(await filters.getByLabel('Ritual').inputValue()).toBe(carried);
  await stepTo(page, button('Search Pandits'));
  await page.keyboard.press('Enter');
  await page.getByText('Please select both Ritual and Date to search.').waitFor();
  await lands(filters.getByLabel('Date'), 'what is missing');
  await typeDay(page, filters.getByLabel('Date'), pandit.from);
  await stepTo(page, page.getByRole('slider'));
  const most = Number(await page.getByRole('slider').getAttribute('max'));
  const step = Number(await page.getByRole('slider').getAttribute('step'));
  await press(page, 'End', 'ArrowLeft', 'ArrowLeft');
  await filters.getByText(`₹${(most - 2 * step).toLocaleString('en-IN')}`, { exact: true }).waitFor();
  await stepTo(page, button('Search Pandits'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const book = button(`Book Now: ${pandit.name}`);
  await book.waitFor();
  await lands(page.getByRole('region', { name: /free on/ }), 'what was found');
  await stepTo(page, book);
  await page.keyboard.press('Enter');

  // the booking: kept inside while it is open, and back to its button by Escape
  const dialog = page.getByRole('dialog', { name: 'Booking Information' });
  await dialog.getByLabel('Place Of Puja').waitFor();
  await staysIn(page, dialog);
  await page.keyboard.press('Escape');
  await lands(book, 'after Escape');
  expect(new URL(page.url()).searchParams.has('book')).toBe(false);
  await page.keyboard.press('Enter');
  await stepTo(page, dialog.getByRole('button', { name: 'Submit' }));
  await page.keyboard.press('Enter');
  await dialog.getByText('Please enter the place of Puja.').waitFor();
  await lands(dialog.getByLabel('Place Of Puja'), 'what is wrong');
  await type(page, 'Plot 7, Saheed Nagar');
  await stepTo(page, dialog.getByLabel('Additional Notes'));
  await type(page, 'Two children');
  await stepTo(page, dialog.getByRole('button', { name: 'Submit' }));
  await page.keyboard.press('Enter');
  await told(page, 'Booking request sent successfully to Pandit. Please wait for a reply.');

  // and out of it
  await lands(heading('My Bookings'), 'after booking');
  const cancel = button('Cancel booking');
  await stepTo(page, cancel);
  await page.keyboard.press('Enter');
  const sure = page.getByRole('dialog', { name: 'Cancel this booking?' });
  await staysIn(page, sure);
  await page.keyboard.press('Escape');
  await lands(cancel, 'after Escape');
  await page.keyboard.press('Space');
  await stepTo(page, sure.getByRole('button', { name: 'Yes, cancel booking' }));
  await page.keyboard.press('Enter');
  await told(page, 'Booking cancelled');
  await lands(page.getByRole('heading', { level: 3, name: 'Satyanarayan Puja' }), 'the booking that was cancelled');
  await page.getByText('Cancelled by You', { exact: true }).waitFor();
});

/** Goes round in both directions and never leaves the dialog for the page behind it. */
async function staysIn(page: Page, dialog: Locator): Promise<void> {
  await lands(dialog.locator(':focus'), 'inside the dialog');
  for (const key of [...Array<string>(12).fill('Tab'), ...Array<string>(6).fill('Shift+Tab')]) {
    await page.keyboard.press(key);
    expect(await unseen(page)).toBeNull();
    // past its end a browser's own bar may come, which the page sees as nothing
    const inside = await dialog.evaluate(
      (box) => document.activeElement === document.body || box.contains(document.activeElement),
    );
    expect(inside).toBe(true);
  }
}

test('an advance: to the checkout, and back to its button when that is closed', async () => {
  const family = await newFamily();
  await newBooking(family, await newPandit(), 0, 300);
  const { page } = await windowOf(family, desk);
  await page.goto('/my-bookings');
  const pay = page.getByRole('button', { name: /^Pay ₹/ });
  await pay.waitFor();
  await stepTo(page, pay);
  await page.keyboard.press('Enter');
  const checkout = page.frameLocator('iframe');
  await checkout.locator(':focus').waitFor();
  await checkout.getByText('₹300').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('Payment not completed. Nothing is booked yet; you can try again.').waitFor();
  await lands(pay, 'once the checkout is closed');
  expect(await unseen(page)).toBeNull();

  // to decline instead
  const decline = page.getByRole('button', { name: 'Decline', exact: true });
  await stepTo(page, decline);
  await page.keyboard.press('Enter');
  const sure = page.getByRole('dialog', { name: 'Decline the advance?' });
  await stepTo(page, sure.getByRole('button', { name: 'Yes, decline' }));
  await page.keyboard.press('Enter');
  await told(page, 'Payment declined');
});

test('the menus open, close and lead on by keyboard', async () => {
  const { page } = await windowOf(await newFamily(), desk);
  await page.goto('/about');
  const name = page.getByRole('banner').locator('summary');
  await stepTo(page, name);
  await page.keyboard.press('Enter');
  const profile = page.getByRole('link', { name: 'My Profile' });
  await stepTo(page, profile);
  await page.keyboard.press('Escape');
  await lands(name, 'after Escape');
  await page.keyboard.press('Space');
  await stepTo(page, profile);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'My Profile' }).waitFor();

  await page.setViewportSize(phoneScreen);
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await stepTo(page, menu);
  await page.keyboard.press('Enter');
  const inMenu = page.locator('#site-menu');
  await stepTo(page, inMenu.getByRole('link', { name: 'Services' }));
  await page.keyboard.press('Escape');
  await inMenu.waitFor({ state: 'hidden' });
  await lands(menu, 'after Escape');
  await page.keyboard.press('Enter');
  await stepTo(page, inMenu.getByRole('link', { name: 'Contact' }));
  await page.keyboard.press('Enter');
  await lands(page.getByRole('heading', { level: 1, name: /./ }), 'on Contact');
  expect(await inMenu.isVisible()).toBe(false);
});

test('a dialog that a visitor comes back to gives the focus to the page once it is closed', async () => {
  const pandit = await newPandit();
  const { page } = await visitor(desk);
  await page.goto(`${searchFor(pandit)}&book=${pandit.id}`);
  const dialog = page.getByRole('dialog', { name: 'Booking Information' });
  await dialog.getByLabel('Place Of Puja').waitFor();
  await page.keyboard.press('Escape');
  await lands(page.getByRole('heading', { level: 1 }), 'nothing opened it here');
  expect(await dialog.count()).toBe(0);
});

test('a ritual opened right after typing its name opens', async () => {
  const { page } = await visitor(desk);
  await page.goto('/services');
  await stepTo(page, page.getByRole('searchbox'));
  await type(page, 'satyanarayan puja');
  await page.getByRole('status').filter({ hasText: '1 ritual' }).waitFor();
  await stepTo(page, page.getByRole('link', { name: 'Satyanarayan Puja', exact: true }));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Satyanarayan Puja', level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/services/satyanarayan-puja');
});
