import type { Ask } from '#contract/booking/ask.ts';
import { isAskedNow, isHanding, seekingEnds } from '#domain/asks/asks.ts';
import { endingOf } from '#domain/booking/ending.ts';
import { NO_MONEY, rupees } from '#domain/money.ts';
import { instantOf } from '#domain/time.ts';
import type { Sql } from '../../db/sql.ts';
import { advancesHeldNow } from '../../ledger/ledger.ts';
import type { BookingRow } from '../store.ts';
import { asksOf, shownMade, type AskRow } from './ask-store.ts';
import { keptOf } from './follow.ts';

/** The asks of these bookings by their id, as their family and the office see them. */
export async function presentAsks(sql: Sql, rows: readonly BookingRow[]): Promise<ReadonlyMap<string, Ask>> {
  const all = rows.flatMap(({ askId, customerId }) => (askId === null ? [] : [{ askId, customerId }]));
  const keys = [...new Map(all.map((key) => [key.askId, key])).values()];
  if (keys.length === 0) return new Map();
  const [asks, made] = await Promise.all([asksOf(sql, keys), shownMade(sql, keys)]);
  const held = await advancesHeldNow(
    sql,
    asks.flatMap((ask) => keptOf(ask) ?? []),
  );
  const shown = asks.map((ask): [string, Ask] => {
    const kept = keptOf(ask);
    const asked = made.filter(({ askId }) => askId === ask.id);
    return [
      ask.id,
      {
        _id: ask.id,
        state: isHanding(ask) ? 'handing' : ask.state,
        consent: ask.consent,
        limit: ask.limitPaise === null ? null : rupees(ask.limitPaise),
        keptAmount: kept ? rupees(held.get(kept.bookingId) ?? NO_MONEY) : 0,
        keptBookingId: kept?.bookingId ?? null,
        keptUntil: kept ? keptUntil(ask, rows).toISOString() : null,
        chooseUntil: chooseUntil(ask)?.toISOString() ?? null,
        askedNow: asked.filter(({ status }) => isAskedNow(status)).length,
        asked: asked.map(({ bookingId, name, pricePaise, status, isSubstitute, wentPaise, action, fromStatus }) => ({
          bookingId,
          name,
          price: rupees(pricePaise),
          bookingStatus: status,
          ending: endingOf([{ action, from: fromStatus, to: status }]),
          isSubstitute,
          wentAlong: wentPaise === null ? null : rupees(wentPaise),
        })),
      },
    ];
  });
  return new Map(shown);
}

const chooseUntil = ({ state, nextAt }: AskRow): Date | null => (state === 'choosing' ? nextAt : null);

/** Until the family has to choose; else until nobody is asked any more. All bookings of an ask are of one time. */
function keptUntil(ask: AskRow, rows: readonly BookingRow[]): Date {
  const row = rows.find(({ askId }) => askId === ask.id);
  if (!row) throw new Error('An ask is shown with one of its bookings.');
  return chooseUntil(ask) ?? new Date(seekingEnds(instantOf(row.startsAt)));
}
