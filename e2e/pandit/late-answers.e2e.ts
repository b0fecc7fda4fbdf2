import { beforeAll, expect, test } from 'vitest';
import { settled } from '../axe.ts';
import { phone } from '../browser.ts';
import { newFamily, newPaidBooking, newPandit, windowOf, type Person } from '../made.ts';
import { told } from '../people.ts';

/** Live news of a booking often comes before the answer to the form that changed it, on a slow line always. */

let family: Person;
beforeAll(async () => {
  family = await newFamily();
});

test('what was done is told, and keeps the focus, also where news of it has taken the form away', async () => {
  const pandit = await newPandit();
  const booking = await newPaidBooking(family, pandit, 0, 501);
  const { page } = await windowOf(pandit, phone);
  await page.goto('/pandit/bookings');
  await settled(page);
  const card = page.getByRole('article');
  const rejected = card.getByText('Rejected', { exact: true });
  await page.route(`**/pandit/bookings/${booking._id}.data*`, async (route) => {
    const answer = await route.fetch();
    await rejected.waitFor();
    await route.fulfill({ response: answer });
  });
  await card.getByRole('button', { name: 'I cannot attend' }).click();
  const dialog = page.locator('dialog[open]');
  await dialog.getByLabel('Reason').fill('Travelling');
  await dialog.getByRole('button', { name: 'Give the booking back' }).click();
  await told(page, 'The booking was given back and the advance refunded.');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
});
