import type { Routes } from '../deps.ts';
import { dayOf, monthOf } from './almanac.ts';
import { eclipsesOf, festivalList, festivalPage } from './festivals.ts';

export const almanacRoutes: Routes = (route, deps) => {
  route('GET /panchang/day', ({ query }) => dayOf(deps, query));
  route('GET /panchang/month', ({ query }) => monthOf(deps, query));
  route('GET /panchang/festivals', ({ query }) => festivalList(deps, query));
  route('GET /panchang/festivals/:slug', ({ params, query }) => festivalPage(deps, params.slug, query));
  route('GET /panchang/eclipses', ({ query }) => eclipsesOf(deps, query.year));
};
