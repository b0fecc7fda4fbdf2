import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { codeFor, desk, phone as phoneScreen, refusalsOn, visitor } from '../browser.ts';
import { newBooking, newFamily, newPandit, searchFor, type Offering } from '../made.ts';
import { newPhone, PASSWORD, signIn, told } from '../people.ts';
import { reader } from '../plain.ts';

/** A family asks for a puja before it has an account, or without signing in. */

let pandit: Offering;
beforeAll(async () => {
  pandit = await newPandit();
});

const submit = (page: Page) => page.getByRole('button', { name: 'Submit' }).click();
const otp = (page: Page) => page.getByLabel('OTP', { exact: true }).and(page.getByRole('textbox'));
const typeCode = async (page: Page, phone: string) => {
  await otp(page).waitFor();
  await otp(page).fill(await codeFor(phone));
  await submit(page);
};
const sent = 'Booking request sent successfully to Pandit. Please wait for a reply.';

test('a phone, its code and a name are enough: the request stands, and a password can come later', async () => {
  const phone = newPhone();
  const { page } = await visitor(phoneScreen);
  await page.goto(searchFor(pandit));
  await page.getByRole('button', { name: `Book Now: ${pandit.name}` }).click();
  await page.getByLabel('Place Of Puja').fill('Plot 7, Saheed Nagar');
  await submit(page);
  await page.getByText('Valid 10-digit phone number required').waitFor();
  await page.getByLabel('Phone number').fill(phone);
  await submit(page);
  await typeCode(page, phone);
  await page.getByText('Phone number verified successfully').waitFor();
  await submit(page);
  await page.getByText('Name is required').waitFor();
  await page.getByLabel('Full name').fill('Sasmita Rout');
  await submit(page);
  await told(page, sent);
  await page.waitForURL('**/my-bookings');
  await page.getByText('Plot 7, Saheed Nagar').waitFor();
  const [title, notice] = [page.getByRole('heading', { level: 1 }), page.getByText(sent)];
  const { y = 0, height = 0 } = (await title.boundingBox()) ?? {};
  // while it is shown it covers no heading
  const from = (await notice.isVisible()) ? (await notice.boundingBox())?.y : undefined;
  expect(from ?? Infinity).toBeGreaterThan(y + height);
  expect(await page.getByRole('article').count()).toBe(1);

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByText('Sasmita Rout').filter({ visible: true }).first().waitFor();

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Set a password' }).click();
  const box = page.getByRole('dialog', { name: 'Set a password' });
  await box.getByRole('button', { name: 'Send OTP' }).click();
  await otp(page).waitFor();
  await otp(page).fill(await codeFor(phone));
  await box.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await box.getByLabel('Confirm new password', { exact: true }).fill(PASSWORD);
  await box.getByRole('button', { name: 'Set password' }).click();
  await page.getByRole('button', { name: 'Change password' }).waitFor();
  const { page: elsewhere } = await visitor(desk);
  await signIn(elsewhere, phone);
});

test('the way to My Bookings ends there, also where the page it leaves is drawn anew meanwhile', async () => {
  const { page } = await visitor(phoneScreen);
  const phone = newPhone();
  await page.goto(searchFor(pandit));
  await page.getByRole('button', { name: `Book Now: ${pandit.name}` }).click();
  await page.getByLabel('Place Of Puja').fill('Plot 8, Saheed Nagar');
  await page.getByLabel('Phone number').fill(phone);
  await submit(page);
  await typeCode(page, phone);
  await page.getByLabel('Full name').fill('Sasmita Rout');
  const onTheWay = page.waitForRequest(/my-bookings/);
  const anew: Promise<unknown>[] = [];
  await page.route(/\.data|__manifest/, async (route) => {
    const made = route.request();
    if (made.method() === 'GET' && made.url().includes('/find-pandit.data')) {
      anew.push(page.waitForEvent('requestfinished', (one) => one === made));
      await onTheWay;
    } else if (made.url().includes('my-bookings')) {
      await Promise.all(anew);
    }
    await route.continue();
  });
  await submit(page);
  await page.getByText('Plot 8, Saheed Nagar').waitFor();
  expect(await page.getByRole('article').count()).toBe(1);
});

test('who has an account is not asked for a name, and what cannot be sent says why, signed in by then', async () => {
  const family = await newFamily('Minati Das');
  await newBooking(family, pandit, 0);
  const { page } = await visitor(desk);
  await page.goto(searchFor(pandit));
  await page.getByRole('button', { name: `Book Now: ${pandit.name}` }).click();
  await page.getByLabel('Place Of Puja').fill('Nayapalli');
  await page.getByLabel('Phone number').fill(family.phone);
  await submit(page);
  await typeCode(page, family.phone);
  await page.getByText('You have already asked this pandit for this puja on this day.').waitFor();
  await expect.poll(() => page.getByLabel('Phone number').count()).toBe(0);
  expect(await page.getByLabel('Place Of Puja').inputValue()).toBe('Nayapalli');
  await page.getByRole('banner').getByText('Minati Das').first().waitFor();
});

test('another phone after the first was proved, and no name yet: Submit goes on with the new one', async () => {
  const [first, second] = [newPhone(), newPhone()];
  const { page } = await visitor(phoneScreen);
  const refusals = refusalsOn(page);
  await page.goto(searchFor(pandit));
  await page.getByRole('button', { name: `Book Now: ${pandit.name}` }).click();
  await page.getByLabel('Place Of Puja').fill('Nayapalli');
  await page.getByLabel('Phone number').fill(first);
  await submit(page);
  await typeCode(page, first);
  await page.getByLabel('Full name').waitFor();
  await page.getByLabel('Phone number').fill(second);
  await submit(page);
  await typeCode(page, second);
  await page.getByLabel('Full name').fill('Kuni Sahoo');
  await submit(page);
  await told(page, sent);
  // a code that is sent and a step that is taken are no refusals
  expect(refusals).toEqual([]);
});

test('it takes no script', async () => {
  const phone = newPhone();
  const { open } = await reader();
  const form = await (await open(searchFor(pandit))).press(`Book Now: ${pandit.name}`);
  const asked = await form.press('Submit', { 'Place Of Puja (required)': 'Nayapalli', 'Phone number': phone });
  const proved = await asked.press('Submit', { OTP: await codeFor(phone) });
  const done = await proved.press('Submit', { 'Full name': 'Kuni Sahoo' });
  expect(done.text).toContain(sent);
  const cards = (await open('/my-bookings')).document.querySelectorAll('article');
  expect(cards.map(({ text }) => text)).toEqual([expect.stringContaining('Nayapalli')]);
});
