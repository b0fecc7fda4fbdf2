import type { Undelivered } from '#domain/notices/undelivered.ts';
import type { Sql } from '../db/sql.ts';
import type { BookingView } from './texts/texts.ts';
import type { BookingFacts, FamilyDayFacts, InvitationSending, ReviewFacts, WaitFacts } from './topics.ts';
import { isUnwanted } from './wish-store.ts';

/** SQL of messages on their way: those about a booking lie with its pandit, the others on their own. */

/** A message whose turn it is, with whom and what it is about. */
export interface DueMessage {
  /** Null where the message concerns no booking. */
  readonly panditId: string | null;
  readonly id: string;
  /** How many attempts were made, with the one it was claimed for. */
  readonly attempts: number;
  readonly topic: string;
  readonly payload: BookingFacts | ReviewFacts | WaitFacts | FamilyDayFacts | InvitationSending;
  /** Null for a person who is no longer with us. */
  readonly phone: string | null;
  readonly locale: string | null;
}

export interface DueOfBooking extends DueMessage, BookingView {
  readonly panditId: string;
  /** When the puja is over. */
  readonly endsAt: Date;
  /** Another reminder of the same puja is due as well. */
  readonly hasNewer: boolean;
}

/** After how many milliseconds a claimed message may be claimed again, by the number of attempts before. */
export interface Claim {
  readonly now: Date;
  readonly limit: number;
  readonly backoffs: readonly number[];
}

/**
 * Counts the attempt before it is made and puts the next one off, so that no other process sends it at the same time and a crash
 * only means that it comes again. One message to a phone at a time.
 */
export async function claimOfBookings(sql: Sql, { now, limit, backoffs }: Claim): Promise<DueOfBooking[]> {
  return sql<DueOfBooking[]>`
    WITH due AS MATERIALIZED (
      SELECT o.pandit_id, o.id FROM booking_outbox o
      WHERE o.done_at IS NULL AND o.due_at <= ${now} AND NOT ${waitsForAnother(sql, now)} AND NOT ${isUnwanted(sql)}
      ORDER BY o.due_at LIMIT ${limit} FOR UPDATE SKIP LOCKED),
    claimed AS (
      UPDATE booking_outbox o SET attempts = o.attempts + 1, due_at = ${nextAt(sql, now, backoffs)}
      FROM due WHERE o.pandit_id = due.pandit_id AND o.id = due.id
      RETURNING o.pandit_id, o.id, o.booking_id, o.person_id, o.attempts, o.topic, o.payload)
    SELECT o.pandit_id, o.id, o.attempts, o.topic, o.payload, to_whom.phone, to_whom.locale,
      c.name AS customer, c.name_odia AS customer_or, c.name_devanagari AS customer_hi,
      p.name AS pandit, p.name_odia AS pandit_or, p.name_devanagari AS pandit_hi, r.name AS ritual, r.name_or AS ritual_or, r.name_hi AS ritual_hi, g.quiet, b.day, b.start_minute, b.price_paise, b.advance_paise, b.place, b.start_code,
      b.muhurat, upper(b.period) AS ends_at,
      o.topic LIKE 'soon.%' AND EXISTS (
        SELECT 1 FROM booking_outbox n
        WHERE n.person_id = o.person_id AND n.id > o.id AND n.done_at IS NULL AND n.due_at <= ${now}
          AND n.booking_id = o.booking_id AND n.topic = o.topic OFFSET 0) AS has_newer
    FROM claimed o
    JOIN bookings b ON b.pandit_id = o.pandit_id AND b.id = o.booking_id
    JOIN people c ON c.id = b.customer_id
    JOIN people p ON p.id = b.pandit_id
    JOIN rituals r ON r.id = b.ritual_id
    LEFT JOIN categories g ON g.id = r.category_id
    LEFT JOIN people to_whom ON to_whom.id = o.person_id AND to_whom.deleted_at IS NULL`;
}

/** The same for messages that concern no booking. */
export async function claimOthers(sql: Sql, { now, limit, backoffs }: Claim): Promise<DueMessage[]> {
  return sql<DueMessage[]>`
    WITH due AS MATERIALIZED (
      SELECT o.id FROM outbox o
      WHERE o.done_at IS NULL AND o.due_at <= ${now} AND NOT ${waitsForAnother(sql, now)}
      ORDER BY o.due_at LIMIT ${limit} FOR UPDATE SKIP LOCKED),
    claimed AS (
      UPDATE outbox o SET attempts = o.attempts + 1, due_at = ${nextAt(sql, now, backoffs)}
      FROM due WHERE o.id = due.id
      RETURNING o.id, o.person_id, o.attempts, o.topic, o.payload)
    SELECT NULL AS pandit_id, o.id, o.attempts, o.topic, o.payload, to_whom.phone, to_whom.locale
    FROM claimed o LEFT JOIN people to_whom ON to_whom.id = o.person_id AND to_whom.deleted_at IS NULL`;
}

/**
 * Whether an earlier message (of either outbox) to the same person has to go before `o`: one that is due, with the vendor, or
 * tried again later. One that is for later and was never tried holds up nothing.
 */
const waitsForAnother = (sql: Sql, now: Date) => sql`(
  EXISTS (
    SELECT 1 FROM booking_outbox e
    WHERE e.person_id = o.person_id AND e.id < o.id AND e.done_at IS NULL AND (e.attempts > 0 OR e.due_at <= ${now}) OFFSET 0)
  OR EXISTS (
    SELECT 1 FROM outbox e
    WHERE e.person_id = o.person_id AND e.id < o.id AND e.done_at IS NULL AND (e.attempts > 0 OR e.due_at <= ${now}) OFFSET 0))`;

const nextAt = (sql: Sql, now: Date, backoffs: readonly number[]) => sql`
  ${now}::timestamptz + (${backoffs as number[]}::int[])[least(o.attempts + 1, ${backoffs.length}::int)] * interval '1 ms'`;

/** What came of an attempt: sent (no error), put off (an error), or given up (an error, and done). */
export interface Attempt {
  readonly due: DueMessage;
  readonly error: string | null;
  /** The same by a code that each language has words for. */
  readonly code: Undelivered | null;
  readonly done: boolean;
}

export async function noteOfBookings(sql: Sql, attempts: readonly Attempt[], at: Date): Promise<void> {
  await sql`
    UPDATE booking_outbox o SET last_error = made.error, error_code = made.code, done_at = CASE WHEN made.done THEN ${at}::timestamptz END
    FROM ${rowsOf(sql, attempts)}
    WHERE o.pandit_id = made.pandit_id AND o.id = made.id`;
}

export async function noteOthers(sql: Sql, attempts: readonly Attempt[], at: Date): Promise<void> {
  await sql`
    UPDATE outbox o SET last_error = made.error, error_code = made.code, done_at = CASE WHEN made.done THEN ${at}::timestamptz END
    FROM ${rowsOf(sql, attempts)} WHERE o.id = made.id`;
}

function rowsOf(sql: Sql, attempts: readonly Attempt[]) {
  const rows = attempts.map(({ due, error, code, done }) => ({
    pandit_id: due.panditId,
    id: due.id,
    error,
    code,
    done,
  }));
  return sql`jsonb_to_recordset(${sql.json(rows)}) AS made (pandit_id uuid, id uuid, error text, code text, done boolean)`;
}

export interface InvitedRow {
  phone: string;
  invitedBy: string | null;
  expiresAt: Date;
}

/** Null for an invitation that is over, or was sent again since this message was written. */
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
