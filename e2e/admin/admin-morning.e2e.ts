import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { ReviewAction } from '#domain/people/onboarding.ts';
import { addDays, asInstant, dayAt } from '#domain/time.ts';
import { atDesk, dialog, trailOf } from '../at-office.ts';
import { settled } from '../axe.ts';
import { call, desk, phone as phoneScreen, picture, visitor } from '../browser.ts';
import { newFamily, newPaidBooking, newPandit, newPriest, type Person } from '../made.ts';
import { demo, newPhone, signIn, told, tokenOf } from '../people.ts';

/** An admin's morning: pandits reviewed, the catalogue kept, a refund given; the trail and the phones tell of it. */

const titles = {
  dashboard: 'Dashboard',
  users: 'User Registrations',
  pandits: 'Pandit Registrations',
  bookings: 'Bookings Management',
  rituals: 'Rituals Management',
  payments: 'Payments',
  messages: 'Contact Messages',
  trust: 'Trust',
  staff: 'Staff',
  audit: 'Audit Trail',
};
const until = addDays(dayAt(asInstant(Date.now())), 14);

test('an admin’s morning', async () => {
  const [one, two, three] = [
    await newPriest('Pt. Lokanath Rath'),
    await newPriest('Pt. Gadadhar Das'),
    await newPriest('Pt. Dibakar Nanda'),
  ];
  const [family, pandit] = [await newFamily('Sulochana Barik'), await newPandit()];
  const booking = await newPaidBooking(family, pandit, 3, 500);
  const { page } = await visitor(desk);
  await signIn(page, demo.admin, demo.password);
  await page.getByRole('heading', { name: 'Welcome, Admin' }).waitFor();
  await settled(page);
  expect(await shownWaiting(page)).toEqual(await waiting());
  await picture(page, 'morning');

  const before = (await waiting()).pandits;
  await decide(page, one, 'approved', 'Known in Puri for twenty years.');
  await told(page, 'Success: Pandit status updated to approved.');
  await decide(page, two, 'training_required', 'Please learn the sankalpa.');
  await told(page, 'Success: Pandit status updated to training required.');
  await decide(page, three, 'rejected', 'The papers are of somebody else.');
  await told(page, 'Success: Pandit status updated to rejected.');
  await expect.poll(async () => (await shownWaiting(page)).pandits).toBe(before - 3);

  const [category, ritual] = [`Lamps ${newPhone()}`, `Akasha Deepa ${newPhone()}`];
  await addToCatalogue(page, category, ritual);
  const { page: visiting } = await visitor(phoneScreen);
  // strangers see a change a moment later
  await expect.poll(async () => (await visiting.goto('/services'))?.text()).toContain(ritual);

  await refund(page, family, '120', 'A shorter puja was agreed by phone');
  await picture(page, 'refunded');

  const trail = (await trailOf(page)).join(' ').replaceAll(/\s+/g, ' ');
  for (const deed of [
    `Sujata Mohapatra approved ${one.name} Known in Puri for twenty years.`,
    `Sujata Mohapatra asked ${two.name} to train first Please learn the sankalpa.`,
    `Sujata Mohapatra rejected ${three.name} The papers are of somebody else.`,
    `Sujata Mohapatra added the category ${category}`,
    `Sujata Mohapatra added the ritual ${ritual}`,
    `Sujata Mohapatra refunded money of the booking ${booking._id.slice(-8).toUpperCase()} A shorter puja was agreed by phone`,
  ]) {
    expect(trail).toContain(deed);
  }
  expect(trail).toMatch(/status was pending → is now approved/);

  await expect.poll(() => heard(one), { timeout: 60_000 }).toContain('Your profile is approved.');
  await expect
    .poll(() => heard(two), { timeout: 60_000 })
    .toMatch(/We ask you to take a training with .* by .*sankalpa/);
  await expect
    .poll(() => heard(three), { timeout: 60_000 })
    .toContain('Your profile was not approved. Reason: The papers are of somebody else.');
  await expect.poll(() => heard(family), { timeout: 60_000 }).toContain('Rs 120');
});

test('every place of the office has its own title, heading and line in the panel', async () => {
  expect.hasAssertions();
  const page = await atDesk();
  await page.goto('/admin');
  await page.waitForURL('**/admin/dashboard');
  const panel = page.getByRole('navigation', { name: 'Admin Panel' });
  for (const [path, title] of Object.entries(titles)) {
    await panel.locator(`a[href="/admin/${path}"]`).click();
    await arrived(page, path, title);
  }
});

test('on a phone the panel closes by moving on, and each row of a list is a card', async () => {
  const page = await atDesk(phoneScreen);
  await page.goto('/admin/dashboard');
  await settled(page);
  const panel = page.getByRole('navigation', { name: 'Admin Panel' });
  for (const [path, title] of Object.entries(titles)) {
    await page.getByRole('button', { name: 'Open Admin Panel' }).click();
    await panel.locator(`a[href="/admin/${path}"]`).click();
    await arrived(page, path, title);
    await panel.waitFor({ state: 'hidden' });
    const cells = page.getByRole('main').getByRole('table').getByRole('cell');
    const laidOut = await cells.evaluateAll((all) => all.map((cell) => getComputedStyle(cell).display));
    expect(laidOut, path).not.toContain('table-cell');
    expect(laidOut.length > 0, path).toBe(!['dashboard', 'trust', 'audit'].includes(path));
  }
});

async function arrived(page: Page, path: string, title: string): Promise<void> {
  await page.waitForURL(`**/admin/${path}`);
  await expect.poll(() => page.title(), { message: path }).toBe(`${title} · Sankalp`);
  await settled(page);
  expect(await page.getByRole('heading', { level: 1 }).count(), path).toBe(1);
}

const adminToken = () => tokenOf(demo.admin, demo.password);
const waiting = async () => {
  const { pandits, messages, bookings } = await call('GET /admin/waiting', {}, await adminToken());
  return { pandits, messages, bookings };
};

/** What the menu says waits, each beside its link. */
async function shownWaiting(page: Page): Promise<Record<string, number>> {
  const lines = page.getByRole('list', { name: 'Notifications', includeHidden: true }).locator('a');
  await expect
    .poll(() => lines.allTextContents())
    .toEqual(Array.from({ length: 3 }, () => expect.stringMatching(/\d$/)));
  const [pandits, messages, bookings] = (await lines.allTextContents()).map((text) => Number(/\d+$/.exec(text)?.[0]));
  return { pandits: pandits ?? -1, messages: messages ?? -1, bookings: bookings ?? -1 };
}

/** Finds a pandit by phone and decides about the registration, with everything the decision needs. */
async function decide(page: Page, person: Person, action: ReviewAction, comment: string): Promise<void> {
  await page.getByRole('link', { name: 'Pandit Registrations' }).click();
  await page.waitForURL((url) => url.search === '');
  await page.getByPlaceholder('Search pandits by name, email or phone...').fill(person.phone);
  await page.getByText('Showing 1 to 1 of 1 entries').waitFor();
  await page.getByRole('link', { name: `View Details of ${person.name}` }).click();
  const box = dialog(page);
  await box.getByLabel('Status action').selectOption(action);
  if (action === 'training_required') {
    await box.getByLabel('Comment').fill(comment);
    // it looks as if it could not be pressed, and says what is missing
    await box.getByRole('button', { name: 'Update Status' }).press('Enter');
    await box.getByText('Please select an expected end date for training required.').waitFor();
    await box.getByText('Please assign an Acharya for training required.').waitFor();
    await box.getByLabel('Expected end date').fill(until);
    await box.getByLabel('Assign Acharya').selectOption({ index: 1 });
  }
  if (action === 'approved') await box.getByLabel('Approve it all the same').check();
  await box.getByLabel('Comment').fill(comment);
  await box.getByRole('button', { name: 'Update Status' }).click();
  await box.waitFor({ state: 'hidden' });
  await page.getByRole('row').filter({ hasText: person.name }).getByText(action.replace('_', ' ')).first().waitFor();
}

async function addToCatalogue(page: Page, category: string, ritual: string): Promise<void> {
  const box = dialog(page);
  await page.getByRole('link', { name: 'Rituals', exact: true }).click();
  await page.getByRole('button', { name: 'Add Category' }).click();
  await box.getByLabel('Category Name').fill(category);
  await box.getByLabel('Description').fill('Where lamps are lit');
  await box.getByRole('button', { name: 'Add Category' }).click();
  await told(page, 'Category added successfully!');
  await box.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Add Ritual' }).click();
  await box.getByLabel('Category').selectOption({ label: category });
  await box.getByLabel('Ritual Name').fill(ritual);
  await box.getByLabel('Description').fill('A lamp in the sky for the month of Kartika');
  const plain = { width: 640, height: 360, channels: 3, background: '#e08a1e' } as const;
  const buffer = await sharp({ create: plain }).jpeg().toBuffer();
  await box.locator('input[type=file]').setInputFiles({ name: 'lamp.jpg', mimeType: 'image/jpeg', buffer });
  await box.getByText('The image is ready.').waitFor();
  await box.getByRole('button', { name: 'Add Ritual' }).click();
  await told(page, 'Ritual added successfully!');
  await box.waitFor({ state: 'hidden' });
}

async function refund(page: Page, family: Person, amount: string, reason: string): Promise<void> {
  await page.getByRole('link', { name: 'Bookings', exact: true }).click();
  await page.getByPlaceholder('Search by user, pandit, phone, ritual, place, date or booking ID...').fill(family.phone);
  await page.getByText('Showing 1 to 1 of 1 entries').waitFor();
  await page.getByRole('link', { name: /^View Details/ }).click();
  const details = page.getByRole('dialog', { name: 'Booking Details' });
  await details.getByRole('button', { name: 'Refund' }).click();
  const question = page.getByRole('dialog', { name: 'Refund' });
  await question.getByLabel('Amount in rupees').fill(amount);
  await question.getByLabel('Reason').fill(reason);
  await question.getByRole('button', { name: `Refund ₹${amount}` }).click();
  await details.getByText('₹380 can still be refunded.').waitFor();
}

/** Everything an SMS has told somebody. */
const heard = async ({ phone }: Person): Promise<string> =>
  (await call('GET /sandbox/messages', { query: { to: phone } })).messages.map(({ text }) => text).join('\n');
