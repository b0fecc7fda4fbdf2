import type { Routes } from '../deps.ts';
import { trailTable } from './export.ts';
import { actionsOf, peopleToAsk, personToAsk, readTrail } from './trail.ts';

export const auditRoutes: Routes = (route, deps) => {
  const { pool } = deps;
  route('GET /audit/entries', ({ viewer, query }) => readTrail(pool, viewer, query));
  route('GET /audit/entries.csv', ({ viewer, query, request }) =>
    trailTable({ ...deps, ...deps.unhurried }, viewer, query, request.id),
  );
  route('GET /audit/actions', async () => ({ actions: await actionsOf(pool) }));
  route('GET /audit/people', async ({ query }) => ({ people: await peopleToAsk(pool, query.search) }));
  route('GET /audit/people/:id', ({ viewer, params }) => personToAsk(pool, viewer, params.id));
};
