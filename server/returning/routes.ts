import type { Routes } from '../deps.ts';
import { keep, lastAsked, letGo, myPandits } from './returning.ts';

export const returningRoutes: Routes = (route, deps) => {
  route('GET /my-pandits', ({ viewer }) => myPandits(deps, viewer));
  route('GET /my-pandits/:id/last', ({ viewer, params, query }) => lastAsked(deps, viewer, params.id, query.ritualId));
  route('POST /my-pandits/keep', ({ viewer, body }) => keep(deps, viewer, body.panditId));
  route('POST /my-pandits/let-go', ({ viewer, body }) => letGo(deps, viewer, body.panditId));
};
