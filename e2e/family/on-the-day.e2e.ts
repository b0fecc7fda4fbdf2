import { expect, test } from 'vitest';
import { addDays, dayAt, asInstant, clockOf, minutes, startOfDay } from '#domain/time.ts';
import { faultsInEveryLook } from '../axe.ts';
import { call, phone as phoneScreen } from '../browser.ts';
import { newFamily, newPandit, windowOf } from '../made.ts';

/** The day of a puja: it begins by the family's code, and the family says that it is done. */

/** Half an hour ahead, of today or, late in the evening, of tomorrow. */
function soon(): { bookingDate: string; startTime: string } {
  const at = asInstant(Date.now() + minutes(30));
  const day = dayAt(at);
  return { bookingDate: day, startTime: clockOf(Math.floor((at - startOfDay(day)) / minutes(1))) };
}

test('the family tells its code at the door, the pandit begins with it', async () => {
  const [family, pandit] = await Promise.all([newFamily(), newPandit()]);
  const when = soon();
  const days = { fromDate: when.bookingDate, toDate: addDays(dayAt(asInstant(Date.now())), 2) };
  await call('POST /availability/declare-availability', { body: days }, pandit.token);
  const body = { panditId: pandit.id, ritualId: pandit.ritualId, ...when, userAddress: 'Nayapalli' };
  const { _id } = await call('POST /booking/book-pandit', { body }, family.token);
  await call(
    'POST /booking/update-booking-status',
    { body: { bookingId: _id, bookingStatus: 'confirmedbypandit' } },
    pandit.token,
  );
  const own = (await windowOf(family, phoneScreen)).page;
  await own.goto(`/my-bookings/${_id}`);
  await own.getByRole('heading', { name: 'Start code' }).waitFor();
  const code = (await own.getByText(/^\d{4}$/).textContent()) ?? '';
  expect(await faultsInEveryLook(own)).toEqual([]);
  const { page } = await windowOf(pandit, phoneScreen);
  await page.goto(`/pandit/bookings/${_id}`);
  expect(await page.getByText(code, { exact: true }).count()).toBe(0);
  await page.getByLabel('Start code').fill(String((Number(code) + 1) % 10_000).padStart(4, '0'));
  await page.getByRole('button', { name: 'Begin the puja' }).click();
  await page.getByText('This is not the start code. Please ask the family again. Tries left: 4.').waitFor();
  await page.getByText('4 tries are left for the start code.').waitFor();
  await own.reload();
  await own.getByText('Somebody gave a wrong code for this puja.').waitFor();
  // the same stands where the day begins, and in the list
  for (const path of ['/pandit', '/pandit/bookings?show=upcoming']) {
    await page.goto(path);
    await page.getByLabel('Start code').waitFor();
  }
  await page.goto(`/pandit/bookings/${_id}`);
  expect(await faultsInEveryLook(page)).toEqual([]);
  await page.getByLabel('Start code').fill(code);
  // behind the house there is no line: the screen stays, and the code in it
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Begin the puja' }).click();
  await page.locator('form').getByText('No response from server.').waitFor();
  expect(await page.getByLabel('Start code').inputValue()).toBe(code);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Begin the puja' }).click();
  await page.getByText(/^The puja began at \d/).waitFor();
  // the family's page hears of it by itself
  await own.getByText(/^The puja began at \d/).waitFor();
  expect(await own.getByText(code, { exact: true }).count()).toBe(0);
});
