import type { Sql } from '../db/sql.ts';
import type { BookingView } from './texts.ts';
import type { BookingFacts, InvitationSending, ReviewFacts } from './topics.ts';

/** SQL of messages on their way: those about a booking lie with its pandit, the others on their own. */

/** A row of an outbox. `panditId` is null where the message concerns no booking. */
export interface DueMessage {
  readonly panditId: string | null;
  readonly id: string;
  readonly attempts: number;
}

export async function dueMessages(sql: Sql, now: Date, limit: number): Promise<DueMessage[]> {
  return sql<DueMessage[]>`
    (SELECT pandit_id, id, attempts, due_at FROM booking_outbox
      WHERE done_at IS NULL AND due_at <= ${now} ORDER BY due_at LIMIT ${limit})
    UNION ALL
    (SELECT NULL, id, attempts, due_at FROM outbox
      WHERE done_at IS NULL AND due_at <= ${now} ORDER BY due_at LIMIT ${limit})
    ORDER BY due_at LIMIT ${limit}`;
}

export interface Claimed {
  personId: string | null;
  bookingId: string | null;
  topic: string;
  payload: BookingFacts | ReviewFacts | InvitationSending;
}

/**
 * Counts the attempt before it is made and puts the next one off, so that nobody else sends it meanwhile and a crash
 * only means that it comes again. Null where somebody was faster.
 */
export async function claimMessage(sql: Sql, due: DueMessage, nextAt: Date): Promise<Claimed | null> {
  const [row] = due.panditId
    ? await sql<Claimed[]>`
        UPDATE booking_outbox SET attempts = attempts + 1, due_at = ${nextAt}
        WHERE pandit_id = ${due.panditId} AND id = ${due.id} AND attempts = ${due.attempts} AND done_at IS NULL
        RETURNING person_id, booking_id, topic, payload`
    : await sql<Claimed[]>`
        UPDATE outbox SET attempts = attempts + 1, due_at = ${nextAt}
        WHERE id = ${due.id} AND attempts = ${due.attempts} AND done_at IS NULL
        RETURNING person_id, NULL AS booking_id, topic, payload`;
  return row ?? null;
}

/** What came of an attempt: sent (no error), put off (an error), or given up (an error, and done). */
export async function noteAttempt(sql: Sql, due: DueMessage, error: string | null, doneAt: Date | null): Promise<void> {
  if (due.panditId) {
    await sql`UPDATE booking_outbox SET last_error = ${error}, done_at = ${doneAt}
      WHERE pandit_id = ${due.panditId} AND id = ${due.id}`;
  } else {
    await sql`UPDATE outbox SET last_error = ${error}, done_at = ${doneAt} WHERE id = ${due.id}`;
  }
}

export interface Recipient {
  phone: string;
  locale: string;
}

/** Null for a person who is no longer with us. */
export async function recipientOf(sql: Sql, personId: string): Promise<Recipient | null> {
  const [row] = await sql<Recipient[]>`
    SELECT phone, locale FROM people WHERE id = ${personId} AND deleted_at IS NULL`;
  return row ?? null;
}

export async function bookingView(sql: Sql, panditId: string, bookingId: string): Promise<BookingView | null> {
  const [row] = await sql<BookingView[]>`
    SELECT c.name AS customer, p.name AS pandit, r.name AS ritual, b.day, b.start_minute, b.advance_paise
    FROM bookings b
    JOIN people c ON c.id = b.customer_id
    JOIN people p ON p.id = b.pandit_id
    JOIN rituals r ON r.id = b.ritual_id
    WHERE b.pandit_id = ${panditId} AND b.id = ${bookingId}`;
  return row ?? null;
}

export interface InvitedRow {
  phone: string;
  invitedBy: string | null;
  expiresAt: Date;
}

/** Null for an invitation that is over, or was sent anew since this message was left. */
export async function invitedBySending(
  sql: Sql,
  { invitationId, sendings }: InvitationSending,
  now: Date,
): Promise<InvitedRow | null> {
  const [row] = await sql<InvitedRow[]>`
    SELECT i.phone, i.expires_at, b.name AS invited_by
    FROM staff_invitations i LEFT JOIN people b ON b.id = i.invited_by
    WHERE i.id = ${invitationId} AND i.sendings = ${sendings}
      AND i.accepted_at IS NULL AND i.revoked_at IS NULL AND i.expires_at > ${now}`;
  return row ?? null;
}
