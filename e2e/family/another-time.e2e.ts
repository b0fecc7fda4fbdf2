import { expect, test } from 'vitest';
import { addDays, asInstant, dayAt } from '#domain/time.ts';
import { faultsInEveryLook } from '../axe.ts';
import { call, phone as phoneScreen } from '../browser.ts';
import { unfold } from '../forms.ts';
import { newBooking, newFamily, newPandit, nextDay, windowOf, type Offering } from '../made.ts';

/** Either side of a booking proposes another day or hour, and the other answers. */

/** Days of the next two weeks are offered. */
async function freeSoon(): Promise<Offering> {
  const pandit = await newPandit();
  const today = dayAt(asInstant(Date.now()));
  const body = { fromDate: addDays(today, 3), toDate: addDays(today, 6) };
  await call('POST /availability/declare-availability', { body }, pandit.token);
  return pandit;
}

/** Somebody else's puja at nine on the second of those days. */
async function newHeldHour(pandit: Offering): Promise<void> {
  const other = await newFamily();
  const bookingDate = addDays(dayAt(asInstant(Date.now())), 4);
  const body = { panditId: pandit.id, ritualId: pandit.ritualId, bookingDate, startTime: '09:00', userAddress: 'Puri' };
  const { _id: bookingId } = await call(
    'POST /booking/book-pandit',
    { body: { ...body, another: 'both' } },
    other.token,
  );
  const accepted = { bookingId, bookingStatus: 'confirmedbypandit' as const };
  await call('POST /booking/update-booking-status', { body: accepted }, pandit.token);
}

test('a pandit answers "not then, but at …"; the family sees old and new side by side, and agrees', async () => {
  const [pandit, family] = [await freeSoon(), await newFamily()];
  const { _id } = await newBooking(family, pandit, nextDay(pandit));
  const { page } = await windowOf(pandit, phoneScreen);
  await page.goto(`/pandit/bookings/${_id}`);
  await unfold(page, 'Another day or hour');
  await page.getByText('Every hour of these days is free.').waitFor();
  await newHeldHour(pandit);
  await page.reload();
  await unfold(page, 'Another day or hour');
  await page.getByText(/, 9:00 am to .*: another puja of yours$/).waitFor();
  expect(await faultsInEveryLook(page)).toEqual([]);
  await page.getByRole('button', { name: 'Propose this time' }).click();
  await page.getByText('Please choose a day.').waitFor();
  await page.getByRole('combobox', { name: /^Day/ }).selectOption({ index: 2 });
  await page.getByLabel('Start').fill('16:30');
  await page.getByLabel('Reason').fill('A wedding that morning');
  await page.getByRole('button', { name: 'Propose this time' }).click();
  await page.getByRole('heading', { name: 'You proposed another time' }).waitFor();

  const own = (await windowOf(family, phoneScreen)).page;
  await own.goto(`/my-bookings/${_id}`);
  await own.getByRole('heading', { name: `${pandit.name} answers: not then, but at another time` }).waitFor();
  await own.getByText(/^Price and advance stay the same. Please answer by /).waitFor();
  await own.getByText('4:30 pm').first().waitFor();
  await own.getByText('A wedding that morning').first().waitFor();
  expect(await faultsInEveryLook(own)).toEqual([]);
  await own.getByRole('button', { name: 'Agree to the new time' }).click();
  await own.getByText('You agreed to another time').waitFor();
  expect(await own.getByRole('button', { name: 'Agree to the new time' }).count()).toBe(0);
  const booking = await call('GET /booking/:id', { params: { id: _id } }, family.token);
  expect(booking).toMatchObject({ startTime: '16:30', bookingStatus: 'pendingwithpandit', proposal: null });
  // the pandit's page goes along
  await page.getByText(`${family.name} agreed to another time`).waitFor();
});

test('without script a family proposes and takes it back, and a pandit keeps the old time', async () => {
  const [pandit, family] = [await freeSoon(), await newFamily()];
  const { _id, bookingDate } = await newBooking(family, pandit, nextDay(pandit));
  const { page } = await windowOf(family, phoneScreen, { script: false });
  const proposeThird = async () => {
    await page.goto(`/my-bookings/${_id}`);
    await unfold(page, 'Another day or hour');
    await page.getByRole('combobox', { name: /^Day/ }).selectOption({ index: 3 });
    await page.getByRole('button', { name: 'Propose this time' }).click();
    await page.getByRole('heading', { name: 'You proposed another time' }).waitFor();
  };
  await proposeThird();
  await page.getByRole('button', { name: 'Take the proposal back' }).click();
  await page.getByText('You took your proposal back').waitFor();
  await proposeThird();
  const own = (await windowOf(pandit, phoneScreen, { script: false })).page;
  await own.goto(`/pandit/bookings/${_id}`);
  await own.getByRole('heading', { name: `${family.name} proposes another time` }).waitFor();
  await own.getByRole('button', { name: 'Keep the old time' }).click();
  await own.getByText('You did not agree to another time').waitFor();
  const booking = await call('GET /booking/:id', { params: { id: _id } }, family.token);
  expect(booking).toMatchObject({ bookingDate, proposal: null });
});
