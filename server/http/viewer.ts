import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { DRAWN_FOR } from '#contract/page.ts';
import type { Locale } from '#domain/locale.ts';
import type { UserStatus, UserType } from '#domain/roles.ts';
import type { Config } from '../config.ts';
import { refuse } from './failure.ts';
import { localeOf } from './locale.ts';
import { demandOwnPage, refuseForeignPage } from './own-page.ts';

/** The person a token belongs to, as the database knows them at this moment. */
export interface Viewer {
  readonly id: string;
  readonly name: string;
  readonly userType: UserType;
  readonly userStatus: UserStatus;
  readonly sessionId: string;
  /** This admin must have a second factor and has none yet: until then they may only set one up. */
  readonly lacksFactor: boolean;
  /** In which the answer to this call is read: of the page, else of the browser or the account. Unknown outside a call. */
  readonly locale?: Locale;
}

/** Who a call comes from; null for a token or a cookie that is void, expired, or of a closed account. */
export interface Authenticate {
  byToken(token: string): Promise<Viewer | null>;
  /** Whether we signed a token, however old it is. The database is not asked. */
  isOurs(token: string): Promise<boolean>;
  /** Whether a call carries the cookie of our pages, good or not. */
  hasCookie(request: FastifyRequest): boolean;
  byCookie(request: FastifyRequest, response: FastifyReply): Promise<Viewer | null>;
}

const viewers = new WeakMap<FastifyRequest, Viewer>();
export const viewerOf = (request: FastifyRequest): Viewer | null => viewers.get(request) ?? null;

type Guarded = Pick<Endpoint, 'who' | 'beforeSecondFactor' | 'isDoor'>;

/**
 * Lets a request in, or refuses it, before its body is read. An open call ignores a bad token:
 * public data stays public for a caller whose token has expired.
 */
export async function admit(
  request: FastifyRequest,
  response: FastifyReply,
  { who, beforeSecondFactor, isDoor }: Guarded,
  { authenticate, config }: { authenticate: Authenticate; config: Config },
): Promise<void> {
  // a page that is not ours can sign nobody in or out
  if (isDoor) return refuseForeignPage(config, request);
  const viewer = await identify(request, response, authenticate, config);
  if (viewer) viewers.set(request, { ...viewer, locale: localeOf(request) });
  if (who === 'anyone') return;
  if (!viewer) refuse('sign_in');
  if (who !== 'signed-in' && !who.includes(viewer.userType)) refuse('forbidden');
  if (viewer.lacksFactor && !beforeSecondFactor) refuse('second_factor_missing');
}

export const tokenOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];

/** A call carries one or the other: with both, nobody could say in whose name it was made. */
async function identify(
  request: FastifyRequest,
  response: FastifyReply,
  { byToken, byCookie, hasCookie }: Authenticate,
  config: Config,
): Promise<Viewer | null> {
  const token = tokenOf(request);
  if (!hasCookie(request)) return token ? byToken(token) : null;
  demandOwnPage(config, request);
  if (token) refuse('two_sign_ins');
  const viewer = await byCookie(request, response);
  const { [DRAWN_FOR]: person = viewer?.id } = request.headers;
  if (viewer && viewer.id !== person) refuse('someone_else');
  return viewer;
}

/**
 * An id of a person in a payload is a courtesy of the first clients: the token alone decides.
 * A different one is refused.
 */
export function mustBeSelf(viewer: Viewer, claimed: string | null | undefined): void {
  if (claimed && claimed !== viewer.id) refuse('not_yours');
}
