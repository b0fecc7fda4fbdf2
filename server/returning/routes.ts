import type { Routes } from '../deps.ts';
import { keep, letGo, myPandits } from './returning.ts';

export const returningRoutes: Routes = (route, deps) => {
  route('GET /my-pandits', ({ viewer }) => myPandits(deps, viewer));
  route('POST /my-pandits/keep', ({ viewer, body }) => keep(deps, viewer, body.panditId));
  route('POST /my-pandits/let-go', ({ viewer, body }) => letGo(deps, viewer, body.panditId));
};
