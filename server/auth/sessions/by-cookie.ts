import { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { normalizeIP } from '@fastify/rate-limit';
import { maySignIn } from '#domain/roles.ts';
import { COOKIE_AGE, COOKIE_GRACE, LAST_USED_WITHIN, SIGN_IN_LIFETIME } from '#domain/sign-in/sign-in.ts';
import type { Instant } from '#domain/time.ts';
import { audit } from '../../audit/audit.ts';
import { transaction, type Sql } from '../../db/sql.ts';
import type { Deps } from '../../deps.ts';
import { adoptLocale } from '../../http/locale.ts';
import { sessionCookieOf, setSessionCookie } from './cookie.ts';
import { cookieRow, insertCookie, noteUse, retireBefore, type CookieRow } from './cookie-store.ts';
import { fingerprint } from '../../keys.ts';
import { endSession } from './session-store.ts';
import type { Exchange } from './sessions.ts';
import { hashOf } from './tokens.ts';
import { readOnce } from './visit.ts';

/** Who a cookie belongs to, and how one cookie follows another (docs/decisions/0085-one-cookie.md). */

type Needs = Pick<Deps, 'config' | 'pool' | 'now'>;

/** Networks hand out IPv6 addresses by the /64, and change them within. */
const IPV6_NETWORK = 64;

/**
 * The sign-in of a request's cookie; null where there is none. Gives the cookie a successor when it is due, or `always`. One that was
 * replaced a while ago is a copy: its sign-in ends for everybody.
 */
export async function signInOfCookie(deps: Needs, exchange: Exchange, always = false): Promise<CookieRow | null> {
  const secret = sessionCookieOf(deps.config, exchange.request);
  if (!secret) return null;
  const next = successorOf(deps.config, secret);
  const row = await readOnce(secret, () => cookieRow(deps.pool, hashOf(secret), hashOf(next), deps.now()));
  if (!row || !maySignIn(row.status)) return null;
  if (row.usedAt && deps.now() - row.usedAt.getTime() >= COOKIE_GRACE) {
    await endCopied(deps, row, exchange.request);
    return null;
  }
  adoptLocale(exchange.request, deps.config, row.locale);
  if (!row.usedAt && (always || isVisit(exchange.request))) {
    await keepUp(deps, row, { secret, next }, exchange, always);
  }
  return row;
}

/**
 * Not what a page asks in its visitor's name; nor what changes something, which may begin or end a sign-in and then has a cookie of its
 * own to give.
 */
const isVisit = ({ raw, method }: FastifyRequest): boolean => raw.socket instanceof Socket && method === 'GET';

/** Makes a cookie, for a sign-in that begins or goes on. */
export const keepCookie = (sql: Sql, sessionId: string, secret: string, now: Instant): Promise<void> =>
  insertCookie(sql, { hash: hashOf(secret), sessionId, expiresAt: new Date(now + SIGN_IN_LIFETIME) });

/** Each of these steps may be taken by several requests at once, and comes to the same. */
async function keepUp(
  { config, pool, now }: Needs,
  row: CookieRow,
  { secret, next }: { secret: string; next: string },
  { request, response }: Exchange,
  always: boolean,
): Promise<void> {
  const { sessionId, hasSuccessor, lastUsedAt } = row;
  if (row.isNew) await retireBefore(pool, sessionId, [hashOf(secret), hashOf(next)], now());
  const isDue = !hasSuccessor && (always || isOld(row, request, now()));
  if (isDue) await keepCookie(pool, sessionId, next, now());
  // its answer may have been lost: the same one is given until it comes back
  if (isDue || hasSuccessor) setSessionCookie(config, response, next);
  if (isDue || now() - (lastUsedAt?.getTime() ?? 0) >= LAST_USED_WITHIN) {
    await noteUse(pool, sessionId, isDue ? request.ip : null, now());
  }
}

function isOld({ expiresAt, address }: CookieRow, { ip }: FastifyRequest, now: Instant): boolean {
  const age = now - (expiresAt.getTime() - SIGN_IN_LIFETIME);
  const isElsewhere = address !== null && networkOf(address) !== networkOf(ip);
  return age >= COOKIE_AGE || (isElsewhere && age >= COOKIE_GRACE);
}

const networkOf = (address: string): string => normalizeIP(address, IPV6_NETWORK);

/** Every secret has one successor, which only we can tell: asked twice, the answer is the same, and the secret itself is kept nowhere. */
const successorOf = (config: Deps['config'], secret: string): string =>
  fingerprint(config, 'sign-in renewal', secret).toString('base64url');

/** One of two browsers has a copy, and nobody can tell which: both sign in again. */
async function endCopied({ pool, now }: Needs, { sessionId, id }: CookieRow, request: FastifyRequest): Promise<void> {
  const at = now();
  const ended = await transaction(pool, async (sql) => {
    const isFirst = await endSession(sql, sessionId, at);
    const deed = { actorId: null, action: 'session.copied', subjectType: 'person', subjectId: id } as const;
    if (isFirst) await audit(sql, { ...deed, after: { address: request.ip }, requestId: request.id }, at);
    return isFirst;
  });
  if (ended) request.log.warn({ sessionId }, 'a replaced cookie came back: its sign-in is ended');
}
