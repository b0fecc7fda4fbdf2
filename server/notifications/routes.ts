import type { Routes } from '../deps.ts';
import { called, toCall } from './calls.ts';
import { wish, wishesOf } from './wishes.ts';

export const notificationsRoutes: Routes = (route, deps) => {
  route('GET /admin/please-call', ({ query }) => toCall(deps, query.cursor));
  route('GET /user/notices', ({ viewer }) => wishesOf(deps, viewer));
  route('POST /user/notices', ({ viewer, body }) => wish(deps, viewer, body));
  route('POST /admin/please-call/called', ({ viewer, body, request }) => called(deps, viewer, body, request.id));
};
