import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { call, desk, visitor } from '../browser.ts';
import { newFamily, newPandit, searchFor, type Offering, type Person } from '../made.ts';
import { enter, signIn } from '../people.ts';

/** Two tabs of one browser: when another person signs in in one, the other does not go on for the person before. */

let pandit: Offering;
let next: Person;
beforeAll(async () => {
  pandit = await newPandit();
  next = await newFamily('Kuntala Behera');
});

const SENTENCE = 'You are signed in as someone else now. Reload the page.';
const PLACE = 'Behind the fish market, Cuttack';
const place = (page: Page) => page.getByLabel('Place Of Puja');
const openForm = async (page: Page) => {
  await page.goto(searchFor(pandit));
  await page.getByRole('button', { name: `Book Now: ${pandit.name}` }).click();
  await place(page).waitFor();
};

/** A signed-in family that has typed where its puja is, in a browser with room for more tabs. */
async function typedIn(options: { script?: boolean } = {}) {
  const { page, context } = await visitor(desk, { own: true, ...options });
  const family = await newFamily();
  await signIn(page, family.phone);
  await openForm(page);
  await place(page).fill(PLACE);
  return { page, context, family };
}

/** What was asked for in the name of the one who came later: nothing, as long as they press nothing themselves. */
const asked = async () => (await call('POST /booking/get-bookings-by-user', { body: {} }, next.token)).bookings;

async function showsNext(page: Page) {
  await expect.poll(() => place(page).inputValue()).toBe('');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('fish market');
  await page.getByText(next.name).first().waitFor({ state: 'attached' });
}

test('a tab loads again as the next person’s once they have signed in in another', async () => {
  const { page, context } = await typedIn();
  const other = await context.newPage();
  await other.goto('/home');
  await other.locator('header summary').last().click();
  const signedOut = page.waitForEvent('load');
  await other.getByRole('button', { name: 'Logout' }).click();
  await signedOut;
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('fish market');
  const again = page.waitForEvent('load');
  await signIn(other, next.phone);
  await again;
  await openForm(page);
  await showsNext(page);
  expect(await asked()).toEqual([]);
});

test('a tab that could not hear it asks when somebody comes back to it', async () => {
  expect.hasAssertions();
  const { page, context } = await typedIn();
  await enter(context, next);
  const again = page.waitForEvent('load');
  await page.evaluate(() => void dispatchEvent(new Event('focus')));
  await again;
  await showsNext(page);
});

test('a press that came before that does nothing in the name of the next', async () => {
  const { page, context } = await typedIn();
  await enter(context, next);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText(SENTENCE).waitFor();
  expect(await asked()).toEqual([]);
});

test('nor does one without script, and the next person is not shown the words', async () => {
  const { page, context } = await typedIn({ script: false });
  await enter(context, next);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText(SENTENCE).waitFor();
  expect(await page.content()).not.toContain(PLACE);
  expect(await asked()).toEqual([]);
});
