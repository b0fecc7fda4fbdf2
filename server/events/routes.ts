import type { Routes } from '../deps.ts';
import { makeHub, type Hub } from './hub.ts';
import { openStream } from './stream.ts';

export const eventsRoutes: Routes = (route, deps) => {
  let hub: Hub | undefined;
  route('GET /events', async ({ viewer, query, request, response }) => {
    hub ??= makeHub(deps, request.server.stopping);
    openStream(hub, { ...viewer, drawnAs: query.status }, request, response);
    return {};
  });
};
