import { expect, test } from 'vitest';
import { call, phone } from '../browser.ts';
import { newBooking, newFamily, newPandit, windowOf } from '../made.ts';

/** A request is rejected because the pandit is not free then. */

test('“I am not free at this time” takes the day from the search', async () => {
  const [pandit, family] = [await newPandit(), await newFamily()];
  await newBooking(family, pandit, 0);
  const body = { ritualId: pandit.ritualId, date: pandit.from, panditId: pandit.id };
  const found = async () => (await call('POST /availability/filter-availability', { body })).results.length;
  expect(await found()).toBe(1);

  const { page } = await windowOf(pandit, phone);
  await page.goto('/pandit/bookings');
  await page.getByRole('article').getByRole('button', { name: 'Reject' }).click();
  const dialog = page.locator('dialog[open]');
  const closes = dialog.getByRole('checkbox', { name: /^I have no time then/ });
  for (const [reason, isTicked] of [
    ['The place is too far for me.', false],
    ['I am not free at this time.', true],
  ] as const) {
    await dialog.getByRole('button', { name: reason }).click();
    expect(await closes.isChecked()).toBe(isTicked);
  }
  await dialog.getByRole('button', { name: 'Reject booking' }).click();
  await page.getByText('This booking has been rejected.').first().waitFor();
  expect(await found()).toBe(0);
});
