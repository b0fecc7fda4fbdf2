import { expect, test } from 'vitest';
import { addDays, asInstant, dayAt, daysBetween } from '#domain/time.ts';
import { faultsInEveryLook } from '../axe.ts';
import { call, phone as phoneScreen } from '../browser.ts';
import { newBooking, newFamily, newPaidBooking, newPandit, nextDay, windowOf } from '../made.ts';

test('credit that pays an advance whole: the family agrees by one press, and no checkout opens', async () => {
  const [family, first, second] = [await newFamily(), await newPandit(), await newPandit()];
  const day = addDays(dayAt(asInstant(Date.now())), 2);
  await call('POST /availability/declare-availability', { body: { fromDate: day, toDate: day } }, first.token);
  const { _id: lost } = await newPaidBooking(family, first, daysBetween(first.from, day), 501);
  const accepted = { bookingId: lost, bookingStatus: 'confirmedbypandit' as const };
  await call('POST /booking/update-booking-status', { body: accepted }, first.token);
  await call('POST /booking/:id/withdraw', { params: { id: lost }, body: { reason: 'A fever' } }, first.token);
  const { _id } = await newBooking(family, second, nextDay(second), 200);

  const { page } = await windowOf(family, phoneScreen);
  await page.goto('/my-bookings');
  await page.getByText('You have ₹50 of credit.').waitFor();
  await page.goto(`/my-bookings/${_id}`);
  const press = page.getByRole('button', { name: 'Agree: your credit pays ₹200' });
  await press.waitFor();
  expect(await page.getByRole('button', { name: /^Pay/ }).count()).toBe(0);
  expect(await faultsInEveryLook(page)).toEqual([]);
  await press.click();
  await page.getByText('Your credit has paid the advance.').waitFor();
  await expect.poll(() => press.count()).toBe(0);
  await page.getByText('Your credit paid the advance of ₹200').waitFor();
  const seen = await call('GET /booking/:id', { params: { id: _id } }, family.token);
  expect(seen).toMatchObject({ bookingStatus: 'advancepaymentdone', heldAmount: 200, sums: { due: 0, paid: 200 } });
  // the other side accepts it as any advance
  const { page: own } = await windowOf(second, phoneScreen);
  await own.goto(`/pandit/bookings/${_id}`);
  await own.getByRole('button', { name: 'Accept' }).click();
  await own.getByRole('button', { name: 'Undo' }).waitFor();
  await own.goto('/home');
  await page.reload();
  await expect
    .poll(async () => (await call('GET /booking/:id', { params: { id: _id } }, family.token)).bookingStatus)
    .toBe('confirmedbypandit');
});
