import { demandRecentProof } from '../login/recent-proof.ts';
import type { Routes } from '../../deps.ts';
import { beginFactor, confirm, endFactor, factorState, renewCodes } from './second-factor.ts';

export const secondFactorRoutes: Routes = (route, deps) => {
  route('GET /user/second-factor', ({ viewer }) => factorState(deps, viewer));
  route('POST /user/second-factor/begin', async ({ viewer }) => {
    await demandRecentProof(deps.pool, viewer, deps.now());
    return beginFactor(deps, viewer);
  });
  route('POST /user/second-factor/confirm', ({ body, viewer, request }) =>
    confirm(deps, viewer, body.code, request.id),
  );
  route('POST /user/second-factor/renew-codes', async ({ viewer, request }) => {
    await demandRecentProof(deps.pool, viewer, deps.now());
    return renewCodes(deps, viewer, request.id);
  });
  route('POST /user/second-factor/end', async ({ viewer, request }) => {
    await demandRecentProof(deps.pool, viewer, deps.now());
    await endFactor(deps, viewer, request.id);
    return {};
  });
};
