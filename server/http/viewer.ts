import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import type { UserStatus, UserType } from '#domain/roles.ts';
import { refuse } from './failure.ts';

/** The person a token belongs to, as the database knows them at this moment. */
export interface Viewer {
  readonly id: string;
  readonly name: string;
  readonly userType: UserType;
  readonly userStatus: UserStatus;
  readonly sessionId: string;
  /** They must have a second factor and have none yet: until then they may do no more than set one up. */
  readonly lacksFactor: boolean;
}

/** Resolves a bearer token; null for one that is void, expired, or of a closed account. */
export type Authenticate = (token: string) => Promise<Viewer | null>;

const viewers = new WeakMap<FastifyRequest, Viewer>();
export const viewerOf = (request: FastifyRequest): Viewer | null => viewers.get(request) ?? null;

/**
 * Lets a request in, or refuses it, before its body is read. An open call ignores a bad token
 * (`api.md`: an expired token does not make public data 401).
 */
export async function admit(
  request: FastifyRequest,
  { who, beforeSecondFactor }: Pick<Endpoint, 'who' | 'beforeSecondFactor'>,
  authenticate: Authenticate,
): Promise<void> {
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const viewer = token ? await authenticate(token) : null;
  if (viewer) viewers.set(request, viewer);
  if (who === 'anyone') return;
  if (!viewer) refuse('sign_in');
  if (who !== 'signed-in' && !who.includes(viewer.userType)) refuse('forbidden');
  if (viewer.lacksFactor && !beforeSecondFactor) refuse('second_factor_missing');
}

/**
 * An id of a person in a payload is a courtesy of the first clients: the token alone decides.
 * A different one is refused.
 */
export function mustBeSelf(viewer: Viewer, claimed: string | null | undefined): void {
  if (claimed && claimed !== viewer.id) refuse('not_yours');
}
