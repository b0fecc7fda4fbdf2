import { expect, test } from 'vitest';
import { addDays, asInstant, dayAt, daysBetween } from '#domain/time.ts';
import { faultsInEveryLook } from '../axe.ts';
import { call, phone as phoneScreen, visitor } from '../browser.ts';
import { newBooking, newFamily, newPandit, windowOf, type Person } from '../made.ts';
import { PASSWORD } from '../people.ts';
import { reader } from '../plain.ts';

/** A heart that is pressed before signing in, and asking the same pandit for the same again. */

const listOf = async ({ token }: Person) => (await call('GET /my-pandits', {}, token)).pandits.map(({ _id }) => _id);

test('a heart pressed signed out leads to the sign-in, and after it the pandit is in the list, which says so', async () => {
  const [pandit, family] = [await newPandit(), await newFamily()];
  const { page } = await visitor(phoneScreen);
  await page.goto(`/pandits/${pandit.id}`);
  await page.getByRole('button', { name: `Keep ${pandit.name} in my pandits` }).click();
  await page.waitForURL('**/login?**');
  await page.getByLabel('Phone number').fill(family.phone);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByText(`${pandit.name} is in your list now.`).waitFor();
  expect(await listOf(family)).toEqual([pandit.id]);
  expect(await faultsInEveryLook(page)).toEqual([]);
});

test('a link from elsewhere asks first, and keeps nobody by itself', async () => {
  const [pandit, family] = [await newPandit(), await newFamily()];
  const { page } = await windowOf(family, phoneScreen);
  await page.goto(`/my-pandits?keep=${pandit.id}`);
  await page.getByText(`Keep ${pandit.name} in your list?`).waitFor();
  expect(await faultsInEveryLook(page)).toEqual([]);
  expect(await listOf(family)).toEqual([]);
  await page.getByRole('button', { name: 'Keep' }).click();
  await page.getByText(`${pandit.name} is in your list now.`).waitFor();
  expect(await listOf(family)).toEqual([pandit.id]);
});

test('without script one more press does it', async () => {
  const [pandit, family] = [await newPandit(), await newFamily()];
  const page = await (await reader()).open(`/pandits/${pandit.id}`);
  const login = await page.press(`Keep ${pandit.name} in my pandits`);
  expect(login.address).toContain('/login?next=');
  const back = await login.press('Sign In', { 'Phone number': family.phone, Password: PASSWORD });
  expect(back.text).toContain(`Keep ${pandit.name} in your list?`);
  expect((await back.press('Keep')).text).toContain(`${pandit.name} is in your list now.`);
  expect(await listOf(family)).toEqual([pandit.id]);
});

test('Book again has everything filled in but the day, and says that the price has changed', async () => {
  const [pandit, family] = [await newPandit({ price: 2100 }), await newFamily()];
  const today = dayAt(asInstant(Date.now()));
  const days = { fromDate: today, toDate: addDays(today, 5) };
  await call('POST /availability/declare-availability', { body: days }, pandit.token);
  const { _id } = await newBooking(family, pandit, daysBetween(pandit.from, today));
  const become = (bookingStatus: 'confirmedbypandit' | 'completed') =>
    call('POST /booking/update-booking-status', { body: { bookingId: _id, bookingStatus } }, pandit.token);
  await become('confirmedbypandit');
  await become('completed');
  const offer = { ritualId: pandit.ritualId, price: 2400, experience: 14 };
  await call('POST /user/update-profile', { body: { updateData: { rituals: [offer] } } }, pandit.token);

  const { page } = await windowOf(family, phoneScreen);
  await page.goto(`/my-bookings/${_id}`);
  await page.getByRole('link', { name: 'Book again' }).click();
  await page.waitForURL(`**/pandits/${pandit.id}?ritual=**`);
  await page
    .getByRole('link', { name: /^Book / })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('The price was ₹2,100, now it is ₹2,400.').waitFor();
  await dialog.getByText(/^Place, hour and notes are those of your puja on /).waitFor();
  expect(await dialog.getByLabel('Place Of Puja').inputValue()).toBe('Nayapalli');
  expect(await faultsInEveryLook(page)).toEqual([]);
});
