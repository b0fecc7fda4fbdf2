import type { Routes } from '../deps.ts';
import { localeOf } from '../http/locale.ts';
import { assignedTo } from './assigned.ts';
import { pageOf } from './pandits.ts';

export const panditsRoutes: Routes = (route, deps) => {
  route('GET /pandits/assigned', ({ viewer }) => assignedTo(deps, viewer));
  route('GET /pandits/:id', ({ params, request }) => pageOf(deps, params.id, localeOf(request)));
};
