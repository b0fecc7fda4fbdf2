import type { Routes } from '../deps.ts';
import { decide, waiting } from './credits.ts';

export const trustRoutes: Routes = (route, deps) => {
  route('GET /admin/credits', ({ query }) => waiting(deps, query.cursor));
  route('POST /admin/credits/decide', ({ viewer, body, request }) => decide(deps, viewer, body, request.id));
};
