import type { Received, Reply } from '#contract/index.ts';
import { isBookable } from '#domain/onboarding.ts';
import { addDays, dayAt, type Instant } from '#domain/time.ts';
import { newId } from '../db/ids.ts';
import { constraintOf, transaction } from '../db/sql.ts';
import type { Deps } from '../deps.ts';
import { refuse } from '../http/failure.ts';
import { mustBeSelf, type Viewer } from '../http/viewer.ts';
import { deleteEntry, entriesOf, entryOf, hasLiveBooking, insertEntry, offeredRituals, type Entry } from './store.ts';

/** The days a pandit is free. They advise families where to ask; whether an hour is free is decided by the bookings. */

type Declaration = Received<'POST /availability/declare-availability', 'body'>;
type Declared = Reply<'POST /availability/declare-availability'>;

/** How far ahead days can be declared (`dates_far` says so). */
export const DAYS_AHEAD = 730;

const present = (entry: Entry): Declared => ({ ...entry, _id: entry.id });

export async function declare(deps: Deps, viewer: Viewer, input: Declaration): Promise<Declared> {
  mustBeSelf(viewer, input.userId);
  if (!isBookable(viewer.userStatus)) refuse('not_approved');
  checkDays(input, deps.now());
  const offered = await offeredRituals(deps.pool, viewer.id);
  if (offered.size === 0) refuse('no_rituals');
  if (input.rituals?.some(({ ritualId }) => !offered.has(ritualId))) {
    refuse('offer_missing', { fields: { rituals: 'offer_missing' } });
  }
  const entry = { id: newId(deps.now()), fromDate: input.fromDate, toDate: input.toDate };
  try {
    await transaction(deps.pool, (sql) => insertEntry(sql, viewer.id, entry, new Date(deps.now())));
  } catch (error) {
    if (constraintOf(error) === 'availability_no_overlap') refuse('availability_conflict');
    throw error;
  }
  return present(entry);
}

function checkDays({ fromDate, toDate }: Declaration, now: Instant): void {
  const today = dayAt(now);
  if (toDate < fromDate) refuse('dates_reversed', { fields: { toDate: 'dates_reversed' } });
  if (fromDate < today) refuse('date_past', { fields: { fromDate: 'date_past' } });
  if (toDate > addDays(today, DAYS_AHEAD)) refuse('dates_far', { fields: { toDate: 'dates_far' } });
}

/** A pandit's own days, or any pandit's for an admin; earliest first. */
export async function daysOf({ pool }: Deps, viewer: Viewer, userId: string | undefined): Promise<Declared[]> {
  if (viewer.userType !== 'admin') mustBeSelf(viewer, userId);
  return (await entriesOf(pool, userId ?? viewer.id)).map(present);
}

export async function remove({ pool }: Deps, viewer: Viewer, id: string): Promise<void> {
  await transaction(pool, async (sql) => {
    const entry = (await entryOf(sql, viewer.id, id)) ?? refuse('availability_unknown');
    if (await hasLiveBooking(sql, viewer.id, entry.fromDate, entry.toDate)) refuse('availability_in_use');
    await deleteEntry(sql, viewer.id, id);
  });
}
