import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { answersTo } from '../answers.ts';
import { faultsInEveryLook, settled } from '../axe.ts';
import { call, desk, phone, picture } from '../browser.ts';
import {
  newBooking,
  newFamily,
  newPandit,
  newSettledBooking,
  nextDay,
  windowOf,
  type Offering,
  type Person,
} from '../made.ts';
import { demo, newPhone, told, tokenOf } from '../people.ts';

/** An operator finds a booking, refunds, cancels and notes payouts; the family and the audit show it. */

const office = { phone: demo.admin, password: demo.password };
let pandit: Offering;
beforeAll(async () => {
  pandit = await newPandit();
});

/** A family of its own whose advance of 500 is paid. */
async function paidFamily(): Promise<Person & { bookingId: string }> {
  const family = await newFamily();
  const { _id: bookingId } = await newBooking(family, pandit, nextDay(pandit), 500);
  const wish = { bookingId, amount: 500, receipt: `e2e-${bookingId.slice(-8)}` };
  const { order } = await call('POST /payment/create-order', { body: wish }, family.token);
  const paid = await call('POST /sandbox/pay', { body: { orderId: order.id, outcome: 'success' } });
  const { razorpay_signature = '', ...checkout } = paid;
  const body = { booking_id: bookingId, ...checkout, razorpay_signature };
  await call('POST /payment/verify-payment', { body }, family.token);
  return { ...family, bookingId };
}

/** As an operator on the phone with a family: by its number. */
async function openByPhone(page: Page, family: Person): Promise<void> {
  await page.goto('/admin/bookings');
  await page.getByPlaceholder(/Search by user, pandit, phone/).fill(family.phone);
  await page.waitForURL((url) => url.searchParams.get('search') === family.phone);
  await page.getByText('Showing 1 to 1 of 1 entries').waitFor();
  await page.getByRole('link', { name: /View Details/ }).click();
  await details(page).getByText('₹500 can still be refunded.').waitFor();
}

const details = (page: Page) => page.getByRole('dialog', { name: 'Booking Details' });

test('a booking is found by phone, a part of its advance goes back, and everybody sees it', async () => {
  const family = await paidFamily();
  const { page } = await windowOf(office, phone);
  await openByPhone(page, family);
  await details(page).getByRole('button', { name: 'Refund' }).click();
  const question = page.getByRole('dialog', { name: 'Refund' });
  const amount = question.getByLabel('Amount in rupees');
  expect(await amount.inputValue()).toBe('500');

  await amount.fill('501');
  await question.getByRole('button', { name: 'Refund ₹501' }).click();
  await question.getByText('At most ₹500 of this booking can still be refunded.').waitFor();
  await question.getByText('Please say why the money goes back.').waitFor();
  await amount.fill('1.5');
  await question.getByText('Please enter whole rupees, at least 1.').waitFor();
  await picture(page, 'refund');
  expect(await faultsInEveryLook(page)).toEqual([]);

  await amount.fill('120');
  await question.getByLabel('Reason').fill('A shorter puja was agreed by phone');
  await question.getByRole('button', { name: 'Refund ₹120' }).dblclick();
  await details(page).getByText('The refund is on its way. We have told the family and the pandit.').waitFor();
  await question.waitFor({ state: 'hidden' });
  await hasFocus(page, 'Act for the family and the pandit');

  // the details and the page behind them show it, without a reload
  await details(page).getByText('₹380 can still be refunded.').waitFor();
  const history = details(page).getByRole('listitem').filter({ hasText: 'The office refunded ₹120' });
  await history.getByText('A shorter puja was agreed by phone').waitFor();
  await details(page).getByText('Sujata Mohapatra asked for a refund').waitFor();
  await picture(page, 'refunded');
  expect(await faultsInEveryLook(page)).toEqual([]);
  const { left } = await moneyOf(family.bookingId);
  expect(left).toBe(380);

  await page.goto('/admin/audit');
  await page
    .getByText(/Sujata Mohapatra refunded money of the/)
    .first()
    .waitFor();

  const { page: home } = await windowOf(family, phone);
  await home.goto('/my-bookings');
  await home
    .getByText(/₹120 (goes back|was sent back|came back)/)
    .first()
    .waitFor();
  expect(await home.getByText('Waiting for Pandit to Accept', { exact: true }).count()).toBe(1);
});

test('a booking is cancelled on behalf, and all that was held goes back', async () => {
  const family = await paidFamily();
  const { page } = await windowOf(office, phone);
  await openByPhone(page, family);
  await details(page).getByRole('button', { name: 'Cancel on behalf' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel on behalf' });
  await question.getByText('₹500 that is held goes back to the family in full').waitFor();
  await question.getByRole('button', { name: 'Cancel this booking' }).click();
  await question.getByText('Please say why this booking is cancelled.').waitFor();
  expect(await faultsInEveryLook(page)).toEqual([]);
  // an operator who cancels has changed nothing
  await question.getByRole('button', { name: 'Keep the booking' }).click();
  await question.waitFor({ state: 'hidden' });
  expect((await moneyOf(family.bookingId)).left).toBe(500);

  await details(page).getByRole('button', { name: 'Cancel on behalf' }).click();
  await question.getByLabel('Reason').fill('The pandit is in hospital');
  await question.getByRole('button', { name: 'Cancel this booking' }).dblclick();
  await details(page).getByText('The booking is cancelled. We have told the family and the pandit.').waitFor();
  await hasFocus(page, 'Act for the family and the pandit');
  await details(page).getByText('This booking is over and no money is left: there is nothing to do.').waitFor();
  expect(await moneyOf(family.bookingId)).toMatchObject({ left: 0, deeds: [{ action: 'booking.cancelled' }] });

  // no message says that the family did it
  const { page: home } = await windowOf(family, phone);
  await home.goto('/my-bookings');
  await home.getByText('Cancelled by us', { exact: true }).waitFor();
  const heard = async () =>
    (await call('GET /sandbox/messages', { query: { to: family.phone } })).messages.map(({ text }) => text).join('\n');
  await expect.poll(heard, { timeout: 60_000 }).toContain('Your advance of Rs 500 comes back to you in full. Reason:');
});

test('payments: every list, what is owed is paid out once, and the balance is zero', async () => {
  const one = await newPandit();
  await newSettledBooking(await newFamily(), one, 300);
  const reference = `UTR ${newPhone()}`;
  const { page } = await windowOf(office, phone);
  await page.goto('/admin/payments');
  await settled(page);
  await page.getByText('Balanced').waitFor();
  for (const list of ['Orders', 'Refunds', 'Unmatched money', 'Paid out', 'To pay out', 'Captures']) {
    const came = page.waitForResponse('**/admin/payments.data*');
    await page.getByLabel('Show').selectOption({ label: list });
    await came;
    await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
    expect(await faultsInEveryLook(page, undefined, 'main'), list).toEqual([]);
  }
  await page.goto('/admin/payments?list=due&size=100');
  const before = await owed();
  await page.getByRole('button', { name: `Mark as paid of ${one.name}` }).click();
  const question = page.getByRole('dialog', { name: 'Mark as paid' });
  await question.getByRole('button', { name: /^Mark ₹/ }).click();
  await question.getByText('Please choose how the pandit was paid.').waitFor();
  await question.getByLabel('Paid by').selectOption('UPI');
  await question.getByRole('button', { name: /^Mark ₹/ }).click();
  await question.getByText('Please enter the reference of the transfer.').waitFor();
  expect(await faultsInEveryLook(page)).toEqual([]);
  await question.getByLabel('Reference').fill(reference);
  await question.getByRole('button', { name: /^Mark ₹/ }).dblclick();
  await told(page, 'The payout is noted. The pandit sees it as paid.');
  await expect.poll(owed).toBe(before - 1);
  await page.getByLabel('Show').selectOption({ label: 'Paid out' });
  await page.getByText(reference).waitFor();
});

test('a refund whose answer is lost is made once, however often it is pressed', async () => {
  const family = await paidFamily();
  const { page } = await windowOf(office, desk);
  await openByPhone(page, family);
  await details(page).getByRole('button', { name: 'Refund' }).click();
  const question = page.getByRole('dialog', { name: 'Refund' });
  await question.getByLabel('Amount in rupees').fill('200');
  await question.getByLabel('Reason').fill('Asked by phone');
  // it reaches the server, and the answer gets lost on its way
  const mend = await answersTo(page, '**/admin/bookings.data*', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    return route.abort();
  });
  await question.getByRole('button', { name: 'Refund ₹200' }).click();
  await question.getByText('Pressing again is safe: it is made only once.').waitFor();
  await mend();
  await question.getByRole('button', { name: 'Refund ₹200' }).click();
  await told(page, 'The refund is on its way. We have told the family and the pandit.');
  expect(await moneyOf(family.bookingId)).toMatchObject({ left: 300 });
});

/** Where somebody who listens, or uses the keyboard, goes on. */
const hasFocus = (page: Page, name: string) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(name);

const adminToken = () => tokenOf(demo.admin, demo.password);

async function owed(): Promise<number> {
  const query = { list: 'due' } as const;
  return (await call('GET /payment/admin/list', { query }, await adminToken())).total;
}

/** What the server has of a booking's money. */
async function moneyOf(bookingId: string) {
  const address = `GET /admin/bookings/${bookingId}` as 'GET /admin/bookings/:id';
  return (await call(address, { params: { id: bookingId } }, await adminToken())).money;
}
