import type { Received } from '#contract/index.ts';
import type { Instant } from '#domain/time.ts';
import { isPriest } from '#domain/roles.ts';
import { forgetAlmanac } from '../almanac/followed.ts';
import { audit } from '../audit/audit.ts';
import { keepSearchable } from '../availability/searchable/searchable.ts';
import { endSignIns } from '../auth/sessions/sessions.ts';
import { forgetPlaces, hasLiveBooking } from '../bookings/steps/leave.ts';
import { keepNameKeys } from '../db/name-key-store.ts';
import { transaction, type Sql } from '../db/sql.ts';
import { eraseCases, moneyCasesWith } from '../cases/leave.ts';
import { forgetWriter } from '../contact/own.ts';
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
 * Ends an account: nothing in the records says any more who it was, and its phone may sign up again. Bookings, payments
 * and the ledger stay. Refuses `account_in_use` while a booking is live, `account_owed` while earnings are to come,
 * `account_in_case` while a case about money is open.
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
    const whole = (await lockWhole(sql, viewer.id)) ?? refuse('session_over');
    const { id, userType } = whole;
    await useUp(sql);
    await endLocked(sql, whole, now);
    const deed = { actorId: id, action: 'person.deleted', subjectType: 'person', subjectId: id } as const;
    await audit(sql, { ...deed, before: { userType }, requestId }, now);
  });
}

type Whole = Pick<Viewer, 'id' | 'userType'>;

/** The same for the office, in the caller's transaction. False where the account has ended already. */
export async function endAccount(sql: Sql, personId: string, now: Instant): Promise<boolean> {
  const whole = await lockWhole(sql, personId);
  if (whole) await endLocked(sql, whole, now);
  return whole !== null;
}

async function endLocked(sql: Sql, whole: Whole, now: Instant): Promise<void> {
  const { id, userType } = whole;
  await refuseNeeded(sql, whole);
  await forgetPlaces(sql, id, new Date(now));
  await forgetWaits(sql, id);
  await withdrawAll(sql, id, now);
  await eraseCases(sql, id);
  await forgetWriter(sql, id);
  await eraseLetters(sql, id);
  await forgetPandits(sql, id);
  await forgetAlmanac(sql, id);
  await forgetDays(sql, id);
  await forgetWishes(sql, id, now);
  if (isPriest(userType)) await erasePandit(sql, id);
  await erasePerson(sql, id, new Date(now));
  if (isPriest(userType)) {
    await keepNameKeys(sql, [id]);
    await keepSearchable(sql, [id], now);
  }
  await endSignIns(sql, id, now);
}

async function refuseNeeded(sql: Sql, { id, userType }: Whole): Promise<void> {
  // who is heard about money is still to be heard; said before all else, for that is not theirs to end
  const tickets = await moneyCasesWith(sql, id);
  if (tickets.length > 0) refuse('account_in_case', { values: { tickets: tickets.join(', ') } });
  if (await hasLiveBooking(sql, id)) refuse('account_in_use');
  if (isPriest(userType) && (await owedTo(sql, id)) > 0) refuse('account_owed');
}
