import { isAgreed, isLive, stepFor, wasHeld, type BookingStatus } from '../booking.ts';
import { asPaise, type Paise } from '../money.ts';
import { days, later, type Instant } from '../time.ts';
import { APPEAL_DAYS, type CaseKind, type Opener } from './case.ts';

/** What the office can decide about a case: what becomes of the money, and what of the pandit. Nothing else. */

/**
 * `waive`: what a family lost by cancelling is given back, for bereavement or illness. `payPandit`: the puja counts as held.
 * `lift`: an appeal was right.
 */
export const remedies = ['refundAll', 'refundPart', 'payPandit', 'waive', 'lift', 'nothing'] as const;
export type Remedy = (typeof remedies)[number];

export const measures = ['none', 'warn', 'pause'] as const;
export type Measure = (typeof measures)[number];
export const isMeasure = (measure: Measure): measure is 'warn' | 'pause' => measure !== 'none';

/** What makes the office waive a loss. */
export const waiveGrounds = ['bereavement', 'illness'] as const;
export type WaiveGround = (typeof waiveGrounds)[number];

/** A booking as a decision finds it. */
export interface Ground {
  readonly kind: CaseKind;
  readonly status: BookingStatus;
  readonly startsAt: Instant;
  /** What can still be refunded: captured, less what was promised back before. */
  readonly left: Paise;
}

/** What can be decided about the money of a booking now; each is carried out by a step of the booking. */
export function remediesFor({ kind, status, startsAt, left }: Ground, now: Instant): Remedy[] {
  if (kind === 'appeal') return ['lift', 'nothing'];
  const mayRefund = left > 0 && stepFor('refund', status, 'admin') !== undefined;
  const isOff = !isLive(status) && !wasHeld(status);
  const open: Readonly<Record<Remedy, boolean>> = {
    refundAll: isLive(status) || (mayRefund && !isOff),
    refundPart: mayRefund,
    payPandit: wasHeld(status) || (isAgreed(status) && now >= startsAt),
    waive: mayRefund && isOff,
    lift: false,
    nothing: true,
  };
  return remedies.filter((remedy) => open[remedy]);
}

/** Whether it was found that the pandit had not come: the family said so, and money goes back or the pandit is warned. */
export const provesAbsence = (
  { kind, openedBy }: { readonly kind: CaseKind; readonly openedBy: Opener },
  { remedy, measure }: { readonly remedy: Remedy; readonly measure: Measure },
): boolean =>
  kind === 'absence' &&
  openedBy === 'customer' &&
  (remedy === 'refundAll' || remedy === 'refundPart' || isMeasure(measure));

/** What goes back to the family by a remedy; null where what goes back is decided by the step itself. */
export function refundBy(remedy: Remedy, left: Paise, amount: Paise | null): Paise | null {
  if (remedy === 'refundPart') return asPaise(amount ?? 0);
  return remedy === 'refundAll' || remedy === 'waive' ? left : null;
}

/** Until when a pandit can appeal against being warned or paused. */
export const appealUntil = (decidedAt: Instant): Instant => later(decidedAt, days(APPEAL_DAYS));
