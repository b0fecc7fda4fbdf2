import type { Received, Reply } from '#contract/index.ts';
import { isBookable } from '#domain/people/onboarding.ts';
import { DAYS_AHEAD, type Stretch } from '#domain/calendar/declaring.ts';
import { addDays, clockOf, dayAt, type Day, type Instant } from '#domain/time.ts';
import { newId } from '../db/ids.ts';
import { constraintOf, transaction, type Sql } from '../db/sql.ts';
import type { Deps } from '../deps.ts';
import { refuse } from '../http/failure.ts';
import { mustBeSelf, type Viewer } from '../http/viewer.ts';
import { nameFor } from '../words/names.ts';
import { noteOpened } from './opened/opened.ts';
import { closedOf, requestsNotFree, type ClosedRow } from './closed-store.ts';
import { keepSearchable } from './searchable/searchable.ts';
import {
  bookedDays,
  deleteEntry,
  entriesOf,
  hasLiveBooking,
  insertEntries,
  lockDeclaring,
  lockEntry,
  offeredRituals,
  type Entry,
  type Span,
} from './store.ts';

/** The days a pandit is free. They advise families where to ask; whether an hour is free is decided by the bookings. */

type Declaration = Received<'POST /availability/declare-availability', 'body'>;
type Declared = Reply<'POST /availability/declare-availability'>;
type CalendarQuery = Received<'POST /availability/get-by-user', 'body'>;
type Calendar = Reply<'POST /availability/get-by-user'>;

export const present = (entry: Entry): Declared => ({ ...entry, _id: entry.id });

/** Writes into a profile what somebody holds, and for how much; in the transaction of the days (`users/profile/offers.ts`). */
export type ChooseRituals = (
  sql: Sql,
  viewer: Viewer,
  rituals: NonNullable<Declaration['rituals']>,
  now: Instant,
) => Promise<void>;

/** An acharya, whose profile has no rituals, chooses with the days what they hold and for how much. */
export async function declare(
  deps: Deps & { readonly chooseRituals: ChooseRituals },
  viewer: Viewer,
  input: Declaration,
): Promise<Declared> {
  const rituals = input.rituals ?? [];
  const chooses = viewer.userType === 'acharya' && rituals.length > 0;
  mayDeclare(deps, viewer, input);
  if (!chooses) {
    const offered = await mustOffer(deps, viewer);
    if (rituals.some(({ ritualId }) => !offered.has(ritualId))) {
      refuse('offer_missing', { fields: { rituals: 'offer_missing' } });
    }
  }
  const entry = { id: newId(deps.now()), fromDate: input.fromDate, toDate: input.toDate };
  const choose = (sql: Sql) => (chooses ? deps.chooseRituals(sql, viewer, rituals, deps.now()) : undefined);
  await declaring(deps, viewer.id, (sql) => insertEntries(sql, viewer.id, [entry], new Date(deps.now())), choose, {
    from: input.fromDate,
    to: input.toDate,
  });
  return present(entry);
}

/** Refuses a person who may not declare these days. */
export function mayDeclare(
  deps: Deps,
  viewer: Viewer,
  { userId, ...stretch }: Stretch & { userId?: string | undefined },
): void {
  mustBeSelf(viewer, userId);
  if (!isBookable(viewer.userStatus)) refuse('not_approved');
  checkDays(stretch, deps.now());
}

/** The rituals that can be booked on declared days; refuses where there are none. */
export async function mustOffer({ pool }: Pick<Deps, 'pool'>, viewer: Viewer): Promise<ReadonlySet<string>> {
  const offered = await offeredRituals(pool, viewer.id);
  if (offered.size === 0) refuse(viewer.userType === 'acharya' ? 'no_rituals_chosen' : 'no_rituals');
  return offered;
}

/** Work that declares a pandit's days, all of it or nothing. Nothing else is declared for them until commit. */
export async function declaring<T>(
  { pool, now }: Deps,
  panditId: string,
  work: (sql: Sql) => Promise<T>,
  /** What goes with it and locks the person first, as a change of the profile does. */
  before?: (sql: Sql) => Promise<unknown> | undefined,
  /** Days on which the pandit may be free that was not so. */
  opens?: { readonly from: Day; readonly to: Day },
): Promise<T> {
  try {
    return await transaction(pool, async (sql) => {
      await before?.(sql);
      await lockDeclaring(sql, panditId);
      const done = await work(sql);
      await keepSearchable(sql, [panditId], now());
      if (opens) await noteOpened(sql, panditId, opens, now());
      return done;
    });
  } catch (error) {
    if (constraintOf(error) === 'availability_no_overlap') refuse('availability_conflict');
    throw error;
  }
}

function checkDays({ fromDate, toDate }: Stretch, now: Instant): void {
  const today = dayAt(now);
  if (toDate < fromDate) refuse('dates_reversed', { fields: { toDate: 'dates_reversed' } });
  if (fromDate < today) refuse('date_past', { fields: { fromDate: 'date_past' } });
  if (toDate > addDays(today, DAYS_AHEAD)) refuse('dates_far', { fields: { toDate: 'dates_far' } });
}

const ALWAYS: Span = { from: null, to: null };

/** All a pandit ever declared, earliest first. */
export async function everyEntry({ pool }: Deps, panditId: string): Promise<Declared[]> {
  return (await entriesOf(pool, panditId, ALWAYS)).map(present);
}

/** A pandit's own days, or any pandit's for an admin; earliest first. */
export async function calendarOf({ pool }: Deps, viewer: Viewer, query: CalendarQuery): Promise<Calendar> {
  if (viewer.userType !== 'admin') mustBeSelf(viewer, query.userId);
  const panditId = query.userId ?? viewer.id;
  const span = { from: query.fromDate ?? null, to: query.toDate ?? null };
  if (span.from && span.to && span.to < span.from) refuse('dates_reversed', { fields: { toDate: 'dates_reversed' } });
  return calendarIn(pool, viewer, { panditId, ...span });
}

/** As many as a pandit answers with one press. */
const MOST_NOT_FREE = 50;

/** A pandit's days within a span. */
export async function calendarIn(
  sql: Sql,
  viewer: Viewer,
  { panditId, ...span }: Span & { readonly panditId: string },
): Promise<Calendar> {
  const [entries, booked, closed, notFree] = await Promise.all([
    entriesOf(sql, panditId, span),
    bookedDays(sql, panditId, span),
    closedOf(sql, panditId, span),
    requestsNotFree(sql, panditId, span, MOST_NOT_FREE),
  ]);
  return {
    availability: entries.map(present),
    booked,
    closed: closed.map(presentClosed),
    notFree: notFree.map(({ id: _id, startMinute, family, ...one }) => ({
      _id,
      ...one,
      family: nameFor(viewer, family),
      startTime: startMinute === null ? null : clockOf(startMinute),
    })),
  };
}

const presentClosed = ({ id, day, startsAt, endsAt, bookingId }: ClosedRow): Calendar['closed'][number] => ({
  _id: id,
  day,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  bookingId,
});

/** Waits for a family that asks for one of the days at that moment: no booking is ever on a day that is gone. */
export async function remove(deps: Deps, viewer: Viewer, id: string): Promise<void> {
  await declaring(deps, viewer.id, async (sql) => {
    const entry = (await lockEntry(sql, viewer.id, id)) ?? refuse('availability_unknown');
    if (await hasLiveBooking(sql, viewer.id, entry.fromDate, entry.toDate)) refuse('availability_in_use');
    await deleteEntry(sql, viewer.id, id);
  });
}
