import type { UserStatus } from '#domain/roles.ts';
import type { Instant } from '#domain/time.ts';
import { audit } from '../../audit/audit.ts';
import { keepSearchable } from '../../availability/searchable/searchable.ts';
import { settleLeaving } from '../../bookings/steps/pandit-leaves.ts';
import { newId } from '../../db/ids.ts';
import type { Sql } from '../../db/sql.ts';
import type { Viewer } from '../../http/viewer.ts';
import type { LeftBookings } from '../../notifications/topics.ts';
import { lockPerson } from '../store.ts';
import { insertReview, setStatus } from './review-store.ts';

/** A pandit whom families cannot book for a while, and who keeps their account: decided of a case, taken back after an appeal. */

interface Change {
  readonly panditId: string;
  readonly comment: string;
  readonly requestId: string;
}

/** Where the pandit is; nobody else decides about it until the transaction ends. */
export async function lockStatus(sql: Sql, panditId: string): Promise<UserStatus | null> {
  return (await lockPerson(sql, panditId))?.status ?? null;
}

/** Ends requests and the agreed bookings that are named, and tells the families of the others that theirs stay. Gives the pandit's message. */
export async function pausePandit(
  sql: Sql,
  admin: Viewer,
  change: Change & { readonly cancel: readonly string[] },
  now: Instant,
): Promise<LeftBookings> {
  const { panditId, cancel, requestId } = change;
  await decideStatus(sql, admin, change, { from: 'approved', to: 'paused' }, now);
  return settleLeaving(sql, admin, { panditId, customerId: null, cancel, requestId }, now);
}

/** Families can book them again; nothing where another decision was made since. */
export async function resumePandit(sql: Sql, admin: Viewer, change: Change, now: Instant): Promise<void> {
  if ((await lockStatus(sql, change.panditId)) !== 'paused') return;
  await decideStatus(sql, admin, change, { from: 'paused', to: 'approved' }, now);
}

async function decideStatus(
  sql: Sql,
  admin: Viewer,
  { panditId, comment, requestId }: Change,
  { from, to }: { readonly from: UserStatus; readonly to: UserStatus },
  now: Instant,
): Promise<void> {
  const at = new Date(now);
  await setStatus(sql, panditId, to, at);
  const decision = { panditId, from, to, comment, acharyaId: null, expectedEnd: null, adminId: admin.id, at };
  await insertReview(sql, newId(now), decision);
  await keepSearchable(sql, [panditId], now);
  const deed = { actorId: admin.id, action: 'pandit.reviewed', subjectType: 'person', subjectId: panditId } as const;
  await audit(sql, { ...deed, before: { status: from }, after: { status: to }, note: comment, requestId }, now);
}
