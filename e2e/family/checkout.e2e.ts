import type { FrameLocator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { addDays, asInstant, dayAt } from '#domain/time.ts';
import { call, desk, phone, site, visitor, type Screen } from '../browser.ts';

/** The sandbox's checkout in a page that knows Razorpay's interface and nothing else. */

const PASSWORD = 'namaste123';
let customer: string;
let pandit: string;
beforeAll(async () => {
  const signIn = async (person: string) =>
    (await call('POST /auth/login', { body: { phone: person, password: PASSWORD } })).token;
  customer = await signIn('9000000004');
  pandit = await signIn('9000000002');
});

let daysAhead = 3;

/** An order for an advance of ₹501, for a booking of its own. */
async function order(): Promise<{ id: string; amount: number; key: string }> {
  const { sub: panditId } = JSON.parse(atob(pandit.split('.')[1] ?? '')) as { sub: string };
  const [offer] = (await fetch(`${site()}/api/user/get-user/${panditId}`, {
    headers: { authorization: `Bearer ${pandit}` },
  })
    .then((reply) => reply.json())
    .then(({ data }) => data.rituals)) as { ritualId: { _id: string } }[];
  for (; daysAhead < 200; daysAhead += 1) {
    const bookingDate = addDays(dayAt(asInstant(Date.now())), daysAhead);
    const body = {
      panditId,
      ritualId: offer?.ritualId._id ?? '',
      bookingDate,
      userAddress: 'Nayapalli',
      startTime: '05:10',
    };
    const booking = await call('POST /booking/book-pandit', { body }, customer).catch(() => null);
    if (!booking) continue;
    const ask = {
      bookingId: booking._id,
      bookingStatus: 'advancepaymentrequested',
      advanceAmountToBePaid: 501,
    } as const;
    const asked = await call('POST /booking/update-booking-status', { body: ask }, pandit).catch(() => null);
    if (!asked) continue;
    const wish = { bookingId: booking._id, amount: 501, receipt: booking._id };
    const { order: made, keyId } = await call('POST /payment/create-order', { body: wish }, customer);
    return { ...made, key: keyId };
  }
  throw new Error('The demo pandit has no free day.');
}

const host = `<!doctype html><html lang="en"><title>Host</title>
<button id="pay">Pay the advance</button><output></output>
<script src="/sandbox/checkout.js"></script><script src="/host.js"></script></html>`;
const hostScript = `
const said = (text) => { document.querySelector('output').textContent += text + ';'; };
document.querySelector('#pay').addEventListener('click', () => {
  const checkout = new Razorpay({
    ...JSON.parse(document.title.startsWith('{') ? document.title : '{}'),
    name: 'Sankalp', description: 'Payment for Booking Pooja',
    handler: (answer) => said('paid ' + Object.keys(answer).sort().join(',')),
    modal: { ondismiss: () => said('closed') },
  });
  checkout.on('payment.failed', ({ error }) => said('failed ' + error.reason));
  checkout.open();
});`;
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; frame-src 'self'; connect-src 'self'; img-src 'self'";

/** A page under the strictest policy, with the checkout open. */
async function open(screen: Screen): Promise<{ page: Page; frame: FrameLocator; said: () => Promise<string> }> {
  const { id, amount, key } = await order();
  const { page } = await visitor(screen);
  await page.route('**/host', (route) =>
    route.fulfill({ body: host, contentType: 'text/html', headers: { 'content-security-policy': policy } }),
  );
  await page.route('**/host.js', (route) => route.fulfill({ body: hostScript, contentType: 'text/javascript' }));
  await page.goto('/host');
  await page.evaluate(
    (options) => {
      document.title = options;
    },
    JSON.stringify({ order_id: id, amount, key, currency: 'INR' }),
  );
  await page.getByRole('button', { name: 'Pay the advance' }).click();
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: 'Pay ₹501' }).waitFor();
  const output = page.locator('output');
  return {
    page,
    frame,
    said: async () => {
      await page.locator('dialog').waitFor({ state: 'detached' });
      return (await output.textContent()) ?? '';
    },
  };
}

test.each([
  ['phone', phone],
  ['desk', desk],
])('a UPI payment hands the signed answer to the page (%s)', async (_name, screen) => {
  const { frame, said } = await open(screen);
  await frame.getByRole('button', { name: 'Pay ₹501' }).click();
  expect(await said()).toBe('paid razorpay_order_id,razorpay_payment_id,razorpay_signature;');
});

test('a card that is turned down leaves the window open for another try', async () => {
  const { page, frame, said } = await open(phone);
  await frame.getByRole('tab', { name: 'Card' }).click();
  await frame.getByLabel('Card number').fill('12');
  await frame.getByRole('button', { name: 'Pay ₹501' }).click();
  await frame.getByText('Please enter the whole number.').waitFor();
  expect(await frame.getByLabel('Card number').getAttribute('aria-invalid')).toBe('true');
  await frame.getByLabel('Card number').fill('4100 2800 0008 0001');
  await frame.getByRole('button', { name: 'Pay ₹501' }).click();
  await frame.getByRole('alert').filter({ hasText: 'You can try again.' }).waitFor();
  expect(await page.locator('output').textContent()).toBe('failed payment_failed;');
  await frame.getByLabel('Card number').fill('4100 2800 0000 1007');
  await frame.getByRole('button', { name: 'Pay ₹501' }).click();
  expect(await said()).toContain('failed payment_failed;paid ');
});

test('by keyboard: focus starts inside, goes round, Escape closes and gives it back', async () => {
  const { page, frame, said } = await open(desk);
  const focused = () => frame.locator(':focus').evaluate((element) => element.id || element.textContent);
  await frame.locator('#vpa:focus').waitFor();
  const seen: (string | null)[] = [];
  for (let presses = 0; presses < 6; presses += 1) {
    seen.push(await focused());
    await page.keyboard.press('Tab');
  }
  expect(seen).toEqual(['vpa', 'Pay ₹501', 'Let it fail', 'Close without paying', '×', 'tab-upi']);
  expect(await focused()).toBe('vpa');
  await page.keyboard.press('Shift+Tab');
  expect(await focused()).toBe('tab-upi');
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toBe('tab-card');
  await page.keyboard.press('Escape');
  expect(await said()).toBe('closed;');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('pay');
});

test('messages of another window are not believed', async () => {
  const { page, frame, said } = await open(desk);
  await page.evaluate(() => {
    window.postMessage({ type: 'paid', answer: { razorpay_payment_id: 'pay_forged' } }, '*');
  });
  await frame.getByRole('button', { name: 'Close without paying' }).last().click();
  expect(await said()).toBe('closed;');
});
