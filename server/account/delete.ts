import type { Received } from '#contract/index.ts';
import { isPriest } from '#domain/roles.ts';
import { forgetAlmanac } from '../almanac/followed.ts';
import { audit } from '../audit/audit.ts';
import { keepSearchable } from '../availability/searchable/searchable.ts';
import { endSignIns } from '../auth/sessions/sessions.ts';
import { forgetPlaces, hasLiveBooking } from '../bookings/steps/leave.ts';
import { transaction, type Sql } from '../db/sql.ts';
import { eraseCases } from '../cases/leave.ts';
import type { Deps } from '../deps.ts';
import { forgetDays } from '../family-days/family-days.ts';
import { refuse } from '../http/failure.ts';
import type { Viewer } from '../http/viewer.ts';
import { eraseLetters } from '../letters/leave.ts';
import { owedTo } from '../ledger/earnings.ts';
import { forgetWishes } from '../notifications/wishes.ts';
import { forgetPandits } from '../returning/returning.ts';
import { withdrawAll } from '../reviews/leave.ts';
import { forgetWaits } from '../waits/leave.ts';
import { erasePandit, erasePerson } from './erase-store.ts';
import { proveSelf } from './prove-self.ts';
import { accountById, lockWhole } from './store.ts';

/**
 * Ends an account: nothing in the records says any more who it was, and its phone may sign up anew. Bookings, payments
 * and the ledger stay. Refuses `account_in_use` while a booking is live, `account_owed` while earnings are to come.
 */
export async function deleteAccount(
  deps: Deps,
  viewer: Viewer,
  proof: Received<'POST /user/delete-account', 'body'>,
  requestId: string,
): Promise<void> {
  const account = (await accountById(deps.pool, viewer.id)) ?? refuse('session_over');
  const { password, verification } = proof;
  const useUp = await proveSelf(deps, account, { password, verification }, 'password');
  const now = deps.now();
  await transaction(deps.pool, async (sql) => {
    const { id, userType } = (await lockWhole(sql, viewer.id)) ?? refuse('session_over');
    await useUp(sql);
    await refuseNeeded(sql, viewer);
    await forgetPlaces(sql, id, new Date(now));
    await forgetWaits(sql, id);
    await withdrawAll(sql, id, now);
    await eraseCases(sql, id);
    await eraseLetters(sql, id);
    await forgetPandits(sql, id);
    await forgetAlmanac(sql, id);
    await forgetDays(sql, id);
    await forgetWishes(sql, id, now);
    if (isPriest(userType)) await erasePandit(sql, id);
    await erasePerson(sql, id, new Date(now));
    if (isPriest(userType)) await keepSearchable(sql, [id], now);
    await endSignIns(sql, id, now);
    const deed = { actorId: id, action: 'person.deleted', subjectType: 'person', subjectId: id };
    await audit(sql, { ...deed, before: { userType }, requestId }, now);
  });
}

async function refuseNeeded(sql: Sql, { id, userType }: Viewer): Promise<void> {
  if (await hasLiveBooking(sql, id)) refuse('account_in_use');
  if (isPriest(userType) && (await owedTo(sql, id)) > 0) refuse('account_owed');
}
