import type { Actor, BookingAction, BookingStatus } from '#domain/booking.ts';
import type { Paise } from '#domain/money.ts';
import type { Instant } from '#domain/time.ts';
import type { Sql } from '../db/sql.ts';
import type { BookingRef } from '../ledger/ledger.ts';

export interface StepRequest extends BookingRef {
  readonly action: BookingAction;
  readonly by: Actor;
  /** The person who acts; null for time and the provider. */
  readonly actorId: string | null;
  readonly note?: string | null;
  readonly amount?: Paise;
}

export type Outcome =
  /** The step was taken by this call. */
  | { readonly kind: 'done'; readonly status: BookingStatus }
  /** It had been taken before: the booking already is where the step leads. */
  | { readonly kind: 'already'; readonly status: BookingStatus }
  /** The table has no such step from where the booking is now. */
  | { readonly kind: 'no-step'; readonly status: BookingStatus }
  | { readonly kind: 'unknown' };

/** The one way a booking changes state. Call it inside a transaction. */
export async function transition(_sql: Sql, _request: StepRequest, _now: Instant): Promise<Outcome> {
  return { kind: 'unknown' };
}
