import type { Routes } from '../deps.ts';
import { assignedTo } from './assigned.ts';
import { pageOf } from './pandits.ts';

export const panditsRoutes: Routes = (route, deps) => {
  route('GET /pandits/assigned', ({ viewer }) => assignedTo(deps, viewer.id));
  route('GET /pandits/:id', ({ params }) => pageOf(deps, params.id));
};
