import { expect, test } from 'vitest';
import { faultsInEveryLook } from '../axe.ts';
import { call, phone } from '../browser.ts';
import { newBooking, newFamily, newPandit, windowOf, type Person } from '../made.ts';

/** Requests are rejected because the pandit is not free then. */

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

test('requests for hours that are closed are named, and refused with one sentence', async () => {
  const [pandit, family, other] = [await newPandit(), await newFamily(), await newFamily('Sujata Das')];
  const ask = async (who: Person, startTime: string) => {
    const puja = { panditId: pandit.id, ritualId: pandit.ritualId, bookingDate: pandit.from, userAddress: 'Nayapalli' };
    return (await call('POST /booking/book-pandit', { body: { ...puja, startTime } }, who.token))._id;
  };
  const [early, late] = [await ask(family, '09:00'), await ask(other, '10:00')];
  const { page } = await windowOf(pandit, phone);
  await page.goto(`/pandit/availability?day=${pandit.from}`);
  await page.getByLabel('From', { exact: true }).fill('10:30');
  await page.getByLabel('To', { exact: true }).fill('13:00');
  await page.getByRole('button', { name: 'Close these hours' }).click();
  await page.getByRole('heading', { name: '2 requests are for a time when you are not free' }).waitFor();
  await page.getByRole('link', { name: /Sujata Das/ }).waitFor();
  expect(await faultsInEveryLook(page)).toEqual([]);
  await page.getByLabel('What the families read').fill('I have a puja of my own then.');
  await page.getByRole('button', { name: 'Refuse all 2' }).click();
  await page.getByText('We have told the families.').waitFor();
  await expect.poll(() => page.getByText('where you are not free').count()).toBe(0);
  for (const [id, who] of [
    [early, family],
    [late, other],
  ] as const) {
    expect(await call('GET /booking/:id', { params: { id } }, who.token)).toMatchObject({
      bookingStatus: 'rejected',
      additionalNotesbyPandit: 'I have a puja of my own then.',
    });
  }
});
