import { createHash, randomBytes } from 'node:crypto';
import { compactVerify, errors, jwtVerify, SignJWT } from 'jose';
import type { UserType } from '#domain/roles.ts';
import type { Instant } from '#domain/time.ts';
import { newId } from '../../db/ids.ts';

/** A bearer token lives a quarter of an hour; the cookie renews it. */
export const TOKEN_SECONDS = 15 * 60;
const ISSUER = 'sankalp';

export interface TokenClaims {
  readonly personId: string;
  readonly sessionId: string;
  readonly version: number;
}

/** Signs `sub, userType, exp, iat, jti`, with the sign-in (`sid`) and the person's token version (`ver`). */
export function issueToken(
  secret: Uint8Array,
  claims: TokenClaims & { userType: UserType },
  now: Instant,
): Promise<string> {
  const seconds = Math.floor(now / 1000);
  return new SignJWT({ userType: claims.userType, sid: claims.sessionId, ver: claims.version })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(ISSUER)
    .setSubject(claims.personId)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + TOKEN_SECONDS)
    .setJti(newId(now))
    .sign(secret);
}

/** The claims of a token we signed and that still lives; null for any other text. A missing `exp` counts as expired. */
export async function readToken(secret: Uint8Array, token: string, now: Instant): Promise<TokenClaims | null> {
  try {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: ['HS256'],
      issuer: ISSUER,
      requiredClaims: ['exp', 'sub', 'jti'],
      currentDate: new Date(now),
    });
    const { sub, sid, ver } = payload;
    return sub && typeof sid === 'string' && typeof ver === 'number'
      ? { personId: sub, sessionId: sid, version: ver }
      : null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

/** Whether we signed a text, also where it is over by now. */
export const isSignedByUs = (secret: Uint8Array, token: string): Promise<boolean> =>
  compactVerify(token, secret, { algorithms: ['HS256'] }).then(
    () => true,
    () => false,
  );

/** Secrets we hand out are kept only as hashes; they are long and random, so one round is enough. */
export const newSecret = (): string => randomBytes(32).toString('base64url');
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();
