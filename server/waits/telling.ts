import { turnOf, TURNS } from '#domain/asks/turns.ts';
import { dayAt, type Instant } from '#domain/time.ts';
import { wishOf } from './wish.ts';
import { freeOn } from '../availability/suitable.ts';
import { transaction, type Sql } from '../db/sql.ts';
import type { Deps } from '../deps.ts';
import type { Job } from '../jobs/loop.ts';
import { tellPerson } from '../notifications/notifications.ts';
import { dueWaits, hasBooking, noteTurn, setTurn, takeOpened, waitById, waitingFor } from './store.ts';

/** Families who wait hear of a day in order, each with a head start before the next. */

type Needs = Pick<Deps, 'pool' | 'now' | 'log'>;
const PER_RUN = 50;

export const waitJobs = (deps: Needs): Job[] => [
  { name: 'waitlist', everyMs: 10_000, restless: true, run: (stopping) => tellWaiting(deps, stopping) },
];

/** Gives turns for what has opened, and tells those whose turn it is; says how many were told. */
export async function tellWaiting({ pool, now, log }: Needs, stopping?: AbortSignal): Promise<number> {
  const at = now();
  await transaction(pool, (sql) => giveTurns(sql, at));
  let told = 0;
  for (const key of await dueWaits(pool, new Date(at), PER_RUN)) {
    if (stopping?.aborted) break;
    try {
      told += (await transaction(pool, (sql) => tellOne(sql, key, at))) ? 1 : 0;
    } catch (error) {
      log.error({ err: error, ...key }, 'a family that waits could not be told');
    }
  }
  return told;
}

/** Gives turns to those who wait for what has opened. */
export async function giveTurns(sql: Sql, now: Instant): Promise<void> {
  for (const opened of await takeOpened(sql, PER_RUN)) {
    for (const waiting of await waitingFor(sql, opened, TURNS)) {
      if (waiting.day < dayAt(now)) continue;
      await setTurn(sql, waiting, new Date(turnOf(waiting.place, waiting.day, now)));
    }
  }
}

/** Tells one whose turn it is; where nobody is free any more, or the family has found somebody, it waits on for the next time. */
export async function tellOne(
  sql: Sql,
  { customerId, id }: { customerId: string; id: string },
  now: Instant,
): Promise<boolean> {
  const wait = await waitById(sql, customerId, id);
  if (!wait) return false;
  const { day, district, ritual, ritualOr, ritualHi, startMinute, pandit, panditOr, panditHi } = wait;
  const [offer] = await freeOn(sql, wishOf(wait));
  const isWorth = offer !== undefined && !(await hasBooking(sql, wait));
  if (!(await noteTurn(sql, { customerId, id }, isWorth ? new Date(now) : null)) || !isWorth) return false;
  const whom = { pandit, panditOr, panditHi };
  const facts = { waitedDay: day, ritual, ritualOr, ritualHi, startMinute, ...whom, district };
  await tellPerson(sql, { personId: customerId, topic: 'wait.opened', facts }, now);
  return true;
}
