import { beforeAll, expect, test } from 'vitest';
import { faultsInEveryLook } from '../axe.ts';
import { call, phone as phoneScreen } from '../browser.ts';
import { unfold } from '../forms.ts';
import { newBooking, newFamily, newPaidBooking, newPandit, nextDay, windowOf, type Offering } from '../made.ts';

/** A family calls off an agreed puja, knowing what comes back. */

let pandit: Offering;
beforeAll(async () => {
  pandit = await newPandit();
});

const accept = (bookingId: string) =>
  call(
    'POST /booking/update-booking-status',
    { body: { bookingId, bookingStatus: 'confirmedbypandit' } },
    pandit.token,
  );

test('the policy is read before asking and on the booking; the press says what comes back', async () => {
  const family = await newFamily();
  const { _id } = await newPaidBooking(family, pandit, nextDay(pandit), 501);
  await accept(_id);
  const { page } = await windowOf(family, phoneScreen);
  await page.goto(`/pandits/${pandit.id}`);
  await page.getByRole('row', { name: '72 hours or more before the puja All All' }).waitFor();
  await page.getByRole('row', { name: /Half All, plus half as credit$/ }).waitFor();
  await page.goto(`/my-bookings/${_id}`);
  await unfold(page, 'If you cancel');
  const present = page.getByRole('row', { name: /^Until the end of .* ₹501 back ₹501 back$/ });
  expect(await present.getAttribute('aria-current')).toBe('true');
  await page.getByRole('row', { name: /₹251 back ₹501 back, and ₹250 of credit$/ }).waitFor();
  await page.getByRole('row', { name: /^After that Nothing back ₹501 back, and ₹500 of credit$/ }).waitFor();
  await page.getByText(`We refund your whole advance, ₹501, and tell ${pandit.name}.`).waitFor();
  expect(await faultsInEveryLook(page)).toEqual([]);
  await page.locator('form', { hasText: 'We refund your whole advance' }).getByLabel('Reason').fill('My mother is ill');
  await page.getByRole('button', { name: 'Cancel booking, ₹501 comes back' }).click();
  await page.getByText('Cancelled by You', { exact: true }).waitFor();
  await page.getByText('My mother is ill').waitFor();
  expect(await page.getByText('If you cancel').count()).toBe(0);
});

test('it can be done without script, and where nothing was paid nothing has to come back', async () => {
  const family = await newFamily();
  const { _id } = await newBooking(family, pandit, nextDay(pandit));
  await accept(_id);
  const { page } = await windowOf(family, phoneScreen, { script: false });
  await page.goto(`/my-bookings/${_id}`);
  await unfold(page, 'If you cancel');
  await page.getByText('You have paid nothing, so there is nothing to refund.').waitFor();
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await page.getByText('Cancelled by You', { exact: true }).waitFor();
  expect(await page.getByText('If you cancel').count()).toBe(0);
});

/** Nothing lies over it. */
function isSeen(element: Element): boolean {
  const { left, bottom } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + 8, bottom - 4));
}

test('a pandit withdraws, knowing what it means; the family has its money back and finds another', async () => {
  const family = await newFamily();
  const { _id } = await newPaidBooking(family, pandit, nextDay(pandit), 501);
  await accept(_id);
  const { page } = await windowOf(pandit, phoneScreen);
  await page.goto(`/pandit/bookings/${_id}`);
  await page.getByRole('button', { name: 'Withdraw…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Withdraw from this puja' });
  await dialog.getByText('The whole advance, ₹501, goes back to the family').waitFor();
  await dialog.getByText('If the family has said yes to that, we ask other pandits in your place.').waitFor();
  await dialog.getByText('It counts as a promise not kept').waitFor();
  const instead = dialog.getByRole('link', { name: 'Propose another time' });
  expect(await instead.getAttribute('href')).toBe(`/pandit/bookings/${_id}#move`);
  expect(await faultsInEveryLook(page)).toEqual([]);
  // a press without a reason says so beside the field, on small screens too: not beneath the buttons
  for (const size of [phoneScreen, { width: 360, height: 640 }, { width: 768, height: 700 }]) {
    await page.setViewportSize(size);
    await dialog.getByLabel('Reason').blur();
    await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
    const said = dialog.getByRole('alert').filter({ hasText: 'Please write why. The family reads it.' });
    await expect.poll(() => said.evaluate(isSeen), { message: `${size.width} × ${size.height}` }).toBe(true);
  }
  await page.setViewportSize(phoneScreen);
  await dialog.getByRole('button', { name: 'I am ill.' }).click();
  await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await page.getByText('You withdrew, and the advance goes back to').waitFor();
  const own = (await windowOf(family, phoneScreen)).page;
  await own.goto(`/my-bookings/${_id}`);
  await own.getByText(`${pandit.name} has withdrawn from this puja.`).waitFor();
  await own.getByText('Withdrawn by Pandit', { exact: true }).waitFor();
  // the bank's part may be over by now
  await own
    .getByText(/^₹501 (goes back in full to where you paid from|was sent back|came back)/)
    .first()
    .waitFor();
  expect(await own.getByRole('link', { name: 'Find another pandit' }).count()).toBe(1);
});
