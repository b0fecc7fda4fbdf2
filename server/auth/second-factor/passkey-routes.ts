import { demandRecentProof } from '../login/recent-proof.ts';
import type { Routes } from '../../deps.ts';
import { addPasskey, askForPasskey, beginPasskey, listPasskeys, removePasskey } from './passkeys.ts';
import { demandOwnFactor } from './second-factor.ts';

export const passkeyRoutes: Routes = (route, deps) => {
  route('POST /auth/passkey', ({ request }) => askForPasskey(deps, request));
  route('GET /user/passkeys', ({ viewer }) => listPasskeys(deps, viewer));
  route('POST /user/passkeys/begin', async ({ viewer, request }) => {
    await demandRecentProof(deps.pool, viewer, deps.now());
    await demandOwnFactor(deps, viewer);
    return beginPasskey(deps, viewer, request);
  });
  route('POST /user/passkeys', async ({ body, viewer, request }) => {
    await demandRecentProof(deps.pool, viewer, deps.now());
    await demandOwnFactor(deps, viewer);
    await addPasskey(deps, viewer, body.passkey, request);
    return {};
  });
  route('POST /user/passkeys/remove', async ({ body, viewer, request }) => {
    await demandRecentProof(deps.pool, viewer, deps.now());
    await removePasskey(deps, viewer, body.id, request.id);
    return {};
  });
};
