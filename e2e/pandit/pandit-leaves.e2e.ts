import { expect, test } from 'vitest';
import { atDesk, dialog } from '../at-office.ts';
import { faultsOf, settled } from '../axe.ts';
import { call, phone as phoneScreen } from '../browser.ts';
import { newBooking, newFamily, newPandit } from '../made.ts';
import { told } from '../people.ts';

test('who rejects a pandit that families count on is asked about each booking first, also on a phone', async () => {
  const [pandit, first, second] = [await newPandit(), await newFamily('Sulata Barik'), await newFamily('Mina Rout')];
  const [ends, stays] = [await newBooking(first, pandit, 0), await newBooking(second, pandit, 1)];
  for (const { _id: bookingId } of [ends, stays]) {
    const body = { bookingId, bookingStatus: 'confirmedbypandit' } as const;
    await call('POST /booking/update-booking-status', { body }, pandit.token);
  }
  const page = await atDesk(phoneScreen);
  await page.goto(`/admin/pandits?status=approved&search=${pandit.phone}&user=${pandit.id}`);
  await settled(page);
  const box = dialog(page);
  await box.getByLabel('Status action').selectOption('rejected');
  await box.getByText('2 bookings count on this pandit').waitFor();
  await box.getByLabel('Comment').fill('He has moved away.');
  await box.getByRole('button', { name: 'Update Status' }).press('Enter');
  await box.getByText('Please say of each booking what happens to it.').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  const of = (family: string) => box.getByRole('radiogroup', { name: `The booking of ${family}` });
  await of(first.name).getByLabel('Cancel', { exact: true }).check();
  await of(second.name).getByLabel('Stays as agreed').check();
  await box.getByRole('button', { name: 'Update Status' }).click();
  await told(page, 'Success: Pandit status updated to rejected.');
  const statusOf = async (id: string, token: string) =>
    (await call('GET /booking/:id', { params: { id } }, token)).bookingStatus;
  expect([await statusOf(ends._id, first.token), await statusOf(stays._id, second.token)]).toEqual([
    'cancelled',
    'confirmedbypandit',
  ]);
  // the list of the approved goes on without him
  await page.getByText('No results found').waitFor();

  // and the one that stays is in trouble: why, and the way from it to the people on it and back
  await page.goto(`/admin/bookings?show=trouble&search=${second.phone}`);
  await page.getByText('The pandit is no longer approved').first().waitFor();
  await page.getByRole('link', { name: /^View Details/ }).click();
  await dialog(page).getByRole('link', { name: pandit.name }).click();
  await dialog(page).getByRole('heading', { name: 'Pandit Details' }).waitFor();
  await dialog(page).getByRole('link', { name: 'Bookings' }).click();
  await page.getByText('Showing 1 to 2 of 2 entries').waitFor();
});
