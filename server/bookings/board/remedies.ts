import type { DeedName } from '#domain/deeds.ts';
import type { Received } from '#contract/index.ts';
import type { Watched } from '#contract/office/board.ts';
import { isAgreed, wasHeld, type Side } from '#domain/booking.ts';
import { awaited, remindAgainAt, remindedOf, REMIND_EVERY, type CallOutcome } from '#domain/booking/board.ts';
import { ownNote } from '#domain/booking/own-reason.ts';
import { paise } from '#domain/money.ts';
import { earlier, instantOf, type Instant } from '#domain/time.ts';
import { audit } from '../../audit/audit.ts';
import { transaction, type Sql } from '../../db/sql.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/failure.ts';
import type { Viewer } from '../../http/viewer.ts';
import type { BookingRef } from '../../ledger/ledger.ts';
import { lastReminders, tellOfBooking } from '../../notifications/notifications.ts';
import { sumsFor } from '../present.ts';
import { completeFor } from '../steps/case-steps.ts';
import { lockPandit } from '../steps/step-store.ts';
import { bookingById, bookingOf, type BookingRow } from '../store.ts';
import { ANSWERED, CALLED, REMINDED, watch } from './board.ts';
import { lockBooking } from './store.ts';

/** What somebody of the office does about a puja from the board, in one press. */

/**
 * Tells the side whose step is awaited that it is. Pressed twice, or by two at once, it is one message: the second is refused
 * with `board_reminded_already` until an hour is over.
 */
export async function remind(
  deps: Deps,
  admin: Viewer,
  { bookingId }: Received<'POST /admin/board/remind', 'body'>,
  requestId: string,
): Promise<Watched> {
  const now = deps.now();
  return inTurn(deps, admin, { bookingId, now }, async (sql, ref, row) => {
    const party = awaited(row.status, row.begunAt !== null) ?? refuse('board_nothing_to_remind');
    const last = (await lastReminders(sql, [ref], earlier(now, REMIND_EVERY))).get(bookingId) ?? null;
    if (remindAgainAt(last, now)) refuse('board_reminded_already');
    const personId = party === 'customer' ? row.customerId : row.panditId;
    const waitsFor = remindedOf(row.status);
    const dueAt = waitsFor === 'puja' || row.dueAt === null ? null : instantOf(row.dueAt);
    const amount = waitsFor === 'payment' ? paise(sumsFor(row, []).due) : null;
    await tellOfBooking(sql, { ...ref, personId, topic: `remind.${party}`, facts: { waitsFor, dueAt, amount } }, now);
    await note(sql, admin, { action: REMINDED, bookingId, party, requestId }, now);
  });
}

/** Writes down that one side was called: the next of the office need not. */
export async function noteCall(
  deps: Deps,
  admin: Viewer,
  { bookingId, party, outcome, note: said }: Received<'POST /admin/board/call', 'body'>,
  requestId: string,
): Promise<Watched> {
  const now = deps.now();
  const called = { action: CALLED, bookingId, party, requestId } as const;
  const deed = { ...called, ...(outcome && { outcome }), ...(said && { said }) };
  return inTurn(deps, admin, { bookingId, now }, (sql) => note(sql, admin, deed, now));
}

/** Opens a case as the family would; in the transaction of the press (`cases/open-by-office.ts`). */
export type OpenAbsence = (
  sql: Sql,
  admin: Viewer,
  ref: BookingRef,
  words: string | null,
  now: Instant,
) => Promise<void>;

/** What was found out about a puja whose hour has come. Pressed twice, or by two at once, it is done once. */
export async function answer(
  { pool, now }: Deps,
  admin: Viewer,
  { bookingId, answer: found, note: said }: Received<'POST /admin/board/answer', 'body'>,
  requestId: string,
  openAbsence: OpenAbsence,
): Promise<Watched> {
  const at = now();
  return transaction(pool, async (sql) => {
    const { panditId } = (await bookingById(sql, bookingId)) ?? refuse('booking_unknown');
    const ref = { panditId, bookingId };
    await lockPandit(sql, panditId);
    // the pandit may begin it by the code at this moment
    await lockBooking(sql, ref);
    const { status, begunAt } = (await bookingOf(sql, ref)) ?? refuse('booking_unknown');
    if (found === 'nobodyCame') {
      await openAbsence(sql, admin, ref, said ?? null, at);
      const deed = { actorId: admin.id, action: ANSWERED, subjectType: 'booking', subjectId: bookingId } as const;
      await audit(sql, { ...deed, after: { answer: found }, ...(said && { note: said }), requestId }, at);
    } else if (!wasHeld(status)) {
      if (!isAgreed(status)) refuse('booking_no_step');
      await completeFor(
        sql,
        admin,
        ref,
        { status, reason: said ?? ownNote(begunAt === null ? 'held' : 'heldByCode'), requestId },
        at,
      );
    }
    const [shown] = await watch(sql, admin, [bookingId], at);
    return shown ?? refuse('booking_unknown');
  });
}

type Deed = (sql: Sql, ref: BookingRef, row: BookingRow) => Promise<void>;

async function inTurn(
  { pool }: Deps,
  admin: Viewer,
  { bookingId, now }: { bookingId: string; now: Instant },
  deed: Deed,
): Promise<Watched> {
  return transaction(pool, async (sql) => {
    const { panditId } = (await bookingById(sql, bookingId)) ?? refuse('booking_unknown');
    const ref = { panditId, bookingId };
    await lockBooking(sql, ref);
    await deed(sql, ref, (await bookingOf(sql, ref)) ?? refuse('booking_unknown'));
    const [shown] = await watch(sql, admin, [bookingId], now);
    return shown ?? refuse('booking_unknown');
  });
}

interface Noted {
  readonly action: DeedName;
  readonly bookingId: string;
  readonly party: Side;
  readonly outcome?: CallOutcome;
  readonly said?: string;
  readonly requestId: string;
}

const note = (sql: Sql, admin: Viewer, { action, bookingId, party, outcome, said, requestId }: Noted, now: Instant) => {
  const deed = { actorId: admin.id, action, subjectType: 'booking', subjectId: bookingId, requestId } as const;
  return audit(sql, { ...deed, after: { party, ...(outcome && { outcome }) }, ...(said && { note: said }) }, now);
};
