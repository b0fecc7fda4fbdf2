import type { FastifyRequest } from 'fastify';
import { languageOf } from '#domain/locale.ts';
import type { Routes } from '../deps.ts';
import { localeOf } from '../http/locale.ts';
import { originOf } from '../http/own-page.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { staffTable } from './export.ts';
import { invite, inviteAgain, revoke } from './invitations.ts';
import { lookAt } from './links.ts';
import { listStaff, remove } from './staff.ts';

export const staffRoutes: Routes = (route, deps) => {
  const callOf = (request: FastifyRequest) => ({
    requestId: request.id,
    origin: originOf(deps.config, request),
    language: languageOf(localeOf(request)),
  });

  route('GET /staff', () => listStaff(deps));
  route('GET /staff/members.csv', ({ viewer, request }) =>
    staffTable({ ...deps, ...deps.unhurried }, viewer, request.id),
  );
  route('POST /staff/invite', ({ body, viewer, request }) => invite(deps, viewer, body, callOf(request)));
  route('POST /staff/resend-invitation', ({ body, viewer, request }) =>
    inviteAgain(deps, viewer, body.invitationId, callOf(request)),
  );
  route('POST /staff/revoke-invitation', async ({ body, viewer, request }) => {
    await revoke(deps, viewer, body.invitationId, request.id);
    return {};
  });
  route('POST /staff/remove', async ({ body, viewer, request }) => {
    await remove(deps, viewer, body, request.id);
    return {};
  });
  route('POST /auth/accept-invitation', ({ body, request }) => acceptInvitation(deps, body, request));
  route('POST /auth/invitation', ({ body }) => lookAt(deps.pool, body.token, deps.now()));
};
