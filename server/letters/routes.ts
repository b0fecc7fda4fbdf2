import type { Routes } from '../deps.ts';
import { block, markRead, read, readForOffice, report, write } from './letters.ts';

export const lettersRoutes: Routes = (route, deps) => {
  route('GET /booking/:id/letters', ({ viewer, params, query }) => read(deps, viewer, params.id, query.cursor));
  route('POST /booking/:id/letters', ({ viewer, params, body }) => write(deps, viewer, params.id, body));
  route('POST /booking/:id/letters/read', ({ viewer, params, body }) => markRead(deps, viewer, params.id, body.upTo));
  route('POST /booking/:id/letters/block', ({ viewer, params }) => block(deps, viewer, params.id, true));
  route('POST /booking/:id/letters/allow', ({ viewer, params }) => block(deps, viewer, params.id, false));
  route('POST /booking/:id/letters/report', ({ viewer, params, body }) => report(deps, viewer, params.id, body));
  route('GET /booking/admin/:id/letters', ({ viewer, params, query, request }) =>
    readForOffice(deps, viewer, params.id, query.cursor, request.id),
  );
};
