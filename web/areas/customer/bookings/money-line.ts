import type { Booking } from '#contract/bookings.ts';
import type { Refund } from '#contract/booking/refund.ts';
import { stateOf } from '#domain/booking.ts';
import { leftToSay } from '../../../parts/booking/money.ts';
import { wentAlong } from '../../../parts/booking/others/went-along.ts';

export interface MoneyLine {
  /** `toPay` is owed; `inAll` is what was agreed; the others say what became of what was paid. */
  readonly key: 'toPay' | 'inAll' | 'paid' | 'along' | Back;
  /** Whole rupees. */
  readonly rupees: number;
}
type Back = 'back' | 'onTheWay' | 'notBackYet';

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
  if (sums.paid > 0 && (isOff || sums.left === 0)) return { key: 'paid', rupees: sums.paid };
  return isOff ? null : { key: 'inAll', rupees: price };
}

/** All that went back, as far as the part of it that is least far. */
function backOf(refunds: readonly Refund[]): MoneyLine {
  const rupees = refunds.reduce((sum, { amount }) => sum + amount, 0);
  const has = (one: Refund['state']) => refunds.some(({ state }) => state === one);
  const key: Back = has('failed') ? 'notBackYet' : has('coming') || has('sent') ? 'onTheWay' : 'back';
  return { key, rupees };
}
