import type { Routes } from '../deps.ts';
import { askNow, list, wait, waitNoLonger } from './waits.ts';

export const waitsRoutes: Routes = (route, deps) => {
  route('POST /waits', ({ viewer, body }) => wait(deps, viewer, body));
  route('GET /waits', ({ viewer }) => list(deps, viewer));
  route('POST /waits/:id/no-longer', ({ viewer, params }) => waitNoLonger(deps, viewer, params.id));
  route('POST /waits/:id/ask', ({ viewer, params, body }) => askNow(deps, viewer, params.id, body));
};
