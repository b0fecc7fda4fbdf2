import { errors, importX509, jwtVerify, type JWTHeaderParameters } from 'jose';
import { z } from 'zod';
import { isPhone, withCountry } from '#domain/people/phone.ts';
import { CLOCK_TOLERANCE } from '#domain/sign-in/sign-in.ts';
import type { Instant } from '#domain/time.ts';
import { refuse } from '../../http/failure.ts';

interface FirebaseSettings {
  readonly projectId: string;
  /** Certificates by key id, as `securetoken@system.gserviceaccount.com` publishes them. */
  readonly keysUrl: string;
  readonly now: () => Instant;
}

const KEYS_TIMEOUT = 4_000;
const certificates = z.record(z.string(), z.string());

/**
 * The ten-digit phone an ID token vouches for, or null for a token that is not Firebase's word for this project
 * (firebase.google.com/docs/auth/admin/verify-id-tokens, "third-party JWT library").
 */
export function firebasePhones({ projectId, keysUrl, now }: FirebaseSettings) {
  const keys = cachedCertificates(keysUrl, now);
  const keyOf = async ({ kid }: JWTHeaderParameters) => {
    const pem = kid === undefined ? undefined : (await keys()).get(kid);
    if (pem === undefined) throw new errors.JWKSNoMatchingKey();
    return importX509(pem, 'RS256');
  };

  return async (idToken: string): Promise<string | null> => {
    try {
      const { payload } = await jwtVerify(idToken, keyOf, {
        algorithms: ['RS256'],
        audience: projectId,
        issuer: `https://securetoken.google.com/${projectId}`,
        requiredClaims: ['sub', 'iat', 'exp', 'phone_number'],
        currentDate: new Date(now()),
      });
      const { sub, iat = Infinity, phone_number: number } = payload;
      return sub && iat * 1000 <= now() + CLOCK_TOLERANCE ? indianPhone(number) : null;
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  };
}

function indianPhone(number: unknown): string | null {
  const prefix = withCountry('');
  if (typeof number !== 'string' || !number.startsWith(prefix)) return null;
  const phone = number.slice(prefix.length);
  return isPhone(phone) ? phone : null;
}

/** Fetched once for as long as their `max-age` says; callers at once share one fetch. */
function cachedCertificates(keysUrl: string, now: () => Instant) {
  let current: Promise<ReadonlyMap<string, string>> | undefined;
  let freshUntil = 0;

  return async (): Promise<ReadonlyMap<string, string>> => {
    if (current && now() < freshUntil) return current;
    freshUntil = Infinity;
    current = fetchCertificates(keysUrl).then(({ keys, maxAge }) => {
      freshUntil = now() + maxAge * 1000;
      return keys;
    });
    return current.catch(() => {
      current = undefined;
      return refuse('overloaded', { retryAfter: 5 });
    });
  };
}

async function fetchCertificates(keysUrl: string) {
  const reply = await fetch(keysUrl, { signal: AbortSignal.timeout(KEYS_TIMEOUT) });
  if (!reply.ok) throw new Error(`Certificates: status ${reply.status}`);
  const maxAge = /max-age=(\d+)/.exec(reply.headers.get('cache-control') ?? '')?.[1];
  return { keys: new Map(Object.entries(certificates.parse(await reply.json()))), maxAge: Number(maxAge ?? 0) };
}
