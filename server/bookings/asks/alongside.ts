import { isPromised } from '#domain/asks/asks.ts';
import { periodOf } from '#domain/booking.ts';
import type { Sql } from '../../db/sql.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/failure.ts';
import type { BookingRef } from '../../ledger/ledger.ts';
import { durationOf } from '../request/request-store.ts';
import { inHours, requestIn, requesting, type Request, type Typed } from '../request/request.ts';
import { bookingNow } from './substitutes.ts';
import { samePujas } from './alongside-store.ts';
import { askOf } from './ask-of.ts';
import { saidOf } from './same-said.ts';
import { insertMade, joinAsk, setAsk, type AskKey } from './ask-store.ts';

/**
 * A family asks one more pandit for a puja it has asked others for. Unless it wants both, the first to accept has it
 * (docs/decisions/0130-two-pandits-for-one-puja.md).
 */

/** Makes a request, or refuses with the first rule that says no. */
export async function bookOne(deps: Deps, customerId: string, typed: Typed): Promise<BookingRef> {
  const input = await inHours(deps, typed);
  return requesting(deps, async (sql) => {
    const tie = await tieTo(sql, deps, customerId, input);
    const ref = await requestIn(sql, deps, customerId, input, tie);
    if (tie) await insertMade(sql, tie, ref);
    return ref;
  });
}

/** The ask that a request joins where the family wants one pandit for it, locked; null where it has asked nobody else, or wants both. */
export async function tieTo(
  sql: Sql,
  { now }: Pick<Deps, 'now'>,
  customerId: string,
  { another, ritualId, bookingDate: day, startTime, userAddress }: Omit<Request, 'panditId'>,
): Promise<AskKey | null> {
  if (another !== 'one') return null;
  const minutes = await durationOf(sql, ritualId);
  if (minutes === null) return null;
  const period = periodOf(day, startTime ?? null, minutes);
  const same = await samePujas(sql, { customerId, ritualId, day, period });
  const [first] = same;
  if (!first) return null;
  const ask = await askOf(sql, await bookingNow(sql, first), new Date(now()));
  const key = { customerId, askId: ask.id };
  // a transaction that decided about them before we locked the ask is over
  const has = (await samePujas(sql, { customerId, ritualId, day, period })).find(({ status }) => isPromised(status));
  if (has) refuse('booked_another', { values: saidOf([has], userAddress) });
  for (const { askId, ...other } of same)
    if (askId === null && other.bookingId !== first.bookingId) await joinAsk(sql, key, other);
  if (ask.state === 'over' || ask.state === 'won')
    await setAsk(sql, key, { state: 'asked', wonId: null, kept: null, nextAt: null });
  return key;
}
