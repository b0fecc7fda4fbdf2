import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Booking } from '#contract/bookings.ts';
import { addDays, type Day } from '#domain/time.ts';
import { spoken } from '#domain/people/phone.ts';
import { atDesk, dialog } from '../at-office.ts';
import { call, phone as phoneScreen, picture, visitor } from '../browser.ts';
import { cell, inMonth, today } from '../free-days.ts';
import { newBooking, newFamily, newPriest, payAdvance, review, windowOf, type Offering, type Person } from '../made.ts';
import { newPhone, registerPandit, signIn, told, tokenOf } from '../people.ts';

/** A new pandit's way from registering to his first money, on a phone; the office and an acharya at their own windows. */

const RITUAL = 'Satyanarayan Puja';
const patient = { timeout: 60_000 };
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.locator('form').getByLabel(name, { exact: true });
const place = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Pandit area' }).getByRole('link', { name }).tap();

test('from registration to the first payout', async () => {
  const [called, phone] = [`Pt. Nilamani Hota ${newPhone().slice(-4)}`, newPhone()];
  const acharya = await newPriest('Acharya Rath', 'acharya');
  await review(acharya.id, 'approved');

  const { page } = await visitor(phoneScreen);
  await registerPandit(page, called, phone);
  await signIn(page, phone);
  await page.waitForURL('**/pandit/profile');
  await stands(page, 'Pending with Admin', 'We review your registration within 24 hours.');
  await picture(page, 'registered');

  const admin = await atDesk();
  await isPrepared(page, admin, acharya, { called, phone });
  await fillsIn(page, called);
  const day = today();
  await declares(page, [day, day], [inMonth(1, '10'), inMonth(1, '12')]);

  const token = await tokenOf(phone);
  const { user } = await call('GET /auth/me', {}, token);
  const { rituals } = await call('GET /user/get-user/:userId', { params: { userId: user._id } }, token);
  const [offer] = rituals;
  expect(rituals).toMatchObject([{ price: 1500, experience: 14 }]);
  const pandit: Offering = {
    phone,
    token,
    id: user._id,
    name: called,
    ritual: RITUAL,
    ritualId: offer?.ritualId?._id ?? '',
    from: day,
  };
  await answers(page, pandit);
  await earns(page, admin, pandit);
});

/** A stage and what it says, on the dashboard and on the profile alike. */
async function stands(page: Page, ...sentences: string[]): Promise<void> {
  for (const path of ['/pandit/dashboard', '/pandit/profile']) {
    await page.goto(path);
    for (const sentence of sentences) await page.getByText(sentence).first().waitFor();
  }
}

/** Evaluation and training, each with an acharya and an end; he accepts, and is approved. */
async function isPrepared(
  page: Page,
  admin: Page,
  acharya: Person,
  { called, phone }: { called: string; phone: string },
): Promise<void> {
  const decides = async (action: string, status: string, comment: string, days?: number) => {
    await admin.goto('/admin/pandits');
    await admin.getByPlaceholder('Search pandits by name, email or phone...').fill(phone);
    await admin.waitForURL((url) => url.searchParams.get('search') === phone);
    await admin.getByRole('link', { name: `View Details of ${called}` }).click();
    await dialog(admin).getByLabel('Status action').selectOption({ label: action });
    if (days !== undefined) {
      await dialog(admin).getByLabel('Expected end date').fill(addDays(today(), days));
      await dialog(admin).getByLabel('Assign Acharya').selectOption({ label: acharya.name });
    }
    const allTheSame = dialog(admin).getByLabel('Approve it all the same');
    if (await allTheSame.isVisible()) await allTheSame.check();
    await dialog(admin).getByLabel('Comment').fill(comment);
    await button(admin, 'Update Status').click();
    await told(admin, `Success: Pandit status updated to ${status}.`);
  };
  const { page: guide } = await windowOf(acharya, phoneScreen);
  const assigned = async () => {
    await guide.goto('/pandit/dashboard');
    await guide.getByRole('link', { name: 'See them' }).tap();
    return guide.getByRole('article').filter({ hasText: called });
  };

  await decides('Evaluation', 'evaluation', 'Acharya Rath will visit you.', 3);
  await stands(page, 'Evaluation Required', 'within 3 days', acharya.name, 'Acharya Rath will visit you.');
  const visit = await assigned();
  for (const part of ['Evaluation', '(in 3 days)', spoken(phone)]) await visit.getByText(part).first().waitFor();
  await picture(guide, 'assigned');

  await decides('Training required', 'training required', 'The Rudrabhishek, please.', 9);
  await stands(page, 'Training Required', 'within 9 days');
  await button(page, 'Accept training').tap();
  await told(page, 'Training Request Accepted');
  const training = await assigned();
  for (const part of ['Training', '(in 9 days)', 'Accepted']) await training.getByText(part).first().waitFor();

  await decides('Approved', 'approved', 'Welcome.');
  await page.goto('/pandit/profile');
  await page.getByText('You are approved. Families cannot book you yet').waitFor();
  await guide.goto('/pandit/assigned');
  await guide.getByText('Nobody is assigned to you').waitFor();
}

/** What families see of him, part by part. */
async function fillsIn(page: Page, called: string): Promise<void> {
  const part = async (name: string, fill: () => Promise<unknown>) => {
    await button(page, `Edit: ${name}`).tap();
    await fill();
    await button(page, 'Save').tap();
    await button(page, `Edit: ${name}`).waitFor();
  };
  await page.goto('/pandit/dashboard');
  for (const missing of ['Add your photo', 'Say which languages you speak', 'Add your rituals and prices'])
    await page.getByRole('link', { name: missing }).waitFor();
  await page.getByRole('link', { name: 'Add your photo' }).tap();

  const face = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#b45309' } })
    .jpeg()
    .toBuffer();
  await part('Personal details', async () => {
    await field(page, 'Email').fill('hota@example.org');
    await page.locator('input[accept]').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: face });
    await button(page, 'Use photo').tap();
    await page.getByText('This photo is shown once you save.').waitFor();
  });
  await part('Address', async () => {
    await field(page, 'District').selectOption('Puri');
    await field(page, 'Tehsil or block').selectOption('Gop');
    await field(page, 'Pincode').fill('752110');
  });
  await part('Languages', async () => {
    await field(page, 'Odia').check();
    await field(page, 'Another language').fill('Kosli');
    await field(page, 'Another language').press('Enter');
    await field(page, 'Kosli').waitFor();
  });
  await part('Rituals & Services', async () => {
    await field(page, 'Ritual').selectOption({ label: RITUAL });
    await field(page, 'Price in rupees').fill('1500');
    await field(page, 'Years of experience').fill('14');
  });
  for (const text of ['752110', 'Kosli', RITUAL, '₹1,500']) await page.getByText(text).first().waitFor();
  expect(await page.getByRole('main').locator('img[src*="/uploads/"]').count()).toBeGreaterThan(0);
  await picture(page, `profile-of-${called.slice(-4)}`);
}

/** Ranges are tapped on the calendar, one after the other. */
async function declares(page: Page, ...ranges: readonly (readonly [Day, Day])[]): Promise<void> {
  await place(page, 'Availability');
  await page.getByRole('grid').waitFor();
  for (const [from, to] of ranges) {
    if ((await cell(page, from).count()) === 0) await button(page, 'Next month').tap();
    await cell(page, from).tap();
    if (to !== from) await cell(page, to).tap();
    await button(page, 'Declare availability').tap();
    await expect.poll(() => cell(page, to).getAttribute('aria-label'), patient).toMatch(/, free$/);
  }
  await picture(page, 'free-days');
}

/** Three families ask: one pays in advance, one is accepted as it is, one is turned down. */
async function answers(page: Page, pandit: Offering): Promise<void> {
  const [nayak, dash, rout] = [
    await newFamily('Subhasmita Nayak'),
    await newFamily('Gitanjali Dash'),
    await newFamily('Sasmita Rout'),
  ];
  const later = { ...pandit, from: inMonth(1, '10') };
  const advance = await newBooking(nayak, pandit, 0);
  const direct = await newBooking(dash, later, 0);
  const refused = await newBooking(rout, later, 1);
  const card = (booking: Booking): Locator =>
    page.getByRole('article').filter({ hasText: `#${booking._id.slice(-8).toUpperCase()}` });
  const press = (booking: Booking, name: string) => card(booking).getByRole('button', { name }).tap();

  await place(page, 'Bookings');
  await press(refused, 'Reject');
  await dialog(page).getByLabel('Reason').fill('A wedding in my own house.');
  await button(page, 'Reject booking').tap();
  await card(refused).getByText('This booking has been rejected.').waitFor();

  await press(direct, 'Accept');
  await press(direct, 'Accept now');
  await card(direct).getByText('Booking accepted! Kindly be ready for the puja.').waitFor();

  await press(advance, 'Request Payment');
  await dialog(page).getByLabel('Advance in rupees').fill('500');
  await button(page, 'Send payment request').tap();
  await card(advance).getByText('Payment request sent to user. Waiting for payment.').waitFor();
  // his screen hears of the payment without a reload
  await payAdvance(nayak, advance._id, 500);
  await card(advance).getByText('Advance payment done by user. Be ready for puja!').waitFor();
  await picture(page, 'answered');
  await press(advance, 'Accept');
  await press(advance, 'Accept now');
  await card(advance).getByText('Booking accepted! Kindly be ready for the puja.').waitFor();

  const seen = async (family: Person, { _id: id }: Booking) => {
    const { bookingStatus, additionalNotesbyPandit: note } = await call(
      'GET /booking/:id',
      { params: { id } },
      family.token,
    );
    return [bookingStatus, note];
  };
  expect(await seen(rout, refused)).toEqual(['rejected', 'A wedding in my own house.']);
  expect(await seen(dash, direct)).toEqual(['confirmedbypandit', null]);

  // the puja is today, at any time of the day: in the evening it may be marked as held from the dashboard
  await place(page, 'Dashboard');
  const todays = page.getByRole('region').or(page.locator('section')).filter({ hasText: 'Subhasmita Nayak' }).last();
  await todays.getByRole('link', { name: `Call ${spoken(nayak.phone)}` }).waitFor();
  await picture(page, 'today');
  await page.clock.setFixedTime(`${today()}T21:30:00+05:30`);
  await todays.getByRole('button', { name: 'Mark as completed' }).tap();
  await page.getByRole('dialog').getByLabel('The family did not have it').check();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as completed' }).tap();
  await told(page, 'This puja is done.');
  expect(await seen(nayak, advance)).toEqual(['completed', null]);
}

/** The advance, less 10 %, is to come; once the office has paid it, it is paid. */
async function earns(page: Page, admin: Page, { token, name }: Offering): Promise<void> {
  const looks = async (status: string, ...totals: string[]) => {
    await place(page, 'Earnings');
    await page.waitForURL('**/pandit/earning');
    await page.reload();
    const figures = page.getByLabel('In total').getByRole('definition');
    await expect.poll(() => figures.allTextContents(), patient).toEqual(totals);
    const rows = page.getByRole('listitem').filter({ hasText: /TXN\d{6}/ });
    expect(await rows.count()).toBe(1);
    for (const part of ['TXN000001', RITUAL, 'Subhasmita Nayak']) await rows.getByText(part).waitFor();
    await rows.getByText(status, { exact: true }).waitFor();
    expect(await rows.getByRole('definition').allTextContents()).toEqual(['₹500 − ₹50 = ₹450']);
  };
  const ledger = async () => (await call('GET /payment/earnings', { query: {} }, token)).totals;
  await looks('Pending', '₹450', '₹0', '₹50');
  expect(await ledger()).toEqual({ toCome: 450, onHold: 0, paidOut: 0, commission: 50 });
  await picture(page, 'pending');

  await admin.goto('/admin/payments?list=due');
  await admin.getByRole('button', { name: `Mark as paid of ${name}` }).click();
  await dialog(admin).getByLabel('Paid by').selectOption('UPI');
  await dialog(admin).getByLabel('Reference').fill('UTR 4711');
  await button(admin, 'Mark ₹450 as paid').click();
  await told(admin, 'The payout is noted. The pandit sees it as paid.');

  await looks('Paid', '₹0', '₹450', '₹50');
  // on a phone a press on the row tells when and by which number
  await page.getByRole('listitem').filter({ hasText: 'TXN000001' }).locator('summary').tap();
  await page.getByText('UTR 4711').locator('visible=true').waitFor();
  expect(await ledger()).toEqual({ toCome: 0, onHold: 0, paidOut: 450, commission: 50 });
  await picture(page, 'paid');
}
