import { spendCaptcha } from '../auth/captcha.ts';
import { newId } from '../db/ids.ts';
import type { Routes } from '../deps.ts';
import { insertContactMessage } from './store.ts';

export const contactRoutes: Routes = (route, deps) => {
  route('POST /contact', async ({ body: { captcha, name, phone = null, email = null, message } }) => {
    await spendCaptcha(deps, captcha);
    const at = deps.now();
    const id = newId(at);
    await insertContactMessage(deps.pool, { id, name, phone, email, message, at: new Date(at) });
    return { _id: id };
  });
};
