import { expect, test } from 'vitest';
import { faultsOf } from '../axe.ts';
import { call, phone } from '../browser.ts';
import { newBooking, newFamily, newPandit, windowOf } from '../made.ts';

test('Accept can be taken back for a while; whoever leaves has it sent', async () => {
  const [family, pandit] = [await newFamily(), await newPandit()];
  const { _id: id } = await newBooking(family, pandit, 0);
  const status = async () => (await call('GET /booking/:id', { params: { id } }, family.token)).bookingStatus;
  const { page } = await windowOf(pandit, phone);
  const button = (name: string) => page.getByRole('button', { name });
  await page.goto('/pandit/bookings');
  await button('Accept').tap();
  await page.getByText('It is sent in ten seconds.').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await button('Undo').tap();
  await button('Request Payment').waitFor();
  expect(await status()).toBe('pendingwithpandit');
  await button('Accept').tap();
  // it goes along from screen to screen, and is sent with the last look
  await page.getByRole('link', { name: 'Details and history' }).tap();
  await page.waitForURL(`**/pandit/bookings/${id}`);
  await button('Undo').waitFor();
  expect(await status()).toBe('pendingwithpandit');
  await page.goto('/home');
  await expect.poll(status, { timeout: 20_000 }).toBe('confirmedbypandit');
});
