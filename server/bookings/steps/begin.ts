import type { Booking } from '#contract/bookings.ts';
import type { Received } from '#contract/index.ts';
import { isAgreed, isTimeFor, stepFor } from '#domain/booking.ts';
import { CODE_TRIES, opensAt, pujaTime } from '#domain/booking/begun.ts';
import {
  addDays,
  asInstant,
  asMillis,
  earlier,
  hours,
  instantOf,
  later,
  latest,
  MINUTE,
  minutes,
  minutesOf,
  periodBetween,
  seconds,
  startOfDay,
  type Instant,
} from '#domain/time.ts';
import type { Locale } from '#domain/locale.ts';
import { transaction } from '../../db/sql.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/failure.ts';
import type { Viewer } from '../../http/viewer.ts';
import type { BookingRef } from '../../ledger/ledger.ts';
import { tellOfBooking } from '../../notifications/notifications.ts';
import { presentOne } from '../present.ts';
import type { BookingRow } from '../store.ts';
import { datesIn } from '../../words/dates.ts';
import { ownBooking, takeStep } from './steps.ts';
import { taken } from './taken.ts';
import { newestPressOf, tryStartCode, type CodeTried, type Press } from './start-code-store.ts';

/** A puja begins, by the code of its family; and the family says that it is done. */

/** After five wrong codes, for the first time. Each later wait is twice as long, up to this many times. */
const WAIT = minutes(10);
const DOUBLINGS = 4;

/**
 * Refuses a wrong code, and after five of them any for a while, and the family hears of it: somebody tries to guess what it has told
 * nobody. Asked again it has begun already, and the same press gets the same answer, however often it is sent.
 */
export async function begin(
  deps: Deps,
  viewer: Viewer,
  bookingId: string,
  { code, at, secondsAgo = 0, ...press }: Received<'POST /booking/:id/begin', 'body'>,
): Promise<Booking> {
  const { pool } = deps;
  const now = deps.now();
  const row = await ownBooking(pool, viewer, bookingId);
  const ref = { panditId: row.panditId, bookingId };
  const key = press.key ?? null;
  const isDone = row.begunAt !== null && key !== null && (await newestPressOf(pool, ref)) === key;
  if (isDone) return presentOne(pool, row, viewer, now);
  if (!isAgreed(row.status)) refuse('booking_no_step');
  const step = stepFor('begin', row.status, 'pandit') ?? refuse('booking_no_step');
  if (!isTimeFor(step, 'pandit', pujaTime({ ...row, begunAt: null }), now)) refuse('begin_early');
  const begunAt = at ? timeTold(row, at, now) : timePressed(row, secondsAgo, now);
  const { isRight, tries, againAt } = await tryCode(deps, { ...ref, customerId: row.customerId }, { code, key }, now);
  if (isRight === null) refuse('start_code_waits', waitUntil(againAt, now));
  if (!isRight && againAt) refuse('start_code_wrong', waitUntil(againAt, now));
  if (!isRight) refuse('start_code_wrong', wrongOf(CODE_TRIES - tries));
  const outcome = await takeStep(deps, { ...ref, action: 'begin', by: 'pandit', actorId: viewer.id, begunAt });
  taken(outcome);
  return presentOne(pool, await ownBooking(pool, viewer, bookingId), viewer, now);
}

/** One try; the family hears of it where it is the last one before a wait. */
const tryCode = (
  { pool }: Deps,
  { customerId, ...ref }: BookingRef & { readonly customerId: string },
  press: Press,
  now: Instant,
): Promise<CodeTried> =>
  transaction(pool, async (sql) => {
    const tried = await tryStartCode(sql, ref, press, { at: new Date(now), wait: WAIT, doublings: DOUBLINGS });
    if (tried.isRight === false && tried.againAt && !tried.isSame) {
      await tellOfBooking(sql, { ...ref, personId: customerId, topic: 'wrongCodes.customer', facts: {} }, now);
    }
    return tried;
  });

const wrongOf = (left: number) => ({ fields: { code: 'start_code_wrong' }, values: { left: String(left) } }) as const;

/** `4:12 pm`, in India: whole minutes, the next one. */
const hourOf = (at: Instant, locale: Locale): string => datesIn(locale).clock(wholeMinute(at));
const wholeMinute = (at: Instant): Instant => asInstant(Math.ceil(at / MINUTE) * MINUTE);

function waitUntil(againAt: Date | null, now: Instant) {
  const left = Math.max(1, (againAt?.getTime() ?? now) - now);
  const values = (locale: Locale) => ({
    minutes: String(Math.ceil(left / MINUTE)),
    at: hourOf(later(now, asMillis(left)), locale),
    left: '0',
  });
  return { fields: { code: 'start_code_waits' }, values, retryAfter: Math.ceil(left / 1000) } as const;
}

/** Longer ago nobody remembers what was pressed, and the time is asked for. */
const PRESS_HOURS = 12;

/** When it was pressed, where there was no line until now: not before a puja can begin, and not so long ago that nobody knows. */
function timePressed({ startsAt, endsAt }: BookingRow, secondsAgo: number, now: Instant): Instant {
  const pressed = earlier(now, seconds(secondsAgo));
  if (pressed < opensAt(periodBetween(startsAt, endsAt))) refuse('begin_early');
  if (pressed < earlier(now, hours(PRESS_HOURS))) {
    refuse('begin_press_old', { fields: { at: 'begin_press_old' }, values: { hours: String(PRESS_HOURS) } });
  }
  return pressed;
}

/** After its start, a puja held at night may begin on the next day. */
const NIGHT = hours(12);

/**
 * The time a pandit tells later, where there was no signal: past, and not hours before the start. On the day of the puja if
 * that fits, else on the other side of midnight.
 */
function timeTold({ day, startsAt, endsAt }: BookingRow, clock: string, now: Instant): Instant {
  const from = opensAt(periodBetween(startsAt, endsAt));
  const until = latest(startOfDay(addDays(day, 1)), later(instantOf(startsAt), NIGHT));
  const readings = [0, -1, 1].map((days) => later(startOfDay(addDays(day, days)), minutes(minutesOf(clock))));
  const told = readings.find((at) => at >= from && at < until && at <= now);
  return told ?? refuse('begin_time', { fields: { at: 'begin_time' } });
}

/** The family says that the puja took place: what is held is the pandit's then. */
export async function completeByFamily(deps: Deps, viewer: Viewer, bookingId: string): Promise<Booking> {
  const row = await ownBooking(deps.pool, viewer, bookingId);
  const ref = { panditId: row.panditId, bookingId };
  const outcome = await takeStep(deps, { ...ref, action: 'complete', by: 'customer', actorId: viewer.id });
  taken(outcome, isAgreed(row.status) ? 'not_started' : 'booking_no_step');
  return presentOne(deps.pool, await ownBooking(deps.pool, viewer, bookingId), viewer, deps.now());
}
