import type { Received, Reply } from '#contract/index.ts';
import { audit } from '../audit/audit.ts';
import { rightCode } from '../auth/otp/otp.ts';
import { proofOf } from '../auth/otp/proof.ts';
import type { Exchange } from '../auth/sessions/sessions.ts';
import { familyWithPhone, staysSilent } from '../auth/silence/silence.ts';
import { transaction } from '../db/sql.ts';
import type { Deps } from '../deps.ts';
import { refuse } from '../http/failure.ts';
import { endAccount } from './delete.ts';

/**
 * A phone number has a new owner, who has no account. The former owner's account ends as if they had deleted it, and the phone signs up again.
 * Only for families: the office ends the account of a pandit or an admin (`afresh_office`). Refuses `account_in_use` like a deletion,
 * `afresh_heard` where the account is in use after all.
 */
export async function beginAfresh(
  deps: Deps,
  { phone, otp, handle }: Received<'POST /auth/begin-afresh', 'body'>,
  exchange: Exchange,
): Promise<Reply<'POST /auth/begin-afresh'>> {
  const useUp = await rightCode(deps, { phone, otp, handle }, 'otp_invalid', exchange);
  const personId = await familyWithPhone(deps, phone);
  const at = deps.now();
  await transaction(deps.pool, async (sql) => {
    // of two who begin at once the second finds nobody
    if (!(await staysSilent(deps, personId, sql)) || !(await endAccount(sql, personId, at))) refuse('afresh_heard');
    const deed = { actorId: null, action: 'person.begunAfresh', subjectType: 'person', subjectId: personId } as const;
    await audit(sql, { ...deed, requestId: exchange.request.id }, at);
  });
  await useUp();
  return { verification: await proofOf(deps, phone) };
}
