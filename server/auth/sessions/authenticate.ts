import { maySignIn } from '#domain/roles.ts';
import { instantOf } from '#domain/time.ts';
import type { Config } from '../../config.ts';
import { readAs } from '../../db/reader.ts';
import type { Deps } from '../../deps.ts';
import type { Authenticate, Viewer } from '../../http/viewer.ts';
import { mustHaveFactor } from '../second-factor/required.ts';
import { signInOfCookie } from './by-cookie.ts';
import { sessionCookieOf } from './cookie.ts';
import { personOfSession, type SessionPerson } from './session-store.ts';
import { tokenSecret } from '../../keys.ts';
import { isSignedByUs, readToken } from './tokens.ts';

/**
 * Who a call comes from right now, by its bearer token or by its cookie. The database is asked each time, so that a logout, a new
 * password or a suspension counts at once and not only when the token expires.
 */
export function authenticator(deps: Pick<Deps, 'config' | 'pool' | 'now'>): Authenticate {
  const secret = tokenSecret(deps.config.TOKEN_SECRET);
  return {
    byToken: async (token) => {
      const claims = await readToken(secret, token, deps.now());
      if (!claims) return null;
      const person = await personOfSession(deps.pool, claims.sessionId, deps.now());
      const isTheirs = person?.id === claims.personId && person.tokenVersion === claims.version;
      return isTheirs && maySignIn(person.status) ? letIn(deps.config, person, claims.sessionId) : null;
    },
    isOurs: (token) => isSignedByUs(secret, token),
    hasCookie: (request) => Boolean(sessionCookieOf(deps.config, request)),
    byCookie: async (request, response) => {
      const row = await signInOfCookie(deps, { request, response });
      return row && letIn(deps.config, row, row.sessionId);
    },
  };
}

function letIn(config: Config, person: SessionPerson, sessionId: string): Viewer {
  readAs(sessionId, instantOf(person.wroteAt));
  return {
    id: person.id,
    name: person.name,
    userType: person.userType,
    userStatus: person.status,
    sessionId,
    lacksFactor: lacksFactor(config, person),
  };
}

export const lacksFactor = (config: Config, { hasFactor, userType }: SessionPerson): boolean =>
  !hasFactor && mustHaveFactor(config, userType);
