import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { breaks, cuts } from '../answers.ts';
import { desk, phone as phoneScreen, type Screen } from '../browser.ts';
import { newBooking, newFamily, newPandit, nextDay, windowOf, type Offering } from '../made.ts';

/** The four sentences of a payment (specification, public, section 8), each where a family would meet it. */

const says = (page: Page, sentence: string) => page.getByText(sentence).first().waitFor();

let pandit: Offering;
beforeAll(async () => {
  pandit = await newPandit();
});

/** A family of which ₹500 are asked, before the list of its bookings. */
async function toPay(screen: Screen): Promise<Page> {
  const family = await newFamily();
  await newBooking(family, pandit, nextDay(pandit), 500);
  const { page } = await windowOf(family, screen);
  await page.goto('/my-bookings');
  await page.getByRole('button', { name: /^Pay ₹\s?500/ }).waitFor();
  return page;
}

const open = (page: Page) => page.getByRole('button', { name: /^Pay ₹\s?500/ }).click();
const payInside = (page: Page) => page.frameLocator('iframe').getByRole('button', { name: /^Pay/ }).click();

test('an order that cannot be opened costs nothing and can be tried again', async () => {
  const page = await toPay(phoneScreen);
  const mend = await breaks(page, '**/api/payment/create-order');
  await open(page);
  await says(page, 'Booking not initiated, Please try again');
  await mend();
  const asked = page.waitForRequest('**/api/payment/create-order');
  await open(page);
  const sent = (await asked).postDataJSON() as { amount: number; receipt: string };
  expect(sent).toMatchObject({ amount: 500, receipt: expect.stringMatching(/\S{8,}/) });
  await page.frameLocator('iframe').getByText('Payment for Booking Pooja').first().waitFor();
  await payInside(page);
  await says(page, 'Payment verified and successful!');
  await page.getByText('Waiting for Pandit to Accept', { exact: true }).waitFor();
});

test('an answer with a signature nobody gave is not believed; once the payment is heard of, that alone is said', async () => {
  const page = await toPay(desk);
  // the provider's own word must not come first
  const word = /\/api\/(events\b.*|booking\/[\da-f-]{36})$/;
  const mend = await cuts(page, word);
  await page.reload();
  await page.route('**/api/payment/verify-payment', (route) => {
    const body = route.request().postDataJSON() as object;
    return route.continue({ postData: { ...body, razorpay_signature: 'f'.repeat(64) } });
  });
  await open(page);
  const answer = page.waitForResponse('**/api/payment/verify-payment');
  await payInside(page);
  expect((await answer).status()).toBe(400);
  await says(page, 'Payment verification failed!');
  await mend();
  await page.getByText('Waiting for Pandit to Accept', { exact: true }).waitFor();
  expect(await page.getByText('Payment verification failed!').count()).toBe(0);
});

test('a line that is cut after paying says so, asks not to pay again, and the booking is paid all the same', async () => {
  const page = await toPay(phoneScreen);
  await page.clock.install({ time: new Date() });
  const line = /\/api\/(events\b.*|payment\/verify-payment|booking\/[\da-f-]{36})$/;
  const mend = await cuts(page, line);
  // a stream that is open already is not cut by that
  await page.reload();
  await page.getByRole('button', { name: /^Pay ₹\s?500/ }).waitFor();
  await open(page);
  const tried = page.waitForRequest('**/api/payment/verify-payment');
  await payInside(page);
  await tried;
  // five tries in fifteen seconds; the message goes away after four more
  const failed = page.getByText('Server error during verification.');
  for (let second = 0; second < 60 && (await failed.count()) === 0; second += 1) await page.clock.runFor(1_000);
  await says(page, 'Server error during verification.');
  await says(page, 'Please do not pay again');
  await mend();
  await page.reload();
  await expect.poll(() => page.getByText('Waiting for Pandit to Accept', { exact: true }).count()).toBe(1);
});
