import type { Actor, BookingAction, BookingStatus, Side } from '#domain/booking.ts';
import type { CodeExcuse } from '#domain/booking/begun.ts';
import type { Paise } from '#domain/money.ts';
import type { Instant } from '#domain/time.ts';
import type { Sql } from '../../db/sql.ts';
import type { BookingRef } from '../../ledger/ledger.ts';
import type { BookingFacts } from '../../notifications/topics.ts';
import type { NewTime } from './step-store.ts';

/** The request to `transition`, and its answer. */

export interface StepRequest extends BookingRef {
  readonly action: BookingAction;
  readonly by: Actor;
  /** The person who acts; null for time and the provider. */
  readonly actorId: string | null;
  readonly note?: string | null;
  readonly amount?: Paise;
  /** When the puja began, where the pandit says so later. */
  readonly begunAt?: Instant;
  /** Why a held puja did not begin by the family's code; null where nobody said why. */
  readonly withoutCode?: CodeExcuse | null;
  /** The pandit has no time then for anybody, though the step itself does not say so. */
  readonly closes?: boolean;
  /** The advance that the family paid another pandit of the same ask pays this booking (`asks/follow.ts`). */
  readonly carries?: true;
  /** The key of the press, for a step that can be taken again and again: one key, one step. */
  readonly key?: string;
  /** Where the booking is moved to. */
  readonly time?: NewTime;
  /** What the messages say beside, or instead of, what the booking itself knows. */
  readonly told?: BookingFacts;
  /** Who hears of it in a message about more than this. */
  readonly hushed?: readonly Side[];
}

export type Outcome =
  /** The step was taken by this call. */
  | {
      readonly kind: 'done';
      readonly from: BookingStatus;
      readonly status: BookingStatus;
      /** The two say different sums of the rest: what each says. The caller of the step opens a case (`cases/open.ts`). */
      readonly differs: string | null;
    }
  /** Somebody took the step before: the booking already is where the step leads. */
  | { readonly kind: 'already'; readonly status: BookingStatus }
  /** The table has no such step from where the booking is now. */
  | { readonly kind: 'no-step'; readonly status: BookingStatus; readonly after: BookingAction | null }
  /** The step gives the pandit's word, and families cannot book this pandit at present. */
  | { readonly kind: 'not-approved'; readonly status: BookingStatus }
  /** A case about the booking's money is open: nothing is settled until it is decided. */
  | { readonly kind: 'case-open'; readonly status: BookingStatus }
  /** The puja is another pandit's until this one accepts, and what was paid comes along: nothing is asked for beside it. */
  | { readonly kind: 'advance-comes'; readonly status: BookingStatus }
  /** The other side proposes another time, and the step would give a word for the old one. */
  | { readonly kind: 'proposal-first'; readonly status: BookingStatus }
  | { readonly kind: 'unknown' };

/** `transition`, as handed to what follows a step and takes further ones. */
export type TakeStep = (sql: Sql, request: StepRequest, now: Instant) => Promise<Outcome>;
