import type { Routes } from '../deps.ts';
import { refuse } from '../http/failure.ts';
import { sentTo } from './sms.ts';

export const sandboxRoutes: Routes = (route, deps) => {
  route('GET /sandbox/messages', async ({ query }) => {
    if (deps.config.SMS_PROVIDER !== 'sandbox') refuse('not_found');
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
};
