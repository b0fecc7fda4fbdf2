import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { desk, visitor } from '../browser.ts';
import { newFamily, newPandit, searchFor, type Offering, type Person } from '../made.ts';
import { PASSWORD, signIn } from '../people.ts';

/** What one person typed into a booking is not there for the next who uses the same tab. */

let pandit: Offering;
let next: Person;
beforeAll(async () => {
  pandit = await newPandit();
  next = await newFamily('Kuntala Behera');
});

const PLACE = 'Behind the fish market, Cuttack';
const place = (page: Page) => page.getByLabel('Place Of Puja');
const notes = (page: Page) => page.getByLabel('Additional Notes');
const openForm = async (page: Page) => {
  await page.goto(searchFor(pandit));
  await page.getByRole('button', { name: `Book Now: ${pandit.name}` }).click();
  await place(page).waitFor();
};
const type = async (page: Page) => {
  await openForm(page);
  await place(page).fill(PLACE);
  await notes(page).fill('My mother is ill.');
};
const seesNothing = async (page: Page) => {
  await openForm(page);
  expect(await page.getByText(PLACE).count()).toBe(0);
  expect([await place(page).inputValue(), await notes(page).inputValue()]).toEqual(['', '']);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('mother');
};

test('after signing out', async () => {
  expect.hasAssertions();
  const { page } = await visitor(desk);
  await signIn(page, (await newFamily()).phone);
  await type(page);
  await page.goto('/home');
  await page.locator('header summary').last().click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/home');
  await signIn(page, next.phone);
  await seesNothing(page);
});

test('after a sign-in that was lost; who comes back finds the words again', async () => {
  const { page, context } = await visitor(desk);
  const family = await newFamily();
  await signIn(page, family.phone);
  await type(page);
  await context.clearCookies();
  await page.goto('/my-bookings');
  await page.waitForURL('**/login?**');
  await signIn(page, family.phone);
  await openForm(page);
  await expect.poll(() => place(page).inputValue()).toBe(PLACE);
  await context.clearCookies();
  await signIn(page, next.phone);
  await seesNothing(page);
});

test('a visitor’s words are asked about before they are shown again, and go after half an hour', async () => {
  const { page } = await visitor(desk);
  await type(page);
  const asked = page.getByText('Go on with what was typed here?');
  const again = async () => {
    await page.reload();
    await place(page).waitFor();
  };
  await again();
  await asked.waitFor();
  expect([await place(page).inputValue(), await notes(page).inputValue()]).toEqual(['', '']);
  await page.getByRole('button', { name: 'Yes, go on' }).click();
  await expect.poll(() => place(page).inputValue()).toBe(PLACE);
  await expect.poll(() => asked.count()).toBe(0);

  await again();
  await page.getByRole('button', { name: 'No, remove it' }).click();
  await expect.poll(() => asked.count()).toBe(0);
  await seesNothing(page);

  await type(page);
  // half an hour passes
  await page.evaluate(() => {
    for (const [key, kept] of Object.entries({ ...sessionStorage })) {
      const { since, ...rest } = JSON.parse(String(kept)) as { since: number };
      sessionStorage.setItem(key, JSON.stringify({ ...rest, since: since - 30 * 60_000 }));
    }
  });
  await again();
  await page.getByLabel('Phone number').waitFor();
  expect(await asked.count()).toBe(0);
  await seesNothing(page);
});

test('after a visitor, unless it was to sign in that they left', async () => {
  const { page, context } = await visitor(desk);
  await type(page);
  await signIn(page, next.phone);
  await seesNothing(page);

  await context.clearCookies();
  await type(page);
  await page.getByRole('dialog').getByRole('link', { name: 'log in with your password' }).click();
  // the address changes before the page: what is typed until then goes into the booking
  await page.getByRole('heading', { name: 'Welcome Back' }).waitFor();
  await page.getByLabel('Phone number').fill(next.phone);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/find-pandit?**');
  await expect.poll(() => place(page).inputValue()).toBe(PLACE);
});
