import { isAgreed, isLive, stepFor, wasHeld, type BookingStatus } from '../booking.ts';
import { asPaise, type Paise } from '../money.ts';
import { addDays, dayAt, days, later, latest, startOfDay, type Instant } from '../time.ts';
import { APPEAL_DAYS, saysUnheld, type CaseKind, type Opener } from './case.ts';

/** What the office can decide about a case: what becomes of the money, and what of the pandit. Nothing else. */

/**
 * `waive`: what a family lost by cancelling is given back, for bereavement or illness. `payPandit`: the puja counts as held.
 * `goesOn`: it can still be held today. `ends`: it was not held, and nothing goes back. `lift`: an appeal was right.
 */
export const remedies = ['refundAll', 'refundPart', 'payPandit', 'goesOn', 'ends', 'waive', 'lift', 'nothing'] as const;
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
  readonly endsAt: Instant;
  /** The pandit typed the family's code. */
  readonly hasBegun: boolean;
  /** What can still be refunded: captured, less what was promised back before. */
  readonly left: Paise;
}

/**
 * What can be decided about the money of a booking now; each is carried out by a step of the booking. Where it is said that there was no
 * puja, the decision says whether there was: nothing leaves it agreed, unless it can still be held.
 */
export function remediesFor(ground: Ground, now: Instant): Remedy[] {
  const { kind, status, startsAt, endsAt, left } = ground;
  if (kind === 'appeal') return ['lift', 'nothing'];
  const mayRefund = left > 0 && stepFor('refund', status, 'admin') !== undefined;
  if (isUnheld(ground)) {
    const mayStillCome = isAgreed(status) && now < latest(endsAt, startOfDay(addDays(dayAt(startsAt), 1)));
    const part = left > 0 ? (['refundPart'] as const) : [];
    return ['refundAll', ...part, 'payPandit', ...(mayStillCome ? (['goesOn'] as const) : []), 'ends'];
  }
  const isOff = !isLive(status) && !wasHeld(status);
  const open: Readonly<Record<Remedy, boolean>> = {
    refundAll: isLive(status) || (mayRefund && !isOff),
    refundPart: mayRefund,
    payPandit: wasHeld(status) || (isAgreed(status) && now >= startsAt),
    waive: mayRefund && isOff,
    goesOn: false,
    ends: false,
    lift: false,
    nothing: true,
  };
  return remedies.filter((remedy) => open[remedy]);
}

/** Somebody says that there was no puja, and nothing proves that there was one: the decision says whether the puja took place. */
export const isUnheld = ({ kind, status, hasBegun }: Pick<Ground, 'kind' | 'status' | 'hasBegun'>): boolean =>
  saysUnheld(kind) && !hasBegun && (isAgreed(status) || wasHeld(status));

/** Whether a remedy ends a booking whose puja somebody says was not held. */
export const endsUnheld = (remedy: Remedy): boolean =>
  remedy === 'refundAll' || remedy === 'refundPart' || remedy === 'ends';

/** Whether it was found that the pandit had not come: the family said so, no code proves the contrary, and money goes back or the pandit is warned. */
export const provesAbsence = (
  { kind, openedBy, hasBegun }: { readonly kind: CaseKind; readonly openedBy: Opener; readonly hasBegun: boolean },
  { remedy, measure }: { readonly remedy: Remedy; readonly measure: Measure },
): boolean =>
  saysUnheld(kind) &&
  openedBy === 'customer' &&
  !hasBegun &&
  remedy !== 'payPandit' &&
  remedy !== 'goesOn' &&
  (remedy === 'refundAll' || remedy === 'refundPart' || isMeasure(measure));

/** What goes back to the family by a remedy; null where what goes back is decided by the step itself. */
export function refundBy(remedy: Remedy, left: Paise, amount: Paise | null): Paise | null {
  if (remedy === 'refundPart') return asPaise(amount ?? 0);
  return remedy === 'refundAll' || remedy === 'waive' ? left : null;
}

/** Until when a pandit can appeal against being warned or paused. */
export const appealUntil = (decidedAt: Instant): Instant => later(decidedAt, days(APPEAL_DAYS));
