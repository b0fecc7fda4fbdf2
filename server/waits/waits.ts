import type { Received, Reply } from '#contract/index.ts';
import { MOST_WAITS } from '#domain/asks/turns.ts';
import { paise, rupees } from '#domain/money.ts';
import { clockOf, dayAt, minutesOf, type Instant } from '#domain/time.ts';
import { periodOf } from '#domain/booking.ts';
import { wishOf } from './wish.ts';
import { freeOn } from '../availability/suitable.ts';
import { requestIn, requesting } from '../bookings/request/request.ts';
import { one } from '../bookings/bookings.ts';
import { newId } from '../db/ids.ts';
import type { Sql } from '../db/sql.ts';
import type { Deps } from '../deps.ts';
import { refuse } from '../http/failure.ts';
import type { Viewer } from '../http/viewer.ts';
import { nameFor } from '../words/names.ts';
import { endWait, insertWait, isThere, waitById, waitsOf, type WaitRow } from './store.ts';

/** A family waits for a day on which nobody is free: for one pandit, or for anybody of a district. */

type Waits = Reply<'GET /waits'>;
type Wait = Waits['waits'][number];

/** Waits from now on; said again it changes nothing. */
export async function wait(deps: Deps, viewer: Viewer, input: Received<'POST /waits', 'body'>): Promise<Waits> {
  const now = deps.now();
  const { ritualId, date: day, startTime = null, panditId: ofPanditId = null } = input;
  const startMinute = startTime === null ? null : minutesOf(startTime);
  const district = ofPanditId === null ? (input.district ?? refuse('wait_for_required')) : null;
  if (day < dayAt(now)) refuse('date_past', { fields: { date: 'date_past' } });
  if (startTime !== null && periodOf(day, startTime, 0).from <= now)
    refuse('start_passed', { fields: { startTime: 'start_passed' } });
  const there = await isThere(deps.pool, ritualId, ofPanditId);
  if (there !== 'yes') refuse(there === 'ritual' ? 'ritual_unknown' : 'pandit_unknown');
  const before = await waitsOf(deps.pool, viewer.id, dayAt(now));
  if (before.length >= MOST_WAITS) refuse('waits_many');
  const at = new Date(now);
  await insertWait(deps.pool, {
    id: newId(now),
    customerId: viewer.id,
    ritualId,
    day,
    startMinute,
    ofPanditId,
    district,
    at,
  });
  return list(deps, viewer);
}

/** What the viewer waits for, with who is free for those who were told. */
export async function list({ pool, now }: Pick<Deps, 'pool' | 'now'>, viewer: Viewer): Promise<Waits> {
  const rows = await waitsOf(pool, viewer.id, dayAt(now()));
  return { waits: await Promise.all(rows.map((row) => present(pool, viewer, row))) };
}

async function present(sql: Sql, viewer: Viewer, row: WaitRow): Promise<Wait> {
  return {
    _id: row.id,
    ritualId: row.ritualId,
    ritualType: row.ritual,
    date: row.day,
    startTime: row.startMinute === null ? null : clockOf(row.startMinute),
    panditId: row.ofPanditId,
    pandit: row.pandit && nameFor(viewer, { name: row.pandit, nameOdia: row.panditOr, nameDevanagari: row.panditHi }),
    district: row.district,
    toldAt: row.toldAt?.toISOString() ?? null,
    offer: row.toldAt ? await offerOf(sql, viewer, row) : null,
  };
}

async function offerOf(sql: Sql, viewer: Viewer, row: WaitRow): Promise<Wait['offer']> {
  const [free] = await freeOn(sql, wishOf(row));
  return free ? { panditId: free.panditId, name: nameFor(viewer, free), price: rupees(free.pricePaise) } : null;
}

/** No longer. */
export async function waitNoLonger(deps: Deps, viewer: Viewer, id: string): Promise<Waits> {
  await endWait(deps.pool, viewer.id, id, new Date(deps.now()));
  return list(deps, viewer);
}

/** Asks a free pandit, for what was waited for, at the price that was shown. A family whose turn has come may ask, the others wait. */
export async function askNow(
  deps: Deps,
  viewer: Viewer,
  id: string,
  { panditId, price, userAddress }: Received<'POST /waits/:id/ask', 'body'>,
) {
  const bookingId = await requesting(deps, async (sql) => {
    const now: Instant = deps.now();
    const row = (await waitById(sql, viewer.id, id)) ?? refuse('wait_unknown');
    if (row.toldAt === null) refuse('wait_not_turn');
    if (row.ofPanditId !== null && row.ofPanditId !== panditId) refuse('pandit_unknown');
    const startTime = row.startMinute === null ? null : clockOf(row.startMinute);
    const puja = { panditId, ritualId: row.ritualId, bookingDate: row.day, startTime, userAddress };
    const made = await requestIn(sql, deps, viewer.id, puja, null, paise(price));
    await endWait(sql, viewer.id, id, new Date(now));
    return made.bookingId;
  });
  return one(deps, viewer, bookingId);
}
