import type { Routes } from '../deps.ts';
import { pageOf } from './pandits.ts';

export const panditsRoutes: Routes = (route, deps) => {
  route('GET /pandits/:id', ({ params }) => pageOf(deps, params.id));
};
