import { PROOF_ANSWERS, PROOF_LIFETIME } from '#domain/sign-in/otp.ts';
import { later, type Instant } from '#domain/time.ts';
import type { Sql } from '../../db/sql.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/failure.ts';
import { countWrongAnswer, insertProof, proofExists, takeProof } from './proof-store.ts';
import { hashOf, newSecret } from '../sessions/tokens.ts';

/** A proof that this phone was just shown to be in its owner's hand: good once, for ten minutes. */
export async function proofOf({ pool, now }: Pick<Deps, 'pool' | 'now'>, phone: string): Promise<string> {
  const verification = newSecret();
  await insertProof(pool, { tokenHash: hashOf(verification), phone, expiresAt: later(now(), PROOF_LIFETIME) });
  return verification;
}

/** Looks at a proof without using it up. */
export async function isProved(sql: Sql, phone: string, verification: string | undefined, now: Instant) {
  return verification !== undefined && (await proofExists(sql, hashOf(verification), phone, now));
}

/** Uses a proof up in the caller's transaction. Refuses with `phone_unproved`. */
export async function consumeProof(sql: Sql, phone: string, verification: string | undefined, now: Instant) {
  const taken = verification !== undefined && (await takeProof(sql, hashOf(verification), phone, now));
  if (!taken) refuseUnproved();
}

/** A wrong answer was given beside a proof; the third uses it up. */
export async function spendOnWrong(sql: Sql, verification: string): Promise<void> {
  await countWrongAnswer(sql, hashOf(verification), PROOF_ANSWERS);
}

export const refuseUnproved = (): never => refuse('phone_unproved', { fields: { phone: 'phone_unproved' } });
