import type { Booking } from '#contract/bookings.ts';
import type { Received } from '#contract/index.ts';
import type { Profile } from '#contract/people.ts';
import { isStopped, stopsFor, type PujaFate, type Stop } from '#domain/people/stopping.ts';
import { isPriest, type UserStatus } from '#domain/roles.ts';
import type { Instant } from '#domain/time.ts';
import { audit } from '../../audit/audit.ts';
import { keepSearchable } from '../../availability/searchable/searchable.ts';
import { liveBookings, settleLeaving } from '../../bookings/steps/pandit-leaves.ts';
import { newId } from '../../db/ids.ts';
import { transaction, type Sql } from '../../db/sql.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/failure.ts';
import type { Viewer } from '../../http/viewer.ts';
import { tellPerson } from '../../notifications/notifications.ts';
import type { LeftBookings } from '../../notifications/topics.ts';
import { insertReview, setStatus, statusBefore } from './review-store.ts';
import { lockPerson, personById, type PersonRow } from '../store.ts';
import { profileOf } from '../users.ts';

/** Somebody is stopped for a while, or let go on. What becomes of their bookings is the same transaction. */

/** For the question before: what has steps before it, of a family or of a pandit. */
export async function liveOfPerson(deps: Deps, admin: Viewer, personId: string): Promise<{ bookings: Booking[] }> {
  const person = (await personById(deps.pool, personId)) ?? refuse('person_unknown');
  return { bookings: await liveBookings(deps, admin, sideOf(person)) };
}

const sideOf = ({ id, userType }: PersonRow) =>
  isPriest(userType) ? { panditId: id, customerId: null } : { panditId: null, customerId: id };

/**
 * Every agreed puja has to be named: one that is agreed while the office decides takes the decision back (`stop_fates`), and one
 * who accepts afterwards is refused. Pressed twice it is done once.
 */
export async function stopPerson(
  { pool, now }: Deps,
  admin: Viewer,
  { personId, __v, status, reason, fates }: Received<'POST /admin/people/stop', 'body'>,
  requestId: string,
): Promise<Profile> {
  const at = now();
  return transaction(pool, async (sql) => {
    const person = (await lockPerson(sql, personId)) ?? refuse('person_unknown');
    if (person.status === status && person.version === __v + 1) return profileOf(sql, personId);
    if (person.version !== __v) refuse('stale');
    const { userType, status: userStatus } = person;
    if (!stopsFor({ userType, userStatus }).includes(status)) refuse('stop_not_so');
    const decision = { action: status, to: status, reason, requestId } as const;
    await decide(sql, admin, person, decision, at);
    const chosen = new Map(fates.map(({ bookingId, fate }) => [bookingId, fate]));
    const named = (fate: PujaFate) => [...chosen].filter((one) => one[1] === fate).map(([id]) => id);
    const leaving = { ...sideOf(person), cancel: named('refund'), substitute: named('substitute'), requestId };
    const left = await settleLeaving(sql, admin, { ...leaving, mustName: chosen }, at);
    await tell(sql, person, decision, at, isPriest(person.userType) ? left : {});
    return profileOf(sql, personId);
  });
}

/** Gives a person back the state from before they were stopped. */
export async function restorePerson(
  { pool, now }: Deps,
  admin: Viewer,
  { personId, __v, reason }: Received<'POST /admin/people/restore', 'body'>,
  requestId: string,
): Promise<Profile> {
  const at = now();
  return transaction(pool, async (sql) => {
    const person = (await lockPerson(sql, personId)) ?? refuse('person_unknown');
    if (!isStopped(person.status) && person.version === __v + 1) return profileOf(sql, personId);
    if (person.version !== __v) refuse('stale');
    if (!isStopped(person.status)) refuse('stop_not_so');
    const before = isPriest(person.userType) ? await statusBefore(sql, personId, person.status) : 'active';
    const decision = { action: 'restored', to: before ?? 'pending', reason, requestId } as const;
    await decide(sql, admin, person, decision, at);
    await tell(sql, person, decision, at);
    return profileOf(sql, personId);
  });
}

interface Decision {
  readonly action: Stop | 'restored';
  readonly to: UserStatus;
  readonly reason: string;
  readonly requestId: string;
}

async function decide(
  sql: Sql,
  admin: Viewer,
  { id, userType, status: from }: PersonRow,
  { action, to, reason, requestId }: Decision,
  now: Instant,
): Promise<void> {
  const at = new Date(now);
  await setStatus(sql, id, to, at);
  if (isPriest(userType)) {
    const review = { panditId: id, from, to, comment: reason, acharyaId: null, expectedEnd: null };
    await insertReview(sql, newId(now), { ...review, adminId: admin.id, at });
    await keepSearchable(sql, [id], now);
  }
  const deed = { actorId: admin.id, action: `person.${action}`, subjectType: 'person', subjectId: id } as const;
  await audit(sql, { ...deed, before: { status: from }, after: { status: to }, note: reason, requestId }, now);
}

/** In one message what was decided, and what becomes of a pandit's bookings. */
const tell = (
  sql: Sql,
  { id }: PersonRow,
  { action, reason }: Decision,
  now: Instant,
  left: LeftBookings = {},
): Promise<void> => {
  const facts = { comment: reason, acharyaName: null, expectedEnd: null, ...left };
  return tellPerson(sql, { personId: id, topic: `review.${action}`, facts }, now);
};
