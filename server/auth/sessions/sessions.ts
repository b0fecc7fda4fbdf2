import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Reply } from '#contract/index.ts';
import type { SessionUser } from '#contract/people.ts';
import { maySignIn } from '#domain/roles.ts';
import { lifetimeOf, RENEWAL_GRACE, SIGN_IN_LIFETIME } from '#domain/sign-in/sign-in.ts';
import type { Instant } from '#domain/time.ts';
import { newId } from '../../db/ids.ts';
import { transaction, type Sql } from '../../db/sql.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/failure.ts';
import { tokenSecret } from './authenticate.ts';
import { clearSessionCookie, sessionCookieOf, setSessionCookie } from './cookie.ts';
import {
  endOwnSession as endOwnSignIn,
  endSession,
  endSignIns,
  insertRefreshToken,
  insertSession,
  noteProof,
  openSessions as openSignIns,
  personOfSession,
  type RefreshToken,
  refreshToken,
  useRefreshToken,
} from './session-store.ts';
import { fingerprint } from './secrets.ts';
import { sessionUserOf } from './session-user.ts';
import type { Account } from '../store.ts';
import { hashOf, issueToken, newSecret } from './tokens.ts';

export { endOwnSignIn, endSignIns, noteProof, openSignIns };

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
  return beginSignIn(deps, account, exchange);
}

/** Begins one for somebody of whom that has just been asked. */
async function beginSignIn(deps: Deps, account: Owner, { request, response }: Exchange): Promise<SignedIn> {
  const begun = await transaction(deps.pool, (sql) => insertSignIn(deps, sql, account, request));
  request.log.info({ personId: account.id, sessionId: begun.sessionId }, 'signed in');
  return answer(deps, account, begun, response);
}

/** A sign-in, and the secret of its cookie. */
interface Begun {
  readonly sessionId: string;
  readonly secret: string;
}

/** One that begins, or does not, with what else the caller's transaction does. */
export async function insertSignIn(
  deps: Deps,
  sql: Sql,
  { id: personId, userType }: Pick<Owner, 'id' | 'userType'>,
  request: FastifyRequest,
): Promise<Begun> {
  const at = deps.now();
  const sessionId = newId(at);
  const userAgent = request.headers['user-agent']?.slice(0, 300) ?? null;
  const [createdAt, expiresAt] = [new Date(at), new Date(at + lifetimeOf(userType))];
  await insertSession(sql, { id: sessionId, personId, userAgent, address: request.ip, createdAt, expiresAt });
  return { sessionId, secret: await keepSecret(deps, sql, sessionId, newSecret()) };
}

/** Sets the cookie and gives the bearer token. The database is not asked: what has been committed can be answered. */
export async function handOver(deps: Deps, owner: Owner, begun: Begun, response: FastifyReply): Promise<string> {
  const token = await tokenFor(deps, owner, begun.sessionId);
  setSessionCookie(deps.config, response, begun.secret);
  return token;
}

/**
 * A new token and a new cookie for an unused one. One used a moment ago gets the same new cookie again: its answer may have been lost. One
 * used before that means that somebody has a copy: nobody goes on with it.
 */
export async function refresh(deps: Deps, exchange: Exchange): Promise<SignedIn> {
  const cookie = sessionCookieOf(deps.config, exchange.request);
  const next = cookie ? await renewed(deps, cookie, exchange.request) : null;
  if (next) return answer(deps, next.owner, next, exchange.response);
  clearSessionCookie(deps.config, exchange.response);
  refuse('session_over');
}

async function renewed(deps: Deps, secret: string, request: FastifyRequest) {
  return transaction(deps.pool, async (sql) => {
    const next = await nextSecret(deps, sql, secret, request);
    const owner = next && (await personOfSession(sql, next.sessionId, deps.now()));
    return owner && maySignIn(owner.status) ? { ...next, owner } : null;
  });
}

async function nextSecret(deps: Deps, sql: Sql, secret: string, { log }: FastifyRequest) {
  const next = successorOf(deps.config, secret);
  const sessionId = await useRefreshToken(sql, hashOf(secret), deps.now());
  if (sessionId) return { sessionId, secret: await keepSecret(deps, sql, sessionId, next) };
  const token = await refreshToken(sql, hashOf(secret));
  if (!token?.usedAt) return null;
  if (stillKnown(token, deps.now())) return newestOf(deps, sql, next);
  log.warn({ sessionId: token.sessionId }, 'a used refresh token came back: its sign-in is ended');
  await endSession(sql, token.sessionId, deps.now());
  return null;
}

/** The unused end of a chain of renewals that all happened a moment ago. */
async function newestOf(deps: Deps, sql: Sql, secret: string): Promise<{ sessionId: string; secret: string } | null> {
  const token = await refreshToken(sql, hashOf(secret));
  if (!token || !stillKnown(token, deps.now())) return null;
  return token.usedAt ? newestOf(deps, sql, successorOf(deps.config, secret)) : { ...token, secret };
}

/** Not used, or so short a while ago that its owner may not have heard. */
const stillKnown = ({ usedAt }: RefreshToken, now: Instant): boolean =>
  usedAt === null || now - usedAt.getTime() < RENEWAL_GRACE;

/** Every secret has one successor, which only we can tell: asked twice, a renewal answers the same, and nothing is kept for it. */
const successorOf = (config: Deps['config'], secret: string): string =>
  fingerprint(config, 'sign-in renewal', secret).toString('base64url');

/** Ends the sign-in of the bearer token and of the cookie, whichever came. */
export async function signOut(deps: Deps, bearerSession: string | undefined, exchange: Exchange): Promise<void> {
  const cookie = sessionCookieOf(deps.config, exchange.request);
  const cookieSession = cookie && (await refreshToken(deps.pool, hashOf(cookie)))?.sessionId;
  for (const sessionId of new Set([bearerSession, cookieSession])) {
    if (sessionId) await endSession(deps.pool, sessionId, deps.now());
  }
  clearSessionCookie(deps.config, exchange.response);
}

const tokenFor = ({ config, now }: Pick<Deps, 'config' | 'now'>, owner: Owner, sessionId: string) =>
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
  if (!token || !stillKnown(token, deps.now()) || token.expiresAt.getTime() <= deps.now()) return null;
  const owner = await personOfSession(deps.pool, token.sessionId, deps.now());
  return owner && maySignIn(owner.status) ? sessionUserOf(deps.pool, owner.id) : null;
}

async function keepSecret({ now }: Deps, sql: Sql, sessionId: string, secret: string): Promise<string> {
  await insertRefreshToken(sql, {
    tokenHash: hashOf(secret),
    sessionId,
    expiresAt: new Date(now() + SIGN_IN_LIFETIME),
  });
  return secret;
}

async function answer(deps: Deps, owner: Owner, begun: Begun, response: FastifyReply): Promise<SignedIn> {
  const user = (await sessionUserOf(deps.pool, owner.id)) ?? refuse('session_over');
  return { token: await handOver(deps, owner, begun, response), user };
}
