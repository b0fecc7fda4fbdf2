import type { Booking } from '#contract/bookings.ts';
import { isLive, stateOf } from '#domain/booking.ts';
import { cashOf, moneyOf, restOnline } from './money.ts';
import { wentAlong } from './others/went-along.ts';

/** What the money card of a booking says, line by line, the same for its family and its pandit but for the words. Whole rupees. */

type FigureKey =
  | 'agreed'
  | 'due'
  | 'paid'
  | 'back'
  | 'returned'
  | 'kept'
  | 'rest'
  | 'restPaid'
  | 'inCash'
  | 'cashBack'
  | 'cashReturned'
  | 'after'
  | 'left'
  | 'onHold'
  | 'waits'
  | 'along'
  | 'all'
  | 'nothing';
/** A family's alone. */
type CreditKey = 'credit' | 'toPay' | 'paidSelf';

export interface Figure<Key = FigureKey> {
  readonly key: Key;
  readonly rupees: number;
  /** `due` is asked for now, `good` is paid or comes back, `total` is below the line. */
  readonly look: 'plain' | 'due' | 'good' | 'strong' | 'total';
}

const figure = <Key>(key: Key, rupees: number, look: Figure['look'] = 'plain'): Figure<Key> => ({ key, rupees, look });

/** Agreed and in advance; what of that the family's credit pays; what went back; the rest as far as it was paid; below the line what is still to pay, is on hold, or was paid in all. */
export function figuresOf(booking: Booking): {
  readonly before: readonly Figure[];
  readonly credit: readonly Figure<CreditKey>[];
  readonly after: readonly Figure[];
} {
  const { agreed, advance, credit, back, kept } = moneyOf(booking);
  const arrived = booking.refunds.every(({ state }) => state === 'arrived' || state === 'failed');
  const isDue = advance?.state === 'due';
  return {
    before: [
      figure('agreed', agreed),
      ...(advance && !isDue ? [figure(advance.state, advance.rupees, back === null ? 'good' : 'plain')] : []),
      // what is asked for now stands below the line, and what follows it above
      ...(isDue ? totalOf(booking).map((one) => ({ ...one, look: 'plain' as const })) : []),
      ...(advance && isDue ? [figure(advance.state, advance.rupees, credit ? 'due' : 'total')] : []),
    ],
    credit: credit
      ? [
          figure('credit', -credit.rupees, 'good'),
          figure(isDue ? 'toPay' : 'paidSelf', credit.toPay, isDue ? 'total' : 'strong'),
        ]
      : [],
    after: [
      ...(back === null ? [] : [figure(arrived ? ('returned' as const) : ('back' as const), back, 'good')]),
      ...(kept === null ? [] : [figure('kept' as const, kept)]),
      ...restOf(booking),
      ...(isDue ? [] : totalOf(booking)),
    ],
  };
}

/** How the rest was paid, as far as it was: online, and in cash as the two say; the card above says it if they differ. */
function restOf(booking: Booking): Figure[] {
  const { rest } = booking;
  // of a puja that was not held, what was given in cash comes back by hand
  const isOff = stateOf(booking.bookingStatus)?.isOver === 'off';
  if (!rest && !isOff) return [];
  const { cashBack } = booking;
  const cash = rest ? (rest.stage === 'differs' ? 0 : (rest.given ?? rest.received ?? 0)) : cashOf(booking);
  const parts = [
    figure('restPaid' as const, rest?.paid ?? restOnline(booking), 'good'),
    figure('inCash' as const, cash, 'good'),
    figure(
      cashBack && cashBack.said.length > 0 ? ('cashReturned' as const) : ('cashBack' as const),
      cashBack?.amount ?? 0,
      'good',
    ),
  ].filter(({ rupees }) => rupees > 0);
  // where nothing was paid in advance the rest is the price, which is said
  const isOnePart = parts.length === 1 && parts[0]?.rupees === rest?.due;
  return rest && parts.length > 0 && !isOnePart && rest.due < booking.price
    ? [figure('rest', rest.due), ...parts]
    : parts;
}

/** What is still to pay. What an open case rests, or the two say differently, is asked of nobody: it is on hold. */
function totalOf(booking: Booking): Figure[] {
  const { bookingStatus: status, rest, sums, openCase } = booking;
  const { left, asked, paid } = sums;
  if (left === null) return endOf(booking);
  const onHold = openCase?.rests ? left : rest?.stage === 'differs' ? left - asked : 0;
  if (onHold > 0 || asked > 0) {
    return [
      ...(onHold > 0 ? [figure('onHold' as const, onHold, asked > 0 ? 'plain' : 'total')] : []),
      ...(asked > 0 ? [figure(rest ? ('left' as const) : ('after' as const), asked, 'total')] : []),
    ];
  }
  // nobody asks for it any more, and nobody has said how it was paid
  if (left > 0 && !isLive(status)) return [figure('rest', left)];
  return left > 0 ? [figure('after', left, 'total')] : [figure('all', paid, 'total')];
}

/** Of a puja that came to nothing: where what was paid is now. */
function endOf({ bookingStatus, sums, ask, advanceWaits, ...booking }: Booking): Figure[] {
  if (advanceWaits && ask) return [figure('waits', ask.keptAmount, 'total')];
  const along = wentAlong({ ask, _id: booking._id });
  if (along) return [figure('along', along, 'total')];
  return stateOf(bookingStatus)?.isOver === 'off' && sums.paid === 0 ? [figure('nothing', 0, 'total')] : [];
}
