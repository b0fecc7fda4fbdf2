import { ending } from '#domain/people/phone.ts';
import { WRONG_PASSWORDS_TOLD } from '#domain/sign-in/sign-in.ts';
import { DAY, earlier } from '#domain/time.ts';
import { audit, countDeeds } from '../../audit/audit.ts';
import { transaction } from '../../db/sql.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/failure.ts';
import { tellPerson } from '../../notifications/notifications.ts';
import type { Exchange } from '../sessions/sessions.ts';
import type { Account } from '../store.ts';

/**
 * Writes a wrong password down, with where it came from, and refuses it. The owner hears of the fifth within a day. An unknown phone
 * leaves the same line about nobody, so that the time taken does not tell.
 */
export async function refuseWrong(
  deps: Deps,
  account: Account | null,
  phone: string,
  { request }: Exchange,
): Promise<never> {
  const at = deps.now();
  await transaction(deps.pool, async (sql) => {
    const subject = { action: 'signIn.failed', subjectType: 'person', subjectId: account?.id ?? null } as const;
    const after = { address: request.ip, phone: ending(phone) };
    await audit(sql, { actorId: null, ...subject, after, requestId: request.id }, at);
    const wrong = await countDeeds(sql, subject, earlier(at, DAY));
    if (account && wrong === WRONG_PASSWORDS_TOLD) {
      await tellPerson(sql, { personId: account.id, topic: 'account.wrongPasswords', facts: {} }, at);
    }
  });
  refuse('credentials');
}
