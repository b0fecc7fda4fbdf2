import { spendCaptcha } from '../auth/captcha/captcha.ts';
import type { Routes } from '../deps.ts';
import { said } from '../http/mount.ts';
import { messagesTable } from './export.ts';
import { found, listMessages, markAnswered, markUnread, openMessage } from './office.ts';
import { keepMessage, ownMessage, ownMessages } from './own.ts';

export const contactRoutes: Routes = (route, deps) => {
  route('POST /contact', async ({ request, viewer, body: { captcha, ...wish } }) => {
    await spendCaptcha(deps, captcha, request);
    const kept = await keepMessage(deps, viewer, wish);
    return said(kept, { number: kept.number });
  });
  route('GET /contact/mine', ({ viewer }) => ownMessages(deps, viewer));
  route('GET /contact/mine/:number', ({ viewer, params }) => ownMessage(deps, viewer, params.number));
  route('GET /contact/admin/messages', ({ query }) => listMessages(deps, query));
  route('GET /contact/admin/messages.csv', ({ viewer, query, request }) =>
    messagesTable({ ...deps, ...deps.unhurried }, viewer, query, request.id),
  );
  route('GET /contact/admin/messages/:id', ({ params }) => found(deps.pool, params.id));
  route('POST /contact/admin/open', ({ body, viewer, request }) =>
    openMessage(deps, viewer, body.messageId, request.id),
  );
  route('POST /contact/admin/mark-unread', ({ body, viewer, request }) =>
    markUnread(deps, viewer, body.messageId, request.id),
  );
  route('POST /contact/admin/mark-answered', ({ body, viewer, request }) =>
    markAnswered(deps, viewer, body, request.id),
  );
};
