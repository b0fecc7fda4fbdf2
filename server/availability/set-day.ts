import type { Received, Reply } from '#contract/index.ts';
import { hoursOn, without, type Hours } from '#domain/calendar/declaring.ts';
import { dayAt, periodBetween, type Day, type Instant, type Period } from '#domain/time.ts';
import { newId } from '../db/ids.ts';
import type { Sql } from '../db/sql.ts';
import type { Deps } from '../deps.ts';
import { refuse } from '../http/failure.ts';
import { mustBeSelf, type Viewer } from '../http/viewer.ts';
import { calendarIn, declaring, mayDeclare, mustOffer } from './availability.ts';
import { closedOf, deleteClosed, insertClosed } from './closed-store.ts';
import { deleteEntry, insertEntries, lockEntryOn } from './store.ts';

type Wish = Received<'POST /availability/set-day', 'body'>;
type Done = Reply<'POST /availability/set-day'>;

/** What one day is from now on. Said again it changes nothing; bookings and requests on the day are left alone. */
export async function setDay(deps: Deps, viewer: Viewer, wish: Wish): Promise<Done> {
  if (wish.free) await makeFree(deps, viewer, wish);
  else await takeBack(deps, viewer, wish);
  return calendarIn(deps.pool, viewer, { panditId: viewer.id, from: wish.day, to: wish.day });
}

async function makeFree(deps: Deps, viewer: Viewer, { userId, day, closed = [] }: Wish): Promise<void> {
  mayDeclare(deps, viewer, { userId, fromDate: day, toDate: day });
  await mustOffer(deps, viewer);
  const now = deps.now();
  const open = async (sql: Sql) => {
    if (!(await lockEntryOn(sql, viewer.id, day))) {
      await insertEntries(sql, viewer.id, [{ id: newId(now), fromDate: day, toDate: day }], new Date(now));
    }
    await closeOnly(sql, viewer.id, day, closed, now);
  };
  await declaring(deps, viewer.id, open, undefined, { from: day, to: day });
}

/** These hours of the day are closed and no others. */
async function closeOnly(sql: Sql, panditId: string, day: Day, wished: readonly Hours[], now: Instant): Promise<void> {
  const periods = wished.map((hours) => hoursOn(day, hours));
  const before = await closedOf(sql, panditId, { from: day, to: day });
  const isIn = (list: readonly Period[], { from, to }: Period) =>
    list.some((one) => one.from === from && one.to === to);
  const standing = before.map(({ startsAt, endsAt }) => periodBetween(startsAt, endsAt));
  const gone = before.filter(({ startsAt, endsAt }) => !isIn(periods, periodBetween(startsAt, endsAt)));
  await deleteClosed(
    sql,
    panditId,
    gone.map(({ id }) => id),
  );
  const fresh = periods.filter((period, index) => !isIn(standing, period) && !isIn(periods.slice(0, index), period));
  const rows = fresh.map((period) => ({ id: newId(now), day, period, bookingId: null }));
  await insertClosed(sql, panditId, rows, new Date(now));
}

/** The day is taken out of what declares it. A family that asks for the day at that moment is waited for, and keeps its request. */
async function takeBack(deps: Deps, viewer: Viewer, { userId, day }: Wish): Promise<void> {
  mustBeSelf(viewer, userId);
  const { now } = deps;
  if (day < dayAt(now())) refuse('date_past', { fields: { day: 'date_past' } });
  await declaring(deps, viewer.id, async (sql) => {
    const entry = await lockEntryOn(sql, viewer.id, day);
    if (!entry) return;
    await deleteEntry(sql, viewer.id, entry.id);
    const rest = without(entry, day).map((stretch) => ({ id: newId(now()), ...stretch }));
    await insertEntries(sql, viewer.id, rest, new Date(now()));
    const closed = await closedOf(sql, viewer.id, { from: day, to: day });
    await deleteClosed(
      sql,
      viewer.id,
      closed.map(({ id }) => id),
    );
  });
}
