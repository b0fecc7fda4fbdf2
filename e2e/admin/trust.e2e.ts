import { beforeAll, expect, test } from 'vitest';
import { addDays, asInstant, dayAt, daysBetween } from '#domain/time.ts';
import { atDesk } from '../at-office.ts';
import { faultsInEveryLook, settled } from '../axe.ts';
import { call, desk, phone as phoneScreen } from '../browser.ts';
import { newFamily, newPaidBooking, newPandit, windowOf, type Offering, type Person } from '../made.ts';

/** Credit that does not come by itself: the office decides, and the family reads why. */

let family: Person;
let pandit: Offering;
let bookingId: string;
beforeAll(async () => {
  [family, pandit] = [await newFamily('Kanaka Barik'), await newPandit()];
  const today = dayAt(asInstant(Date.now()));
  const days = { fromDate: addDays(today, 2), toDate: addDays(today, 3) };
  await call('POST /availability/declare-availability', { body: days }, pandit.token);
  for (const nth of [2, 3]) {
    const { _id } = await newPaidBooking(family, pandit, daysBetween(pandit.from, addDays(today, nth)), 501);
    const accepted = { bookingId: _id, bookingStatus: 'confirmedbypandit' as const };
    await call('POST /booking/update-booking-status', { body: accepted }, pandit.token);
    await call('POST /booking/:id/withdraw', { params: { id: _id }, body: { reason: 'A fever' } }, pandit.token);
    bookingId = _id;
  }
});

test('the family reads that its credit waits; the office sees the story and decides; the family reads why', async () => {
  const { page: home } = await windowOf(family, phoneScreen);
  await home.goto(`/my-bookings/${bookingId}`);
  await home.getByText('For the trouble ₹250 of credit may be yours: our office looks at it first').waitFor();

  const page = await atDesk(desk);
  await page.goto('/admin/board');
  const withdrawn = page.getByRole('region', { name: 'Withdrawals of 30 days' });
  await withdrawn.getByText('2 pujas of 1 family, ₹250 of credit given').first().waitFor();
  await withdrawn.getByRole('link', { name: 'Credit and reviews to look at' }).click();
  const card = page.getByRole('article').filter({ hasText: family.name });
  await card.getByText('The same two had credit within the last twelve months.').waitFor();
  await card.getByText('₹250 given').waitFor();
  await settled(page);
  expect(await faultsInEveryLook(page)).toEqual([]);
  const press = card.getByRole('button', { name: `Decide about the credit of ${family.name}` });
  await press.click();
  await card.getByText('Please write why. The family reads it.').waitFor();
  await card.getByLabel('Decision').selectOption('Do not give it');
  await card.getByLabel('Why (the family reads it)').fill('The two of you live in one house.');
  await press.dblclick();
  await expect.poll(() => card.count()).toBe(0);

  await home.goto(`/my-bookings/${bookingId}`);
  await home.getByText('Our office looked at ₹250 of credit for this withdrawal, and did not give it:').waitFor();
  await home.getByText('“The two of you live in one house.”').waitFor();
});
