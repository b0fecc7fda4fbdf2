import { TOO_LATE } from '#domain/notices/too-late.ts';
import type { Sql } from '../db/sql.ts';
import type { BookingView } from './texts/texts.ts';
import type { BookingFacts } from './topics.ts';

/** SQL of messages that reached nobody. */

export interface UnreachedRow extends BookingView {
  id: string;
  panditId: string;
  bookingId: string;
  name: string;
  phone: string;
  locale: string;
  topic: string;
  payload: BookingFacts;
  reason: string;
  errorCode: string | null;
  at: Date;
}

export interface After {
  readonly at: string;
  readonly id: string;
}

/** Oldest first; of people who are still with us. Nobody is called about what is over: what was held back for that, and reminders. */
export const unreached = (
  sql: Sql,
  { after, limit, now }: { after: After | null; limit: number; now: Date },
): Promise<UnreachedRow[]> => sql<UnreachedRow[]>`
  SELECT o.id, o.pandit_id, o.booking_id, w.name, w.phone, w.locale, o.topic, o.payload, o.last_error AS reason, o.error_code, o.done_at AS at,
    c.name AS customer, c.name_odia AS customer_or, c.name_devanagari AS customer_hi,
    p.name AS pandit, p.name_odia AS pandit_or, p.name_devanagari AS pandit_hi, r.name AS ritual, r.name_or AS ritual_or, r.name_hi AS ritual_hi, g.quiet, b.day, b.start_minute, b.price_paise, b.advance_paise, b.place, b.start_code
  FROM booking_outbox o
  JOIN people w ON w.id = o.person_id AND w.deleted_at IS NULL AND w.phone IS NOT NULL
  JOIN bookings b ON b.pandit_id = o.pandit_id AND b.id = o.booking_id
  JOIN people c ON c.id = b.customer_id
  JOIN people p ON p.id = b.pandit_id
  JOIN rituals r ON r.id = b.ritual_id
  LEFT JOIN categories g ON g.id = r.category_id
  WHERE o.done_at IS NOT NULL AND o.last_error IS NOT NULL AND o.called_at IS NULL
    AND o.last_error <> ${TOO_LATE} AND NOT (o.topic LIKE 'soon.%' AND upper(b.period) <= ${now})
    ${after === null ? sql`` : sql`AND (o.done_at, o.id) > (${after.at}::timestamptz, ${after.id}::uuid)`}
  ORDER BY o.done_at, o.id LIMIT ${limit}`;

/** The booking of a message that reached nobody, and of which nobody has told them. */
export async function givenUp(sql: Sql, messageId: string): Promise<{ bookingId: string } | null> {
  const [row] = await sql<{ bookingId: string }[]>`
    SELECT booking_id FROM booking_outbox
    WHERE id = ${messageId} AND done_at IS NOT NULL AND last_error IS NOT NULL AND called_at IS NULL`;
  return row ?? null;
}

/** Whether there is such a message that was given up; `isNew`: nobody had called yet. */
export async function markCalled(
  sql: Sql,
  messageId: string,
  by: string,
  at: Date,
): Promise<{ bookingId: string; isNew: boolean } | null> {
  const [marked] = await sql<{ bookingId: string }[]>`
    UPDATE booking_outbox SET called_at = ${at}, called_by = ${by}
    WHERE id = ${messageId} AND done_at IS NOT NULL AND last_error IS NOT NULL AND called_at IS NULL
    RETURNING booking_id`;
  if (marked) return { ...marked, isNew: true };
  const [before] = await sql<{ bookingId: string }[]>`
    SELECT booking_id FROM booking_outbox WHERE id = ${messageId} AND called_at IS NOT NULL`;
  return before ? { ...before, isNew: false } : null;
}
