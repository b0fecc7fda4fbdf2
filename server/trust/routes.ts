import type { Routes } from '../deps.ts';
import { decide, waiting } from './credits.ts';
import { looked, pairs } from './pairs.ts';

export const trustRoutes: Routes = (route, deps) => {
  route('GET /admin/credits', ({ viewer, query }) => waiting(deps, viewer, query.cursor));
  route('POST /admin/credits/decide', ({ viewer, body, request }) => decide(deps, viewer, body, request.id));
  route('GET /admin/review-pairs', ({ viewer, query }) => pairs(deps, viewer, query.cursor));
  route('POST /admin/review-pairs/looked', ({ viewer, body, request }) => looked(deps, viewer, body, request.id));
};
