import type { Booking } from '#contract/bookings.ts';
import type { Refund } from '#contract/booking/refund.ts';
import { stateOf } from '#domain/booking.ts';
import { leftToSay } from '../../../parts/booking/money.ts';
import { wentAlong } from '../../../parts/booking/others/went-along.ts';
import { isOneOfMany } from '../booking/choices.ts';

export interface MoneyLine {
  /** `toPay` is owed; `inAll` is what was agreed; the others say what became of what was paid. */
  readonly key: 'toPay' | 'inAll' | 'paid' | 'along' | 'cashBack' | Back;
  /** Whole rupees. */
  readonly rupees: number;
}
type Back = 'back' | 'onTheWay' | 'notBackYet';

/** A line of the head of a booking's page. */
export interface HeadLine {
  readonly key:
    | 'now'
    | 'paid'
    | 'nonePaid'
    | 'noneYet'
    | 'after'
    | 'toPay'
    | 'onHold'
    | 'noneToPay'
    | 'along'
    | 'cashBack'
    | Back;
  readonly rupees: number;
}

/**
 * The head of a booking in short: what is paid, what is to be paid and when, and what went back. Nothing of an advance that waits: the next
 * step says it. Where nothing is paid yet the sum below says what is to pay, unless something comes between the two on a phone.
 */
export function moneyHead(booking: Booking): readonly HeadLine[] {
  const { sums, advanceWaits, refunds, openCase, proposal } = booking;
  if (advanceWaits) return [];
  const along = wentAlong(booking);
  if (along) return [{ key: 'along', rupees: along }];
  const back = refunds.length > 0 ? [backOf(refunds)] : [];
  const cash: HeadLine[] = byHand(booking) > 0 ? [{ key: 'cashBack', rupees: byHand(booking) }] : [];
  const kept = sums.paid - byHand(booking);
  if (sums.left !== null && !openCase?.rests && kept === 0 && back.length + cash.length === 0)
    return [{ key: 'noneYet', rupees: 0 }, ...(proposal || isOneOfMany(booking) ? toCome(booking) : [])];
  const paid: HeadLine[] = kept > 0 ? [{ key: 'paid', rupees: kept }] : [{ key: 'nonePaid', rupees: 0 }];
  // what went back was paid
  const first = kept > 0 || back.length + cash.length === 0 ? paid : [];
  return [...first, ...back, ...cash, ...toCome(booking)];
}

/** Cash that the pandit has still to give back, as far as anybody says. */
const byHand = ({ cashBack }: Booking): number => (cashBack && cashBack.said.length === 0 ? cashBack.amount : 0);

function toCome({ sums: { due, left, asked }, rest, openCase }: Booking): HeadLine[] {
  if (left === null) return [{ key: 'noneToPay', rupees: 0 }];
  if (openCase?.rests) return left > 0 ? [{ key: 'onHold', rupees: left }] : [];
  const lines: HeadLine[] = [
    { key: 'now', rupees: due },
    { key: rest ? 'toPay' : 'after', rupees: asked },
  ];
  const owed = lines.filter(({ rupees }) => rupees > 0);
  return owed.length > 0 ? owed : [{ key: 'noneToPay', rupees: 0 }];
}

/** What a list says of a booking's money: what is owed, or what was agreed or paid; then what went back. Nothing where there was none. */
export function moneyLines(booking: Booking): readonly MoneyLine[] {
  const { refunds } = booking;
  return [standing(booking), refunds.length > 0 ? backOf(refunds) : null].filter((line) => line !== null);
}

function standing(booking: Booking): MoneyLine | null {
  const { bookingStatus: status, price, sums } = booking;
  const toPay = leftToSay(booking);
  if (toPay > 0) return { key: 'toPay', rupees: toPay };
  const along = wentAlong(booking);
  if (along) return { key: 'along', rupees: along };
  const isOff = stateOf(status)?.isOver === 'off';
  const cash = byHand(booking);
  if (cash > 0) return { key: 'cashBack', rupees: cash };
  if (sums.paid > 0 && (isOff || sums.left === 0)) return { key: 'paid', rupees: sums.paid };
  return isOff ? null : { key: 'inAll', rupees: price };
}

/** All that went back, as far as the part of it that is least far. */
function backOf(refunds: readonly Refund[]): { readonly key: Back; readonly rupees: number } {
  const rupees = refunds.reduce((sum, { amount }) => sum + amount, 0);
  const has = (one: Refund['state']) => refunds.some(({ state }) => state === one);
  const key: Back = has('failed') ? 'notBackYet' : has('coming') || has('sent') ? 'onTheWay' : 'back';
  return { key, rupees };
}
