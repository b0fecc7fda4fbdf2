import type { Routes } from '../deps.ts';
import { localeOf } from '../http/locale.ts';
import { calendarOf, declare, remove, type ChooseRituals } from './availability.ts';
import { declarePattern } from './pattern.ts';
import { daysAhead } from './days-ahead.ts';
import { setDay } from './set-day.ts';
import { search } from './search.ts';
import { freeIn } from './windows/count-free.ts';

/** `chooseRituals` is a room's above this one. */
export const availabilityRoutes =
  (chooseRituals: ChooseRituals): Routes =>
  (route, deps) => {
    route('POST /availability/filter-availability', ({ body, request }) => search(deps, body, localeOf(request)));
    route('POST /availability/free-in-windows', ({ body }) => freeIn(deps, body));
    route('GET /availability/days-ahead', ({ viewer }) => daysAhead(deps, viewer));
    route('POST /availability/get-by-user', ({ viewer, body }) => calendarOf(deps, viewer, body));
    route('POST /availability/declare-availability', ({ viewer, body }) =>
      declare({ ...deps, chooseRituals }, viewer, body),
    );
    route('POST /availability/declare-pattern', ({ viewer, body }) => declarePattern(deps, viewer, body));
    route('POST /availability/set-day', ({ viewer, body }) => setDay(deps, viewer, body));
    route('DELETE /availability/:id', async ({ viewer, params }) => {
      await remove(deps, viewer, params.id);
      return {};
    });
  };
