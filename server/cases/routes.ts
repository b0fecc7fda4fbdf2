import type { Routes } from '../deps.ts';
import { appeal } from './appeal.ts';
import { decide } from './decide.ts';
import { handOver, listCases, lookAt, note, take } from './office.ts';
import { openByParty } from './open.ts';
import { addTo, mine, ofBooking, ticket } from './own.ts';
import { showPhoto, storePhoto } from './photos/photos.ts';

export const casesRoutes: Routes = (route, deps) => {
  route('POST /uploads/case-photo', ({ request, viewer }) => storePhoto(deps, request, viewer));
  route('GET /case/photo/:id', ({ viewer, params }) => showPhoto(deps, viewer, params.id));
  route('GET /case/mine', ({ viewer, query }) => mine(deps, viewer, query));
  route('GET /case/ticket/:number', ({ viewer, params }) => ticket(deps, viewer, params.number));
  route('GET /case/booking/:id', ({ viewer, params }) => ofBooking(deps, viewer, params.id));
  route('POST /case/booking/:id', ({ viewer, params, body }) => openByParty(deps, viewer, params.id, body));
  route('POST /case/:id/add', ({ viewer, params, body }) => addTo(deps, viewer, params.id, body));
  route('POST /case/:id/appeal', ({ viewer, params, body }) => appeal(deps, viewer, params.id, body));
  route('GET /case/admin/list', ({ viewer, query }) => listCases(deps, viewer, query));
  route('GET /case/admin/:id', ({ viewer, params, request }) => lookAt(deps, viewer, params.id, request.id));
  route('POST /case/admin/take', ({ viewer, body, request }) => take(deps, viewer, body, request.id));
  route('POST /case/admin/hand-over', ({ viewer, body, request }) => handOver(deps, viewer, body, request.id));
  route('POST /case/admin/note', ({ viewer, body, request }) => note(deps, viewer, body, request.id));
  route('POST /case/admin/decide', ({ viewer, body, request }) => decide(deps, viewer, body, request.id));
};
