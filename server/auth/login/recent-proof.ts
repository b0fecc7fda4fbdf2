import { SELF_PROOF_LASTS } from '#domain/sign-in/second-factor.ts';
import type { Instant } from '#domain/time.ts';
import type { Sql } from '../../db/sql.ts';
import { refuse } from '../../http/failure.ts';
import type { Viewer } from '../../http/viewer.ts';
import { provedAt } from '../sessions/session-store.ts';

/**
 * For what changes the way into an account: a browser left open is not enough (OWASP ASVS 5.0, 7.5.1). Signing in counts, and
 * `POST /user/prove-self`, for ten minutes. Refuses `prove_again`.
 */
export async function demandRecentProof(sql: Sql, viewer: Viewer, now: Instant): Promise<void> {
  const at = await provedAt(sql, viewer.sessionId);
  if (!at || now - at.getTime() > SELF_PROOF_LASTS) refuse('prove_again');
}
