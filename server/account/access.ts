import type { DeedName } from '#domain/deeds.ts';
import type { Received, Reply } from '#contract/index.ts';
import { audit } from '../audit/audit.ts';
import { refuseWeak } from '../auth/login/password-rules.ts';
import { hashPassword, passwordFits } from '../auth/login/passwords.ts';
import { endSignIns, handOver, insertSignIn, type Exchange } from '../auth/sessions/sessions.ts';
import { transaction } from '../db/sql.ts';
import type { Deps } from '../deps.ts';
import { refuse } from '../http/failure.ts';
import type { Viewer } from '../http/viewer.ts';
import { tellPerson } from '../notifications/notifications.ts';
import { proveSelf } from './prove-self.ts';
import { accountById, setPassword, voidTokens } from './store.ts';

/**
 * A new password. Every sign-in ends and the caller gets a new one in the same step: anybody with a copy of their cookie has
 * it no longer.
 */
export async function changePassword(
  deps: Deps,
  viewer: Viewer,
  { currentPassword, verification, newPassword }: Received<'POST /user/change-password', 'body'>,
  exchange: Exchange,
): Promise<Reply<'POST /user/change-password'>> {
  const account = (await accountById(deps.pool, viewer.id)) ?? refuse('session_over');
  const useUp = await proveSelf(deps, account, { password: currentPassword, verification }, 'currentPassword');
  await refuseWeak(deps, newPassword, account, 'newPassword');
  if (await passwordFits(deps, account.passwordHash, newPassword)) {
    refuse('password_same', { fields: { newPassword: 'password_same' } });
  }
  const passwordHash = await hashPassword(deps, newPassword);
  const at = deps.now();
  const begun = await transaction(deps.pool, async (sql) => {
    await useUp(sql);
    if (!(await setPassword(sql, account, passwordHash, new Date(at)))) refuse('session_over');
    await endSignIns(sql, account.id, at);
    await audit(sql, { ...deed(account.id, 'password.changed'), requestId: exchange.request.id }, at);
    await tellPerson(sql, { personId: account.id, topic: 'account.passwordChanged', facts: {} }, at);
    return insertSignIn(deps, sql, account, exchange.request);
  });
  const owner = { ...account, tokenVersion: account.tokenVersion + 1 };
  return { token: await handOver(deps, owner, begun, exchange.response) };
}

/** Ends every sign-in of the viewer's, this one too. */
export async function signOutEverywhere({ pool, now }: Deps, viewer: Viewer, requestId: string): Promise<void> {
  const at = now();
  await transaction(pool, async (sql) => {
    await voidTokens(sql, viewer.id);
    await endSignIns(sql, viewer.id, at);
    await audit(sql, { ...deed(viewer.id, 'person.signedOutEverywhere'), requestId }, at);
  });
}

const deed = (personId: string, action: DeedName) =>
  ({
    actorId: personId,
    action,
    subjectType: 'person',
    subjectId: personId,
  }) as const;
