import type { Routes } from '../deps.ts';
import { actionsOf, peopleToAsk, personToAsk, readTrail } from './trail.ts';

export const auditRoutes: Routes = (route, { pool }) => {
  route('GET /audit/entries', ({ query }) => readTrail(pool, query));
  route('GET /audit/actions', async () => ({ actions: await actionsOf(pool) }));
  route('GET /audit/people', async ({ query }) => ({ people: await peopleToAsk(pool, query.search) }));
  route('GET /audit/people/:id', ({ params }) => personToAsk(pool, params.id));
};
