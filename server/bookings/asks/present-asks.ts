import type { Ask } from '#contract/booking/ask.ts';
import { isAskedNow, isHanding, seekingEnds } from '#domain/asks/asks.ts';
import { endingOf } from '#domain/booking/ending.ts';
import { NO_MONEY, rupees } from '#domain/money.ts';
import { clockOf, instantOf } from '#domain/time.ts';
import type { Sql } from '../../db/sql.ts';
import type { Viewer } from '../../http/viewer.ts';
import { advancesHeldNow } from '../../ledger/ledger.ts';
import { nameFor } from '../../words/names.ts';
import type { BookingRow } from '../store.ts';
import { asksOf, shownMade, type AskRow, type ShownMade } from './ask-store.ts';
import { keptOf } from './follow.ts';

/** The asks of these bookings by their id, as their family and the office see them. */
export async function presentAsks(
  sql: Sql,
  viewer: Viewer,
  rows: readonly BookingRow[],
): Promise<ReadonlyMap<string, Ask>> {
  const all = rows.flatMap(({ askId, customerId, panditId }) =>
    askId === null || viewer.id === panditId ? [] : [{ askId, customerId }],
  );
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
        keptUntil: kept ? keptUntil(ask, asked, kept.bookingId).toISOString() : null,
        chooseUntil: chooseUntil(ask)?.toISOString() ?? null,
        askedNow: asked.filter(({ status }) => isAskedNow(status)).length,
        asked: asked.map((one) => presentMade(viewer, one)),
      },
    ];
  });
  return new Map(shown);
}

const chooseUntil = ({ state, nextAt }: AskRow): Date | null => (state === 'choosing' ? nextAt : null);

/** One of those who were asked, with the time and place that are theirs: of one puja they may differ. */
const presentMade = (viewer: Viewer, made: ShownMade): Ask['asked'][number] => ({
  bookingId: made.bookingId,
  name: nameFor(viewer, made),
  price: rupees(made.pricePaise),
  bookingDate: made.day,
  startTime: made.startMinute === null ? null : clockOf(made.startMinute),
  place: made.place,
  bookingStatus: made.status,
  ending: endingOf([{ action: made.action, from: made.fromStatus, to: made.status }]),
  isSubstitute: made.isSubstitute,
  wentAlong: made.wentPaise === null ? null : rupees(made.wentPaise),
});

/** Until the family has to choose; else until nobody is asked any more instead of the one that was given up. */
function keptUntil(ask: AskRow, asked: readonly ShownMade[], keptId: string): Date {
  const kept = asked.find(({ bookingId }) => bookingId === keptId);
  if (!kept) throw new Error('What an ask keeps was paid to one of those who were asked.');
  return chooseUntil(ask) ?? new Date(seekingEnds(instantOf(kept.startsAt)));
}
