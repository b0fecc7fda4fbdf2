import { dayAt } from '#domain/time.ts';
import { clearSessionCookie } from '../auth/cookie.ts';
import type { Routes } from '../deps.ts';
import { changePassword, signOutEverywhere } from './access.ts';
import { deleteAccount } from './delete.ts';
import { exportData } from './export.ts';

export const accountRoutes: Routes = (route, deps) => {
  route('POST /user/change-password', ({ body, viewer, ...exchange }) => changePassword(deps, viewer, body, exchange));
  route('POST /user/sign-out-everywhere', async ({ viewer, request, response }) => {
    await signOutEverywhere(deps, viewer, request.id);
    clearSessionCookie(deps.config, response);
    return {};
  });
  route('GET /user/export-data', async ({ viewer, request, response }) => {
    const data = await exportData(deps, viewer, request.id);
    response.header('cache-control', 'no-store');
    response.header('content-disposition', `attachment; filename="my-data-${dayAt(deps.now())}.json"`);
    return data;
  });
  route('POST /user/delete-account', async ({ body, viewer, request, response }) => {
    await deleteAccount(deps, viewer, body, request.id);
    clearSessionCookie(deps.config, response);
    return {};
  });
};
