import type { Routes } from '../deps.ts';
import { daysOf, declare, remove } from './availability.ts';
import { search } from './search.ts';

export const availabilityRoutes: Routes = (route, deps) => {
  route('POST /availability/filter-availability', ({ body }) => search(deps, body));
  route('POST /availability/get-by-user', async ({ viewer, body }) => ({
    availability: await daysOf(deps, viewer, body.userId),
  }));
  route('POST /availability/declare-availability', ({ viewer, body }) => declare(deps, viewer, body));
  route('DELETE /availability/:id', async ({ viewer, params }) => {
    await remove(deps, viewer, params.id);
    return {};
  });
};
