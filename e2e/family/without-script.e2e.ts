import { expect, test } from 'vitest';
import { phone as phoneScreen } from '../browser.ts';
import { newBooking, newFamily, newPandit, windowOf } from '../made.ts';

/** What a family does where no script ever arrives. */

test('a booking is cancelled, after a question', async () => {
  const family = await newFamily();
  const pandit = await newPandit();
  await newBooking(family, pandit, 0);
  const { page } = await windowOf(family, phoneScreen, { script: false });
  await page.goto('/my-bookings');
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await page.getByRole('button', { name: 'Keep booking' }).click();
  await page.getByText('Pending with Pandit', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await page.getByRole('button', { name: 'Yes, cancel booking' }).click();
  await page.getByText('Cancelled by You', { exact: true }).waitFor();
  await page.getByRole('link', { name: pandit.ritual }).click();
  await page.getByText('You cancelled the booking').waitFor();
  expect(await page.getByRole('button', { name: /^(Cancel|Pay|Decline)/ }).count()).toBe(0);
});
