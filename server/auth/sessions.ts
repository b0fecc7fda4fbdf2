import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Reply } from '#contract/index.ts';
import type { SessionUser } from '#contract/people.ts';
import { maySignIn } from '#domain/roles.ts';
import { SIGN_IN_LIFETIME } from '#domain/sign-in.ts';
import type { Instant } from '#domain/time.ts';
import { newId } from '../db/ids.ts';
import { transaction, type Sql } from '../db/sql.ts';
import type { Deps } from '../deps.ts';
import { refuse } from '../http/failure.ts';
import { tokenSecret } from './authenticate.ts';
import { clearSessionCookie, sessionCookieOf, setSessionCookie } from './cookie.ts';
import {
  endSession,
  endSessionsOf,
  insertRefreshToken,
  insertSession,
  personOfSession,
  refreshToken,
  useRefreshToken,
} from './session-store.ts';
import { sessionUserOf } from './session-user.ts';
import type { Account } from './store.ts';
import { hashOf, issueToken, newSecret } from './tokens.ts';

/** Where a sign-in is asked from and answered to. */
export interface Exchange {
  readonly request: FastifyRequest;
  readonly response: FastifyReply;
}

type Owner = Pick<Account, 'id' | 'userType' | 'tokenVersion'>;
type SignedIn = Reply<'POST /auth/login'>;

/** Begins a sign-in for somebody who has just shown who they are. Refuses a closed account. */
export async function signIn(deps: Deps, account: Account, exchange: Exchange): Promise<SignedIn> {
  if (!maySignIn(account.status)) refuse('account_closed');
  const sessionId = newId(deps.now());
  const userAgent = exchange.request.headers['user-agent']?.slice(0, 300) ?? null;
  const secret = await transaction(deps.pool, async (sql) => {
    await insertSession(sql, { id: sessionId, personId: account.id, userAgent });
    return newRefreshToken(deps, sql, sessionId);
  });
  exchange.request.log.info({ personId: account.id, sessionId }, 'signed in');
  return answer(deps, account, sessionId, secret, exchange.response);
}

/** A new token and a new cookie for an unused one. A used one means that somebody has a copy: nobody goes on with it. */
export async function refresh(deps: Deps, exchange: Exchange): Promise<SignedIn> {
  const cookie = sessionCookieOf(exchange.request);
  const next = cookie ? await rotate(deps, hashOf(cookie), exchange.request) : null;
  if (next) return answer(deps, next.owner, next.sessionId, next.secret, exchange.response);
  clearSessionCookie(deps.config, exchange.response);
  refuse('session_over');
}

async function rotate(deps: Deps, tokenHash: Buffer, { log }: FastifyRequest) {
  return transaction(deps.pool, async (sql) => {
    const sessionId = await useRefreshToken(sql, tokenHash, deps.now());
    if (!sessionId) {
      const copy = await refreshToken(sql, tokenHash);
      if (copy?.usedAt) {
        log.warn({ sessionId: copy.sessionId }, 'a used refresh token came back: its sign-in is ended');
        await endSession(sql, copy.sessionId, deps.now());
      }
      return null;
    }
    const owner = await personOfSession(sql, sessionId);
    if (!owner || !maySignIn(owner.status)) return null;
    return { owner, sessionId, secret: await newRefreshToken(deps, sql, sessionId) };
  });
}

/** Ends the sign-in of the bearer token and of the cookie, whichever came. */
export async function signOut(deps: Deps, bearerSession: string | undefined, exchange: Exchange): Promise<void> {
  const cookie = sessionCookieOf(exchange.request);
  const cookieSession = cookie && (await refreshToken(deps.pool, hashOf(cookie)))?.sessionId;
  for (const sessionId of new Set([bearerSession, cookieSession])) {
    if (sessionId) await endSession(deps.pool, sessionId, deps.now());
  }
  clearSessionCookie(deps.config, exchange.response);
}

/** Ends every sign-in of a person but the one that is kept, where one is named. In the caller's transaction. */
export const endSignIns = (sql: Sql, personId: string, kept: string | null, now: Instant): Promise<void> =>
  endSessionsOf(sql, personId, kept, now);

/** A token for a sign-in that goes on, after a change that made its last one void. */
export const nextToken = ({ config, now }: Pick<Deps, 'config' | 'now'>, owner: Owner, sessionId: string) =>
  issueToken(
    tokenSecret(config.TOKEN_SECRET),
    { personId: owner.id, sessionId, version: owner.tokenVersion, userType: owner.userType },
    now(),
  );

/** Who a session cookie belongs to, to greet them on a page; reads only, grants nothing. */
export async function viewerOfCookie(
  deps: Pick<Deps, 'pool' | 'now'>,
  cookie: string | undefined,
): Promise<SessionUser | null> {
  const token = cookie ? await refreshToken(deps.pool, hashOf(cookie)) : null;
  if (!token || token.usedAt || token.expiresAt.getTime() <= deps.now()) return null;
  const owner = await personOfSession(deps.pool, token.sessionId);
  return owner && maySignIn(owner.status) ? sessionUserOf(deps.pool, owner.id) : null;
}

async function newRefreshToken({ now }: Deps, sql: Sql, sessionId: string): Promise<string> {
  const secret = newSecret();
  await insertRefreshToken(sql, {
    tokenHash: hashOf(secret),
    sessionId,
    expiresAt: new Date(now() + SIGN_IN_LIFETIME),
  });
  return secret;
}

async function answer(
  deps: Deps,
  owner: Owner,
  sessionId: string,
  secret: string,
  response: FastifyReply,
): Promise<SignedIn> {
  const token = await nextToken(deps, owner, sessionId);
  const user = await sessionUserOf(deps.pool, owner.id);
  if (!user) refuse('session_over');
  setSessionCookie(deps.config, response, secret);
  return { token, user };
}
