import type { Routes } from '../deps.ts';
import { addDay, myDays, removeDay } from './family-days.ts';

export const familyDaysRoutes: Routes = (route, deps) => {
  route('GET /my-days', ({ viewer }) => myDays(deps, viewer));
  route('POST /my-days/add', ({ viewer, body }) => addDay(deps, viewer, body));
  route('POST /my-days/remove', ({ viewer, body }) => removeDay(deps, viewer, body.dayId));
};
