import { maySignIn } from '#domain/roles.ts';
import type { Deps } from '../../deps.ts';
import type { Authenticate } from '../../http/viewer.ts';
import { mustHaveFactor } from '../../second-factor/required.ts';
import { personOfSession } from './session-store.ts';
import { readToken } from './tokens.ts';

/**
 * Who a bearer token belongs to right now. The database is asked each time, so that a logout, a new
 * password or a suspension counts at once and not only when the token expires.
 */
export function authenticator(deps: Pick<Deps, 'config' | 'pool' | 'now'>): Authenticate {
  const secret = tokenSecret(deps.config.TOKEN_SECRET);
  return async (token) => {
    const claims = await readToken(secret, token, deps.now());
    if (!claims) return null;
    const person = await personOfSession(deps.pool, claims.sessionId, deps.now());
    if (person?.id !== claims.personId || person.tokenVersion !== claims.version || !maySignIn(person.status))
      return null;
    return {
      id: person.id,
      name: person.name,
      userType: person.userType,
      userStatus: person.status,
      sessionId: claims.sessionId,
      lacksFactor: !person.hasFactor && mustHaveFactor(deps.config, person.userType),
    };
  };
}

export function tokenSecret(secret: string | undefined): Uint8Array {
  if (!secret) throw new Error('TOKEN_SECRET has to be set before tokens are made.');
  return new TextEncoder().encode(secret);
}
