import type { Routes } from '../deps.ts';
import { dayOf, monthOf } from './almanac.ts';

export const almanacRoutes: Routes = (route, deps) => {
  route('GET /panchang/day', ({ query }) => dayOf(deps, query));
  route('GET /panchang/month', ({ query }) => monthOf(deps, query));
};
