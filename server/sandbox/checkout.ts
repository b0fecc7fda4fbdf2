import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Plugin } from '../deps.ts';
import { localeOf } from '../http/locale.ts';
import { checkoutPage } from './checkout-page.ts';
import { lockPages } from './password.ts';
import { orderById } from './razorpay-store.ts';

/** Works under the strictest policy a page can have; framed by our own pages only. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

const files = [
  ['checkout.js', 'text/javascript; charset=utf-8'],
  ['checkout-frame.js', 'text/javascript; charset=utf-8'],
  ['checkout.css', 'text/css; charset=utf-8'],
  ['checkout-frame.css', 'text/css; charset=utf-8'],
] as const;

const text = z.string().max(200).catch('');
const query = z.object({ order_id: z.string().max(60).catch(''), name: text, description: text });

/** The stand-in's checkout: the script a page loads, and the window it opens. */
export const checkoutSandbox: Plugin = (app, { config, pool }) => {
  if (config.PAYMENT_PROVIDER !== 'sandbox') return;

  lockPages(app, config, ['/sandbox/checkout']);
  for (const [name, type] of files) {
    const content = readFileSync(new URL(`./browser/${name}`, import.meta.url));
    app.get(`/sandbox/${name}`, (_request, reply) =>
      reply.type(type).header('cache-control', 'no-cache').send(content),
    );
  }

  app.get('/sandbox/checkout', async (request, reply) => {
    const { order_id: id, name, description } = query.parse(request.query);
    const found = await orderById(pool, id);
    const order = found && { id, amount: found.amount, isPaid: found.status === 'paid' };
    return reply
      .code(order ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', POLICY)
      .header('cache-control', 'no-store')
      .send(checkoutPage({ name, description, order }, localeOf(request)));
  });
};
