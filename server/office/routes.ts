import type { Routes } from '../deps.ts';
import { findAnything } from './find.ts';
import { personForOffice } from './person.ts';

export const officeRoutes: Routes = (route, deps) => {
  route('GET /admin/find', ({ query }) => findAnything(deps, query.q));
  route('GET /admin/people/:id', ({ viewer, params, query, request }) =>
    personForOffice(deps, viewer, params.id, query, request.id),
  );
};
