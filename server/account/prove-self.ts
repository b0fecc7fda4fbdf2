import { isProved, consumeProof, refuseUnproved } from '../auth/otp/proof.ts';
import { passwordFits } from '../auth/login/passwords.ts';
import { countedTry } from '../auth/login/tries.ts';
import type { Sql } from '../db/sql.ts';
import type { Deps } from '../deps.ts';
import { refuse } from '../http/failure.ts';
import type { OwnAccount } from './store.ts';

export interface SelfProof {
  readonly password: string | undefined;
  /** A fresh proof of the account's own phone. */
  readonly verification: string | undefined;
}

/**
 * Lets somebody who is signed in show once more that it is them: a phone left lying open is not enough for what
 * cannot be undone (OWASP ASVS 5.0, 7.5.1). Refuses `password_wrong` beside `field`, `phone_unproved`, `too_many`.
 * Gives what uses the proof up, for the caller's transaction.
 */
export async function proveSelf(
  deps: Deps,
  account: OwnAccount,
  { password, verification }: SelfProof,
  field: 'password' | 'currentPassword',
): Promise<(sql: Sql) => Promise<void>> {
  if (password === undefined) {
    if (!(await isProved(deps.pool, account.phone, verification, deps.now()))) refuseUnproved();
    return (sql) => consumeProof(sql, account.phone, verification, deps.now());
  }
  const forgiveTries = await countedTry(deps, account.id);
  if (!(await passwordFits(deps, account.passwordHash, password))) {
    refuse('password_wrong', { fields: { [field]: 'password_wrong' } });
  }
  await forgiveTries();
  return () => Promise.resolve();
}
