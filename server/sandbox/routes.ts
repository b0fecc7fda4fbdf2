import type { Routes } from '../deps.ts';
import { refuse } from '../http/failure.ts';
import { sandboxKeysOf } from './keys.ts';
import { demandPassword } from './password.ts';
import { attemptPayment } from './razorpay-bank.ts';
import { sentTo } from './sms.ts';

export const sandboxRoutes: Routes = (route, deps) => {
  route('GET /sandbox/messages', async ({ query, request, response }) => {
    if (deps.config.SMS_PROVIDER !== 'sandbox') refuse('not_found');
    demandPassword(deps.config, request, response);
    const messages = await sentTo(deps, query.to);
    return {
      messages: messages.map(({ recipient, channel, text, sentAt }) => ({
        to: recipient,
        channel,
        text,
        sentAt: sentAt.toISOString(),
      })),
    };
  });

  route('POST /sandbox/pay', async ({ body: { orderId, outcome, method = 'upi' }, request, response }) => {
    if (deps.config.PAYMENT_PROVIDER !== 'sandbox') refuse('not_found');
    demandPassword(deps.config, request, response);
    const answer = await attemptPayment(
      deps.pool,
      orderId,
      { outcome, method },
      new Date(deps.now()),
      sandboxKeysOf(deps.config),
    );
    if (answer === null) refuse('not_found');
    if (answer === 'paid') refuse('order_paid');
    return answer;
  });
};
