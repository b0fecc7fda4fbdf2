import { afterAll, beforeAll, expect, test } from 'vitest';
import { paise } from '#domain/money.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';

let t: TestApp;
let orderId: string;
beforeAll(async () => {
  t = await testApp();
  ({ id: orderId } = await t.deps.payments.createOrder({ amount: paise(12_345), receipt: 'checkout-test', notes: {} }));
});
afterAll(() => t.close());

const page = async (query: Record<string, string>) => {
  const reply = await fetch(`${t.url}/sandbox/checkout?${new URLSearchParams(query)}`);
  return { status: reply.status, headers: reply.headers, html: await reply.text() };
};

test('the checkout names what is paid and how much, under a policy without inline code', async () => {
  const { status, headers, html } = await page({ order_id: orderId, name: 'Sankalp', description: 'Booking' });
  expect(status).toBe(200);
  expect(html).toContain('<title>Sankalp · Booking</title>');
  expect(html).toContain('₹12,345');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
  expect(html).not.toMatch(/<script(?![^>]* src=)|<style|\sstyle=|\son\w+=/);
});

test('a family finds the checkout in their language', async () => {
  const address = `${t.url}/sandbox/checkout?${new URLSearchParams({ order_id: orderId, name: 'Sankalp' })}`;
  const html = await (await fetch(address, { headers: { cookie: 'sankalp_locale=or-IN' } })).text();
  expect(html).toContain('<html lang="or-IN">');
  expect(html).toContain('>₹12,345 ଦିଅନ୍ତୁ</button>');
  expect(html).not.toContain('Close without paying');
});

test('what a page says of itself is shown as text', async () => {
  const { html } = await page({ order_id: orderId, name: '<script>alert(1)</script>', description: '" onload="x' });
  expect(html).not.toContain('<script>alert');
  expect(html).not.toContain('" onload="x');
});

test('an order that is unknown, or paid, takes no payment', async () => {
  expect(await page({ order_id: 'order_none' })).toMatchObject({ status: 404 });
  expect((await page({})).html).toContain('This payment could not be found.');
  const pay = () => t.call('POST /sandbox/pay', { body: { orderId, outcome: 'success' } });
  expect((await pay()).status).toBe(200);
  expect((await page({ order_id: orderId })).html).toContain('This has been paid already.');
  const again = await pay();
  expect([again.status, again.body.error?.code]).toEqual([409, 'order_paid']);
  const unknown = await t.call('POST /sandbox/pay', { body: { orderId: 'order_none', outcome: 'success' } });
  expect(unknown.status).toBe(404);
});

test('scripts and styles come as files', async () => {
  for (const [file, type] of [
    ['checkout.js', 'text/javascript'],
    ['checkout-frame.js', 'text/javascript'],
    ['checkout.css', 'text/css'],
    ['checkout-frame.css', 'text/css'],
  ]) {
    const reply = await fetch(`${t.url}/sandbox/${file}`);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, `${type}; charset=utf-8`]);
  }
});

test('where a real provider is set there is no stand-in', async () => {
  const real = await testApp({
    PAYMENT_PROVIDER: 'razorpay',
    RAZORPAY_KEY_ID: 'rzp_test_real',
    RAZORPAY_KEY_SECRET: 'secret',
    RAZORPAY_WEBHOOK_SECRET: 'secret',
  });
  try {
    for (const path of ['/sandbox/checkout', '/sandbox/checkout.js', '/sandbox/razorpay/v1/orders/x']) {
      expect((await fetch(real.url + path)).status).toBe(404);
    }
    const pay = await real.call('POST /sandbox/pay', { body: { orderId: 'order_x', outcome: 'success' } });
    expect(pay.status).toBe(404);
  } finally {
    await real.close();
  }
});
