import { dayAt } from '#domain/time.ts';
import { clearSessionCookie } from '../auth/sessions/cookie.ts';
import type { Routes } from '../deps.ts';
import { changePassword, signOutEverywhere } from './access.ts';
import { beginAfresh } from './begin-afresh.ts';
import { deleteAccount } from './delete.ts';
import { exportData } from './export.ts';
import { ownLanguage, readIn } from './own-language.ts';
import { endOne, listSessions, proveAgain } from './sign-ins.ts';

export const accountRoutes: Routes = (route, deps) => {
  route('POST /user/change-password', ({ body, viewer, ...exchange }) => changePassword(deps, viewer, body, exchange));
  route('POST /user/sign-out-everywhere', async ({ viewer, request, response }) => {
    await signOutEverywhere(deps, viewer, request.id);
    clearSessionCookie(deps.config, response);
    return {};
  });
  route('GET /user/sessions', ({ viewer }) => listSessions(deps, viewer));
  route('POST /user/end-session', async ({ body, viewer, request }) => {
    await endOne(deps, viewer, body.sessionId, request.id);
    return {};
  });
  route('POST /user/prove-self', async ({ body, viewer }) => {
    await proveAgain(deps, viewer, body);
    return {};
  });
  route('GET /user/language', ({ viewer }) => ownLanguage(deps, viewer.id));
  route('POST /user/language', ({ body, viewer }) => readIn(deps, viewer.id, body));
  route('GET /user/export-data', async ({ viewer, request, response }) => {
    const data = await exportData(deps, viewer, request.id);
    response.header('cache-control', 'no-store');
    response.header('content-disposition', `attachment; filename="my-data-${dayAt(deps.now())}.json"`);
    return data;
  });
  route('POST /auth/begin-afresh', ({ body, ...exchange }) => beginAfresh(deps, body, exchange));
  route('POST /user/delete-account', async ({ body, viewer, request, response }) => {
    await deleteAccount(deps, viewer, body, request.id);
    clearSessionCookie(deps.config, response);
    return {};
  });
};
