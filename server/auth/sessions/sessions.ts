import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Reply } from '#contract/index.ts';
import type { SessionUser } from '#contract/people.ts';
import type { Locale } from '#domain/locale.ts';
import { maySignIn } from '#domain/roles.ts';
import { lifetimeOf } from '#domain/sign-in/sign-in.ts';
import { newId } from '../../db/ids.ts';
import { transaction, type Sql } from '../../db/sql.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/failure.ts';
import { lacksFactor } from './authenticate.ts';
import { keepCookie, signInOfCookie } from './by-cookie.ts';
import { clearSessionCookie, setSessionCookie } from './cookie.ts';
import { tokenSecret } from '../../keys.ts';
import {
  endOtherSignIns,
  endOwnSession as endOwnSignIn,
  endSession,
  endSignIns,
  insertSession,
  noteProof,
  openSessions as openSignIns,
} from './session-store.ts';
import { sessionUserOf } from './session-user.ts';
import type { Account } from '../store.ts';
import { issueToken, newSecret } from './tokens.ts';

export { endOtherSignIns, endOwnSignIn, endSignIns, noteProof, openSignIns };

/** Where a sign-in is asked from and answered to. */
export interface Exchange {
  readonly request: FastifyRequest;
  readonly response: FastifyReply;
}

type Owner = Pick<Account, 'id' | 'userType' | 'tokenVersion'>;
type SignedIn = Reply<'POST /auth/login'>;

/**
 * Begins a sign-in for somebody who has just shown who they are, once `before` is done in the same transaction. Refuses a
 * closed account.
 */
export async function signIn(
  deps: Deps,
  account: Owner & Pick<Account, 'status'>,
  { request, response }: Exchange,
  before?: (sql: Sql) => Promise<void>,
): Promise<SignedIn> {
  if (!maySignIn(account.status)) refuse('account_closed');
  const begun = await transaction(deps.pool, async (sql) => {
    await before?.(sql);
    return insertSignIn(deps, sql, account, request);
  });
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
  const secret = newSecret();
  await keepCookie(sql, sessionId, secret, at);
  return { sessionId, secret };
}

/** Sets the cookie and gives the bearer token. The database is not asked: what has been committed can be answered. */
export async function handOver(deps: Deps, owner: Owner, begun: Begun, response: FastifyReply): Promise<string> {
  const token = await tokenFor(deps, owner, begun.sessionId);
  setSessionCookie(deps.config, response, begun.secret);
  return token;
}

/** A new token for the sign-in of the cookie, which gets its successor. */
export async function refresh(deps: Deps, exchange: Exchange): Promise<SignedIn> {
  const row = await signInOfCookie(deps, exchange, true);
  const user = row && (await sessionUserOf(deps.pool, row.id));
  if (user) return { token: await tokenFor(deps, row, row.sessionId), user };
  clearSessionCookie(deps.config, exchange.response);
  refuse('session_over');
}

/** Ends the sign-in that a call was made in. */
export async function signOut(deps: Deps, sessionId: string | undefined, { response }: Exchange): Promise<void> {
  if (sessionId) await endSession(deps.pool, sessionId, deps.now());
  clearSessionCookie(deps.config, response);
}

const tokenFor = ({ config, now }: Pick<Deps, 'config' | 'now'>, owner: Owner, sessionId: string) =>
  issueToken(
    tokenSecret(config.TOKEN_SECRET),
    { personId: owner.id, sessionId, version: owner.tokenVersion, userType: owner.userType },
    now(),
  );

/** Whom a page greets. */
export interface PageViewer {
  readonly user: SessionUser;
  readonly lacksFactor: boolean;
  /** Reads numbers with the digits of their language. */
  readonly ownDigits: boolean;
}

/** Who a page's visitor is, by their cookie; what they may do is asked at each call. */
export async function viewerOfPage(deps: Deps, exchange: Exchange, locale?: Locale): Promise<PageViewer | null> {
  const row = await signInOfCookie(deps, exchange);
  const user = row && (await sessionUserOf(deps.pool, row.id, locale));
  return user && { user, lacksFactor: lacksFactor(deps.config, row), ownDigits: row.ownDigits };
}

async function answer(deps: Deps, owner: Owner, begun: Begun, response: FastifyReply): Promise<SignedIn> {
  const user = (await sessionUserOf(deps.pool, owner.id)) ?? refuse('session_over');
  return { token: await handOver(deps, owner, begun, response), user };
}
