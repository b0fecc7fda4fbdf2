import { makeSure, silenceOf } from '../auth/silence/silence.ts';
import type { Routes } from '../deps.ts';
import { bookingForOffice, panditForOffice } from './details.ts';
import { findAnything } from './find.ts';
import { personForOffice } from './person.ts';
import { liveOfPerson, restorePerson, stopPerson } from '../users/review/stopping.ts';

export const officeRoutes: Routes = (route, deps) => {
  route('GET /admin/find', ({ viewer, query }) => findAnything(deps, viewer, query.q));
  route('GET /admin/people/:id', ({ viewer, params, query, request }) =>
    personForOffice(deps, viewer, params.id, query, request.id),
  );
  route('GET /admin/pandits/:id', ({ viewer, params }) => panditForOffice(deps, viewer, params.id));
  route('GET /admin/bookings/:id', ({ viewer, params }) => bookingForOffice(deps, viewer, params.id));
  route('GET /admin/people/:id/live', ({ viewer, params }) => liveOfPerson(deps, viewer, params.id));
  route('GET /admin/people/:id/silence', ({ params }) => silenceOf(deps, params.id));
  route('POST /admin/people/known', async ({ viewer, body, request }) => {
    await makeSure(deps, viewer, body, request.id);
    return {};
  });
  route('POST /admin/people/stop', ({ viewer, body, request }) => stopPerson(deps, viewer, body, request.id));
  route('POST /admin/people/restore', ({ viewer, body, request }) => restorePerson(deps, viewer, body, request.id));
};
