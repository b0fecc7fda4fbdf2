import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Booking } from '#contract/bookings.ts';
import type { Sent } from '#contract/index.ts';
import { addDays } from '#domain/time.ts';
import { faultsInEveryLook, faultsOf, settled } from '../axe.ts';
import { call, desk, phone as phoneScreen } from '../browser.ts';
import { newBooking, newFamily, newPaidBooking, newPandit, nextDay, windowOf } from '../made.ts';
import type { Offering, Person } from '../made.ts';
import { serverBreaks } from '../faults.ts';
import { unfold } from '../forms.ts';
import { told } from '../people.ts';

/** A booking's own page and the list that leads to it. */

let pandit: Offering;
beforeAll(async () => {
  pandit = await newPandit({ called: 'ପଣ୍ଡିତ ନୀଳମଣି ହୋତା' });
  // as many days as are asked for here, twice
  const more = { fromDate: addDays(pandit.from, 21), toDate: addDays(pandit.from, 50) };
  await call('POST /availability/declare-availability', { body: more }, pandit.token);
});

/** A request for a day of its own; with `advance` he has asked for that many rupees. */
const booked = (family: Person, advance?: number): Promise<Booking> =>
  newBooking(family, pandit, nextDay(pandit), advance);

type Step = Omit<Sent<'POST /booking/update-booking-status', 'body'>, 'bookingId'>;
const asPandit = (bookingId: string, step: Step) =>
  call('POST /booking/update-booking-status', { body: { bookingId, ...step } }, pandit.token);
const accept = (bookingId: string) => asPandit(bookingId, { bookingStatus: 'confirmedbypandit' });

const badge = (page: Page, words: string) => page.getByText(words, { exact: true }).first().waitFor();
const story = (page: Page) =>
  page
    .getByRole('listitem')
    .filter({ has: page.locator('time') })
    .allInnerTexts();
const open = (page: Page) => page.getByRole('button', { name: /^Pay ₹/ }).click();
const inside = (page: Page, button: RegExp | string) =>
  page.frameLocator('iframe').getByRole('button', { name: button }).last();

test('the page follows what the pandit does, without a reload, and what the family does', async () => {
  const family = await newFamily();
  const { _id } = await booked(family);
  const { page } = await windowOf(family, phoneScreen);
  await page.goto('/my-bookings');
  await page.getByRole('link', { name: pandit.ritual }).click();
  // the list says the same of it
  await page.getByRole('heading', { level: 1, name: pandit.ritual }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/my-bookings/${_id}`);
  await badge(page, 'Pending with Pandit');
  await page.getByText(/^An answer comes by (\w{3}|tomorrow) \d+(:\d\d)? [ap]m$/).waitFor();
  expect(await page.title()).toBe(`${pandit.ritual} #${_id.slice(-8).toUpperCase()} · Sankalp`);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  expect(await page.getByRole('link', { name: 'Add to calendar' }).count()).toBe(0);

  await asPandit(_id, {
    bookingStatus: 'advancepaymentrequested',
    advanceAmountToBePaid: 501,
    additionalNotesbyPandit: 'For samagri',
  });
  await badge(page, 'Payment Requested');
  await page.getByText(/^Pay by tomorrow \d+(:\d\d)? [ap]m to keep the time$/).waitFor();
  await page.getByText(`${pandit.name} asked for an advance of ₹501`).waitFor();

  await open(page);
  await inside(page, /^Pay/).click();
  await told(page, 'Payment verified and successful!');
  await badge(page, 'Waiting for Pandit to Accept');
  await accept(_id);
  await badge(page, 'Confirmed by Pandit');
  await unfold(page, '3 earlier steps');
  expect((await story(page)).map((entry) => entry.split('\n')[0])).toEqual([
    `${pandit.name} accepted`,
    'You paid the advance of ₹501',
    `${pandit.name} asked for an advance of ₹501`,
    `You asked ${pandit.name} for this puja`,
  ]);
  for (const figure of ['₹1,500', '₹501', '₹999'])
    expect(await page.locator('dl').allInnerTexts()).toEqual(expect.arrayContaining([expect.stringContaining(figure)]));
  await page.getByRole('link', { name: /^See the page of / }).click();
  await page.waitForURL(`**/pandits/${pandit.id}`);
});

test('a deadline is told by its hour, runs down in the last one and becomes words, and nothing can be paid any more', async () => {
  const family = await newFamily();
  const { _id } = await booked(family, 300);
  const { page } = await windowOf(family, desk);
  await page.clock.install({ time: new Date() });
  await page.goto(`/my-bookings/${_id}`);
  await page.getByText(/^Pay by tomorrow \d+(:\d\d)? [ap]m/).waitFor();
  expect(await page.getByRole('timer').count()).toBe(0);
  await page.clock.fastForward('23:30:00');
  await page
    .getByRole('timer')
    .getByText(/^Pay within 2\d min/)
    .waitFor();
  await page.clock.fastForward('01:00:00');
  await page.getByText('The time for this step is over.').waitFor();
  expect(await page.getByRole('timer').count()).toBe(0);
  await expect.poll(() => page.getByRole('button', { name: /^Pay|Decline/ }).count()).toBe(0);
});

test('cancelling asks once more, and the page says how it ended', async () => {
  const family = await newFamily();
  const { _id } = await booked(family);
  const { page } = await windowOf(family, phoneScreen);
  await page.goto(`/my-bookings/${_id}`);
  await unfold(page, 'If you cancel');
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await page.getByRole('button', { name: 'Yes, cancel booking' }).click();
  await badge(page, 'Cancelled by You');
  await page.getByText('You cancelled the booking').waitFor();
  // the button that had the focus is gone: it is on the booking's name
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
});

describe('paying on the page', () => {
  test('closing the checkout and a failed try cost nothing and say so; the next try counts', async () => {
    const family = await newFamily();
    const { _id } = await booked(family, 400);
    const { page } = await windowOf(family, phoneScreen);
    await page.goto(`/my-bookings/${_id}`);
    await open(page);
    await inside(page, 'Close without paying').click();
    await page
      .getByRole('alert')
      .getByText('Payment not completed. Nothing is booked yet; you can try again.')
      .waitFor();
    await open(page);
    await inside(page, 'Let it fail').click();
    await page.frameLocator('iframe').getByRole('alert').first().waitFor();
    await inside(page, 'Close without paying').click();
    await page
      .getByRole('alert')
      .getByText(/^Payment not completed: \S/)
      .waitFor();
    await badge(page, 'Payment Requested');
    await open(page);
    await inside(page, /^Pay/).click();
    await badge(page, 'Waiting for Pandit to Accept');
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  test('in two windows it is paid once, and both say so', async () => {
    const family = await newFamily();
    const { _id } = await booked(family, 450);
    const { page: first, context } = await windowOf(family, desk);
    const second = await context.newPage();
    for (const page of [first, second]) {
      await page.goto(`/my-bookings/${_id}`);
      await open(page);
      await inside(page, /^Pay/).waitFor();
    }
    await inside(first, /^Pay/).click();
    await badge(first, 'Waiting for Pandit to Accept');
    // the other window's checkout is for the very same order
    await inside(second, /^Pay/).click();
    await badge(second, 'Waiting for Pandit to Accept');
    const booking = await bookingOf(family, _id);
    expect(booking.refundedAmount).toBe(0);
    expect(booking.events.filter(({ action }) => action === 'pay')).toHaveLength(1);
  });

  test('one booking after the other in one window, also with a reload between', async () => {
    const family = await newFamily();
    const bookings = [await booked(family, 300), await booked(family, 350), await booked(family, 400)];
    const { page } = await windowOf(family, phoneScreen);
    await page.goto('/my-bookings');
    for (const [at, { _id }] of bookings.entries()) {
      await page.locator(`a[href="/my-bookings/${_id}"]`).first().click();
      await page.getByRole('heading', { name: pandit.ritual, level: 1 }).waitFor();
      await open(page);
      await inside(page, /^Pay/).click();
      await badge(page, 'Waiting for Pandit to Accept');
      await page.locator('#content').getByRole('link', { name: 'My Bookings' }).click();
      await page.getByRole('heading', { name: 'My Bookings', level: 1 }).waitFor();
      if (at === 1) await page.reload();
    }
    for (const { _id } of bookings) expect((await bookingOf(family, _id)).bookingStatus).toBe('advancepaymentdone');
  });

  test('a line that is cut after paying: nobody is asked to pay again, and the page hears of it by itself', async () => {
    const family = await newFamily();
    const { _id } = await booked(family, 350);
    const { page } = await windowOf(family, desk);
    await page.goto(`/my-bookings/${_id}`);
    await badge(page, 'Payment Requested');
    await page.route('**/api/payment/verify-payment', (route) => route.abort());
    const tried = page.waitForRequest('**/api/payment/verify-payment');
    await open(page);
    await inside(page, /^Pay/).click();
    await tried;
    // the provider tells the server, the server tells the page
    await badge(page, 'Waiting for Pandit to Accept');
    expect(await page.getByRole('button', { name: /^Pay ₹/ }).count()).toBe(0);
  });
});

async function bookingOf(family: Person, id: string): Promise<Booking> {
  const { bookings } = await call('POST /booking/get-bookings-by-user', { body: {} }, family.token);
  const booking = bookings.find(({ _id }) => _id === id);
  if (!booking) throw new Error('The booking is gone.');
  return booking;
}

test('another family’s booking, and one that is none, lead back to one’s own', async () => {
  const { _id } = await booked(await newFamily());
  const { page } = await windowOf(await newFamily(), phoneScreen);
  for (const id of [_id, '019d2692-0614-701f-8df1-225e14099f58', 'nonsense']) {
    await page.goto(`/my-bookings/${id}`);
    await page.getByRole('heading', { name: 'There is no such booking' }).waitFor();
  }
  expect(await faultsOf(page)).toEqual([]);
  await page.locator('#content').getByRole('link', { name: 'My Bookings' }).click();
  await page.getByRole('heading', { name: 'No Bookings Found' }).waitFor();
});

test('a page that could not be loaded says so, and Retry brings it', async () => {
  const family = await newFamily();
  const { _id } = await booked(family);
  const { page } = await windowOf(family, phoneScreen);
  const mend = await serverBreaks('GET /booking/:id');
  await page.goto(`/my-bookings/${_id}`);
  await page.getByRole('heading', { name: 'This booking could not be loaded' }).waitFor();
  await mend();
  await page.getByRole('button', { name: 'Retry' }).click();
  await badge(page, 'Pending with Pandit');
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('the list shows those ahead, the past ones, or all, as its address says', async () => {
  const family = await newFamily();
  const { page } = await windowOf(family, phoneScreen);
  const cards = async () =>
    (await page.getByRole('article').allTextContents()).map((text) => /#(\w{8})/.exec(text)?.[1]);
  const choose = (name: string) =>
    page.getByRole('navigation', { name: 'Which bookings' }).getByRole('link', { name }).click();
  const short = ({ _id }: Booking) => _id.slice(-8).toUpperCase();

  await page.goto('/my-bookings?when=upcoming');
  await page.getByRole('heading', { name: 'No puja lies ahead' }).waitFor();
  const ahead = await booked(family);
  const over = await booked(family);
  await page.reload();
  await expect.poll(cards).toEqual([short(ahead), short(over)]);
  await choose('Past');
  await page.waitForURL('**/my-bookings?when=past');
  await page.getByRole('heading', { name: 'Nothing is past yet' }).waitFor();
  // the pandit's no leaves the puja without one: it waits, until the family says that it needs none, and is past then, here and now
  await asPandit(over._id, { bookingStatus: 'rejected', additionalNotesbyPandit: 'Travelling' });
  await call('POST /booking/:id/not-needed', { params: { id: over._id } }, family.token);
  await page.reload();
  await expect.poll(cards).toEqual([short(over)]);
  await choose('Upcoming');
  await expect.poll(cards).toEqual([short(ahead)]);
  await choose('All');
  await page.waitForURL((url) => url.search === '');
  await expect.poll(cards).toEqual([short(ahead), short(over)]);
  await page.goBack();
  await expect.poll(cards).toEqual([short(ahead)]);
});

test('in both themes nothing sticks out and axe finds nothing to complain of', async () => {
  const family = await newFamily('Sasmita Kumari Rout-Mohapatra of Nayapalli');
  const asked = await booked(family, 300);
  const paid = await newPaidBooking(family, pandit, nextDay(pandit), 501);
  const paths = [
    `/my-bookings/${asked._id}`,
    `/my-bookings/${paid._id}`,
    `/my-bookings/${paid._id}/receipt`,
    '/my-bookings?when=upcoming',
    '/my-bookings?when=past',
  ];
  const { page } = await windowOf(family, phoneScreen);
  for (const path of paths) {
    await page.goto(path);
    await settled(page);
    expect(await faultsInEveryLook(page), path).toEqual([]);
  }
});

test('of what needs the family the first alone has a filled button', async () => {
  const family = await newFamily();
  for (const advance of [300, 301]) await booked(family, advance);
  const { page } = await windowOf(family, phoneScreen);
  await page.goto('/my-bookings');
  const pay = page.getByRole('region', { name: 'Needs you' }).getByRole('button', { name: /^Pay ₹/ });
  await expect.poll(() => pay.count()).toBe(2);
  const filled = pay.evaluateAll((all) =>
    all.map((one) => getComputedStyle(one).backgroundColor !== 'rgba(0, 0, 0, 0)'),
  );
  expect(await filled).toEqual([true, false]);
});
