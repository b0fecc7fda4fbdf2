import { expect, test } from 'vitest';
import type { Booking } from '#contract/bookings.ts';
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
  await page.getByRole('article').getByRole('link', { name: pandit.ritual }).tap();
  await page.waitForURL(`**/pandit/bookings/${id}`);
  await button('Undo').waitFor();
  expect(await status()).toBe('pendingwithpandit');
  await page.goto('/home');
  await expect.poll(status, { timeout: 60_000 }).toBe('confirmedbypandit');
});

test('without script a request is accepted, another is rejected with a reason', async () => {
  const family = await newFamily();
  const pandit = await newPandit();
  const [first, second] = [await newBooking(family, pandit, 0), await newBooking(family, pandit, 1)];
  const { page } = await windowOf(pandit, phone, { script: false });
  const answer = ({ _id }: Booking, name: string) => {
    const card = page.getByRole('article').filter({ hasText: `#${_id.slice(-8).toUpperCase()}` });
    return card.getByRole('button', { name }).click();
  };
  await page.goto('/pandit/bookings');
  await answer(first, 'Accept');
  await page.getByText('Booking accepted! Kindly be ready for the puja.').waitFor();
  await page.goto('/pandit/bookings');
  await answer(second, 'Reject');
  await page.getByRole('button', { name: 'Reject booking' }).click();
  await page.getByText('Please provide a reason for rejection.').waitFor();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Travelling');
  await page.getByRole('button', { name: 'Reject booking' }).click();
  await page.getByText('Your reason: “Travelling”').waitFor();
  const after = [first, second].map(({ _id: id }) => call('GET /booking/:id', { params: { id } }, family.token));
  const states = (await Promise.all(after)).map(({ bookingStatus }) => bookingStatus);
  expect(states).toEqual(['confirmedbypandit', 'rejected']);
  const odd = await page.request.post(`/pandit/bookings/${first._id}`, {
    form: { _form: 'juggle' },
    headers: { 'sec-fetch-site': 'same-origin' },
    maxRetries: 2,
  });
  expect([odd.status(), (await odd.text()).includes('Invalid action type.')]).toEqual([400, true]);
});
