import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { PHONE_DIGITS } from '#domain/people/phone.ts';
import type { Deps, Plugin } from '../deps.ts';
import { refuse } from '../http/failure.ts';
import { localeOf } from '../http/locale.ts';
import { inboxPage } from './inbox-page.ts';
import { sandboxKeysOf } from './keys.ts';
import { insertMessage, newestMessages } from './message-store.ts';
import { lockPages } from './password.ts';
import { render, templatesOf, TemplateError } from './sms-templates.ts';

const INBOX_SIZE = 50;
const INBOX_POLICY =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const flow = z.looseObject({
  template_id: z.string(),
  recipients: z.array(z.looseObject({ mobiles: z.string().regex(/^91\d{10}$/) })).min(1),
});

/** The stand-in for the SMS vendor, under `/sandbox/msg91`, and the inbox page of what it took. */
export const smsSandbox: Plugin = (app, deps) => {
  if (deps.config.SMS_PROVIDER !== 'sandbox') app.addHook('onRequest', async () => refuse('endpoint_unknown'));

  lockPages(app, deps.config, ['/sandbox/inbox']);
  const { msg91AuthKey } = sandboxKeysOf(deps.config);

  app.post('/sandbox/msg91/api/v5/flow', async (request, reply) => {
    const refusal = (status: number, message: string) => reply.code(status).send({ type: 'error', message });
    if (request.headers['authkey'] !== msg91AuthKey) return refusal(401, 'AuthenticationFailure');
    const body = flow.safeParse(request.body).data;
    if (!body) return refusal(400, 'Invalid recipients');
    try {
      await deliver(deps, body);
    } catch (error) {
      if (error instanceof TemplateError) return refusal(400, error.message);
      throw error;
    }
    return { type: 'success', message: request.id.replaceAll('-', '') };
  });

  const style = readFileSync(new URL('./inbox.css', import.meta.url));
  app.get('/sandbox/inbox.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(style));

  app.get('/sandbox/inbox', async (request, reply) => {
    const to = z.object({ to: z.string().max(254).optional() }).safeParse(request.query).data?.to;
    const messages = await sentTo(deps, to);
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', INBOX_POLICY)
      .header('cache-control', 'no-store')
      .send(inboxPage(deps.config.BRAND_NAME, messages, to, localeOf(request)));
  });
};

async function deliver({ config, pool, now }: Deps, body: z.output<typeof flow>): Promise<void> {
  const template = templatesOf(config.BRAND_NAME)[body.template_id];
  if (template === undefined) throw new TemplateError('Invalid template id');
  for (const { mobiles, ...variables } of body.recipients) {
    const text = render(template, variables);
    await insertMessage(pool, {
      recipient: mobiles.slice(-PHONE_DIGITS),
      channel: 'sms',
      text,
      sentAt: new Date(now()),
    });
  }
}

/** What was sent to a phone or an address, newest first. */
export const sentTo = ({ pool }: Pick<Deps, 'pool'>, to: string | undefined) => newestMessages(pool, to, INBOX_SIZE);
