import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Booking } from '#contract/bookings.ts';
import type { BookingStatus } from '#domain/booking.ts';
import { spoken } from '#domain/people/phone.ts';
import { faultsInEveryLook, faultsOf, settled } from '../axe.ts';
import { call, desk, phone as phoneScreen } from '../browser.ts';
import { serverBreaks, serverWaits } from '../faults.ts';
import { bad, refuses, sendsOnce, unharmed } from '../forms.ts';
import { newBooking, newFamily, newPaidBooking, newPandit, windowOf, type Person } from '../made.ts';
import { told } from '../people.ts';

/** A pandit's list of bookings: what he looks at, what he answers, and what changes while he looks. */

const UPDATE = '/booking/update-booking-status';
const patient = { timeout: 60_000 };
let family: Person;
beforeAll(async () => {
  family = await newFamily('Mamata Sahoo of Nayapalli');
});

const short = ({ _id }: Booking) => _id.slice(-8).toUpperCase();
const card = (page: Page, booking: Booking) => page.getByRole('article').filter({ hasText: `#${short(booking)}` });
const cards = async (page: Page) =>
  (await page.getByRole('article').allTextContents()).map((text) => /#(\w{8})/.exec(text)?.[1]);
const button = (page: Page, booking: Booking, name: string) => card(page, booking).getByRole('button', { name });
const parts = (page: Page) => page.getByRole('navigation', { name: 'Which bookings' });
const counts = async (page: Page) =>
  (await parts(page).getByRole('link').allInnerTexts()).map((text) => Number(/\d+$/.exec(text.trim())?.[0]));
const step = (token: string, bookingId: string, bookingStatus: BookingStatus) =>
  call('POST /booking/update-booking-status', { body: { bookingId, bookingStatus } }, token);

async function open(pandit: Person, path = '/pandit/bookings', screen = phoneScreen) {
  const { page } = await windowOf(pandit, screen);
  await page.goto(path);
  await settled(page);
  return page;
}

test('the four parts stand in the address, count what is in them, and say when there is nothing', async () => {
  const pandit = await newPandit();
  const page = await open(pandit);
  await page.getByRole('heading', { name: 'No bookings yet' }).waitFor();
  await page.getByRole('link', { name: 'Declare free days' }).waitFor();

  const [asked, waiting, agreed, refused] = [
    await newBooking(family, pandit, 0),
    await newBooking(family, pandit, 1, 300),
    await newBooking(family, pandit, 2),
    await newBooking(family, pandit, 3),
  ];
  await step(pandit.token, agreed._id, 'confirmedbypandit');
  await step(family.token, refused._id, 'cancelled');
  await expect.poll(() => counts(page), patient).toEqual([1, 1, 1, 1]);
  for (const [name, show, shown] of [
    ['To be paid', 'waiting', waiting],
    ['Upcoming', 'upcoming', agreed],
    ['Past', 'past', refused],
  ] as const) {
    await parts(page).getByRole('link', { name }).click();
    await page.waitForURL(`**/pandit/bookings?show=${show}`);
    await expect.poll(() => cards(page), patient).toEqual([short(shown)]);
  }
  await page.reload();
  await expect.poll(() => cards(page), patient).toEqual([short(refused)]);
  await page.goBack();
  await expect.poll(() => cards(page), patient).toEqual([short(agreed)]);
  await page.goto('/pandit/bookings?show=nonsense');
  await expect.poll(() => cards(page), patient).toEqual([short(asked)]);
});

test('what is new is told once, not again by each part that is opened', async () => {
  const pandit = await newPandit();
  const page = await open(pandit);
  const booking = await newBooking(family, pandit, 0);
  await told(page, 'New request');
  const openPart = (name: string) => parts(page).getByRole('link', { name }).click();
  for (const goOn of [() => page.reload(), () => openPart('Past'), () => openPart('Upcoming')]) {
    // each hears of it once more, and asks for it
    const asked = page.waitForResponse(`**/api/booking/${booking._id}`);
    await goOn();
    await asked;
    expect(await page.getByText('New request').count()).toBe(0);
  }
});

test('a new request is told also where the list has it already', async () => {
  const pandit = await newPandit();
  const page = await open(pandit);
  const goOn = await serverWaits('GET /booking/:id');
  const heard = page.waitForRequest('**/api/booking/*');
  const booking = await newBooking(family, pandit, 0);
  await heard;
  await parts(page).getByRole('link').first().click();
  await card(page, booking).waitFor();
  expect(await page.getByText('New request').count()).toBe(0);
  await goOn();
  await told(page, 'New request');
});

test('when the list does not load it says so, and Retry brings it', async () => {
  const pandit = await newPandit();
  const booking = await newBooking(family, pandit, 0);
  const { page } = await windowOf(pandit, phoneScreen);
  const mend = await serverBreaks('POST /booking/get-bookings-by-user');
  await page.goto('/pandit/bookings');
  await page.getByRole('heading', { name: 'Failed to fetch bookings' }).waitFor();
  await mend();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => cards(page), patient).toEqual([short(booking)]);
});

describe('each answer', () => {
  test('Accept, pressed twice, is one', async () => {
    const pandit = await newPandit();
    const booking = await newBooking(family, pandit, 0);
    const page = await open(pandit);
    const said = card(page, booking).getByText('Booking accepted! Kindly be ready for the puja.');
    await sendsOnce(page, UPDATE, button(page, booking, 'Accept'), async () => {
      await button(page, booking, 'Accept now').dblclick();
      await said.waitFor();
    });
    // it stays where it was answered, the focus stays on it, and nothing is left to press
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName), patient).toBe('H2');
    expect(await card(page, booking).getByRole('button').count()).toBe(0);
    await expect.poll(() => counts(page), patient).toEqual([0, 0, 1, 0]);
    await card(page, booking)
      .getByRole('link', { name: `Call ${spoken(family.phone)}` })
      .waitFor();
  });

  test('Reject wants a reason', async () => {
    const pandit = await newPandit();
    const booking = await newBooking(family, pandit, 0);
    const page = await open(pandit);
    await button(page, booking, 'Reject').click();
    const dialog = page.locator('dialog[open]');
    const submit = dialog.getByRole('button', { name: 'Reject booking' });
    const none = 'Please provide a reason for rejection.';
    await refuses(page, dialog, { Reason: [[bad.spaces, none]] }, submit);
    await dialog.getByLabel('Reason').fill(bad.html);
    const said = card(page, booking).getByText('This booking has been rejected.');
    await sendsOnce(page, `/pandit/bookings/${booking._id}.data`, submit, () => said.waitFor());
    await card(page, booking).getByText(`Your reason: “${bad.html}”`).waitFor();
    expect(await unharmed(page)).toBe(true);
  });

  test('Request Payment wants an amount, and begins with the one of the profile', async () => {
    const pandit = await newPandit({ price: 1500 });
    const usual = { updateData: { isAdvancePaymentRequired: true, advanceAmount: 400 } };
    await call('POST /user/update-profile', { body: usual }, pandit.token);
    const booking = await newBooking(family, pandit, 0);
    const page = await open(pandit);
    await button(page, booking, 'Request Payment').click();
    const dialog = page.locator('dialog[open]');
    const amount = dialog.getByLabel('Advance in rupees');
    await expect.poll(() => amount.inputValue(), patient).toBe('400');
    const none = 'Please enter a valid positive amount for payment request.';
    const submit = dialog.getByRole('button', { name: 'Send payment request' });
    // whatever else is no amount is posted in bad-pandit.e2e.ts
    await refuses(page, dialog, { 'Advance in rupees': [['', none]] }, submit);
    await amount.fill('500');
    const said = card(page, booking).getByText('Payment request sent to user. Waiting for payment.');
    await sendsOnce(page, `/pandit/bookings/${booking._id}.data`, submit, () => said.waitFor());
    await card(page, booking).getByText('Advance asked: ₹500').waitFor();
    await card(page, booking)
      .getByText(/^The family has to pay by tomorrow \d+(:\d\d)? [ap]m$/)
      .waitFor();
  });

  test('a paid one can be given back, with the advance', async () => {
    const pandit = await newPandit();
    const booking = await newPaidBooking(family, pandit, 0, 501);
    const page = await open(pandit);
    await card(page, booking).getByText('Advance payment done by user. Be ready for puja!').waitFor();
    await button(page, booking, 'I cannot attend').click();
    const dialog = page.locator('dialog[open]');
    await dialog.getByText(/^The whole advance, ₹/).waitFor();
    await dialog.getByRole('button', { name: 'Give the booking back' }).click();
    await dialog.getByText('Please write why. The family reads it.').waitFor();
    await dialog.getByLabel('Reason').fill('My mother is ill.');
    await dialog.getByRole('button', { name: 'Give the booking back' }).click();
    await told(page, 'The booking was given back and the advance refunded.');
    const after = await call('GET /booking/:id', { params: { id: booking._id } }, family.token);
    expect([after.bookingStatus, after.refundedAmount]).toEqual(['rejected', 501]);
  });

  test('what fails says so, and the next try counts', async () => {
    const pandit = await newPandit();
    const booking = await newBooking(family, pandit, 0);
    const page = await open(pandit);
    const mend = await serverBreaks('POST /booking/update-booking-status');
    await button(page, booking, 'Accept').click();
    await button(page, booking, 'Accept now').click();
    await told(page, 'Failed to accept');
    const dialog = page.locator('dialog[open]');
    await button(page, booking, 'Reject').click();
    await dialog.getByLabel('Reason').fill('Travelling');
    await dialog.getByRole('button', { name: 'Reject booking' }).click();
    await told(page, 'Failed to reject');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await button(page, booking, 'Request Payment').click();
    await dialog.getByLabel('Advance in rupees').fill('300');
    await dialog.getByRole('button', { name: 'Send payment request' }).click();
    await told(page, 'Failed to request payment');
    await mend();
    await dialog.getByRole('button', { name: 'Send payment request' }).click();
    await card(page, booking).getByText('Advance asked: ₹300').waitFor();
    await expect.poll(() => counts(page), patient).toEqual([0, 1, 0, 0]);
  });
});

test('requests for one time name each other; once one is accepted the other is closed, and its family is told', async () => {
  const pandit = await newPandit();
  const other = await newFamily('Sasmita Rout');
  const mine = await newBooking(family, pandit, 4);
  const theirs = await newBooking(other, pandit, 4);
  const page = await open(pandit);
  await card(page, mine).getByText('Clashes with').waitFor();
  await card(page, mine)
    .getByRole('link', { name: /Sasmita Rout$/ })
    .waitFor();
  expect(await button(page, mine, 'Accept').isEnabled()).toBe(true);
  await button(page, theirs, 'Accept').click();
  await button(page, theirs, 'Accept now').click();
  await card(page, theirs).getByText('Booking accepted!').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.goto(`/pandit/bookings/${mine._id}`);
  await page.getByText('You are booked at that hour, so we told the family.').waitFor();
  expect(await button(page, mine, 'Accept').count()).toBe(0);
  const at = await windowOf(family, phoneScreen);
  await at.page.goto(`/my-bookings/${mine._id}`);
  await at.page.getByText(`${pandit.name} is booked at that hour.`).first().waitFor();
  await at.page.getByRole('link', { name: 'Another hour with this pandit' }).waitFor();
});

test('two windows keep up with each other, with the family and with new requests', async () => {
  const pandit = await newPandit();
  const booking = await newBooking(family, pandit, 0);
  const [one, two] = [await open(pandit), await open(pandit, '/pandit/bookings', desk)];
  await button(one, booking, 'Accept').click();
  await button(one, booking, 'Accept now').click();
  await card(two, booking).getByText('Booking accepted! Kindly be ready for the puja.').waitFor();
  const next = await newBooking(family, pandit, 1);
  // at once: the message goes away again
  await Promise.all(
    [one, two].map((page) => Promise.all([card(page, next).waitFor(), told(page, `New request: ${pandit.ritual}`)])),
  );
  await step(family.token, next._id, 'cancelled');
  for (const page of [one, two]) {
    await card(page, next).getByText('The family has cancelled this booking.').waitFor();
    await expect.poll(() => counts(page), patient).toEqual([0, 0, 1, 1]);
  }
});

test('by keys alone: a dialog opens, is left and taken again, and the answer keeps the focus', async () => {
  const pandit = await newPandit();
  const booking = await newBooking(family, pandit, 0);
  const page = await open(pandit, '/pandit/bookings', desk);
  const reject = button(page, booking, 'Reject');
  await reject.focus();
  await page.keyboard.press('Enter');
  const reason = page.locator('dialog[open]').getByLabel('Reason');
  await expect.poll(() => reason.evaluate((one) => one === document.activeElement), patient).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => reject.evaluate((one) => one === document.activeElement), patient).toBe(true);
  await page.keyboard.press('Enter');
  await reason.waitFor();
  await page.keyboard.type('Travelling');
  for (const key of ['Tab', 'Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
  await card(page, booking).getByText('This booking has been rejected.').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName), patient).toBe('H2');
});

test('in both themes nothing sticks out and axe finds nothing to complain of', async () => {
  const pandit = await newPandit({ called: 'ପଣ୍ଡିତ ନୀଳମଣି ହୋତା' });
  const asked = await newBooking(family, pandit, 0);
  await newBooking(await newFamily(), pandit, 0);
  await newPaidBooking(family, pandit, 2, 501);
  const agreed = await newBooking(family, pandit, 3);
  await step(pandit.token, agreed._id, 'confirmedbypandit');
  const { page } = await windowOf(pandit, phoneScreen);
  for (const path of ['', '?show=waiting', '?show=upcoming', `/${asked._id}`, `/${agreed._id}`]) {
    await page.goto(`/pandit/bookings${path}`);
    await settled(page);
    expect(await faultsInEveryLook(page, undefined, 'main'), path).toEqual([]);
  }
  await page.goto(`/pandit/bookings/${asked._id}`);
  for (const [opener, sender] of [
    ['Request Payment', 'Send payment request'],
    ['Reject', 'Reject booking'],
  ] as const) {
    await page.getByRole('button', { name: opener }).click();
    await page.locator('dialog[open]').getByRole('button', { name: sender }).click();
    await page.locator('dialog[open] [aria-invalid=true]').waitFor();
    expect(await faultsInEveryLook(page), opener).toEqual([]);
    await page.keyboard.press('Escape');
  }
});
