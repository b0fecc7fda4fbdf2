import { spendCaptcha } from '../auth/captcha/captcha.ts';
import { newId } from '../db/ids.ts';
import type { Routes } from '../deps.ts';
import { messagesTable } from './export.ts';
import { found, listMessages, markAnswered, markUnread, openMessage } from './office.ts';
import { insertContactMessage } from './store.ts';

export const contactRoutes: Routes = (route, deps) => {
  route('POST /contact', async ({ request, body: { captcha, name, phone = null, email = null, message } }) => {
    await spendCaptcha(deps, captcha, request);
    const at = deps.now();
    const id = newId(at);
    await insertContactMessage(deps.pool, { id, name, phone, email, message, at: new Date(at) });
    return { _id: id };
  });
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
