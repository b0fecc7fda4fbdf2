import { askedNowStatuses, type AskState, type Consent } from '#domain/asks/asks.ts';
import { liveStatuses, type BookingStatus } from '#domain/booking.ts';
import type { Paise } from '#domain/money.ts';
import type { NameInScripts } from '#domain/people/scripts/name-in.ts';
import type { Day } from '#domain/time.ts';
import type { Sql } from '../../db/sql.ts';
import type { BookingRef } from '../../ledger/ledger.ts';

/** SQL of puja requests to several pandits. */

export interface AskKey {
  readonly customerId: string;
  readonly askId: string;
}

export interface AskRow {
  id: string;
  customerId: string;
  /** Null where the family has not said: then nobody is asked. */
  consent: Consent | null;
  limitPaise: Paise | null;
  state: AskState;
  /** The booking that has it. */
  wonId: string | null;
  /** The booking that was given up, and whose advance waits for the next one. */
  keptPanditId: string | null;
  keptId: string | null;
  nextAt: Date | null;
}

export async function insertAsk(
  sql: Sql,
  { customerId, askId }: AskKey,
  { consent, limit, state, at }: { consent: Consent | null; limit: Paise | null; state: AskState; at: Date },
): Promise<void> {
  await sql`
    INSERT INTO booking_asks (customer_id, id, consent, consent_said, limit_paise, state, created_at)
    VALUES (${customerId}, ${askId}, ${consent ?? 'no'}, ${consent !== null}, ${limit}, ${state}, ${at})`;
}

/** One more pandit is asked for it. */
export async function insertMade(sql: Sql, { customerId, askId }: AskKey, ref: BookingRef): Promise<void> {
  await sql`
    INSERT INTO booking_asks_made (customer_id, ask_id, pandit_id, booking_id)
    VALUES (${customerId}, ${askId}, ${ref.panditId}, ${ref.bookingId})`;
}

/** A booking from before is one of those asked. A transaction that decided about it without knowing that has to look again. */
export async function joinAsk(sql: Sql, key: AskKey, { panditId, bookingId }: BookingRef): Promise<void> {
  await insertMade(sql, key, { panditId, bookingId });
  await sql`UPDATE bookings SET ask_id = ${key.askId}, version = version + 1 WHERE pandit_id = ${panditId} AND id = ${bookingId}`;
}

/** Kept for this transaction: which of the pandits has it is decided by one at a time. */
export async function lockAsk(sql: Sql, { customerId, askId }: AskKey): Promise<AskRow> {
  const [row] = await sql<AskRow[]>`
    SELECT id, customer_id, CASE WHEN consent_said THEN consent END AS consent, limit_paise, state, won_id, kept_pandit_id, kept_id, next_at
    FROM booking_asks WHERE customer_id = ${customerId} AND id = ${askId} FOR UPDATE`;
  if (!row) throw new Error('A booking names its ask.');
  return row;
}

export interface AskNow {
  readonly state: AskState;
  readonly wonId: string | null;
  readonly kept: BookingRef | null;
  readonly nextAt: Date | null;
}

export async function setAsk(sql: Sql, { customerId, askId }: AskKey, now: AskNow): Promise<void> {
  await sql`
    UPDATE booking_asks SET state = ${now.state}, won_id = ${now.wonId}, next_at = ${now.nextAt},
      kept_pandit_id = ${now.kept?.panditId ?? null}, kept_id = ${now.kept?.bookingId ?? null}
    WHERE customer_id = ${customerId} AND id = ${askId}`;
}

/** What the family says about others from now on; where it says nothing, what it said before. */
export async function setWish(
  sql: Sql,
  { customerId, askId }: AskKey,
  { consent, limit }: { consent: Consent | null; limit: Paise | null },
): Promise<void> {
  await sql`
    UPDATE booking_asks SET consent = coalesce(${consent}, consent), consent_said = consent_said OR ${consent !== null},
      limit_paise = ${limit}
    WHERE customer_id = ${customerId} AND id = ${askId}`;
}

export interface MadeRow extends BookingRef {
  readonly status: BookingStatus;
}

/** The bookings of an ask, in the order they were asked. */
export async function madeOf(sql: Sql, { customerId, askId }: AskKey): Promise<MadeRow[]> {
  return sql<MadeRow[]>`
    SELECT m.pandit_id, m.booking_id, b.status
    FROM booking_asks_made m JOIN bookings b ON b.pandit_id = m.pandit_id AND b.id = m.booking_id
    WHERE m.customer_id = ${customerId} AND m.ask_id = ${askId} ORDER BY m.booking_id`;
}

/** The bookings of an ask that still have steps before them. */
export async function liveMade(sql: Sql, key: AskKey): Promise<MadeRow[]> {
  return (await madeOf(sql, key)).filter(({ status }) => liveStatuses.includes(status));
}

/** The ids of those of these bookings whose family asks other pandits for the same puja at present. */
export async function askedBeside(sql: Sql, refs: readonly BookingRef[]): Promise<ReadonlySet<string>> {
  if (refs.length === 0) return new Set();
  const rows = await sql<{ id: string }[]>`
    SELECT DISTINCT b.id FROM unnest(${refs.map(({ panditId }) => panditId)}::uuid[], ${refs.map(({ bookingId }) => bookingId)}::uuid[])
      AS k (pandit_id, id)
    JOIN bookings b ON b.pandit_id = k.pandit_id AND b.id = k.id
    JOIN booking_asks_made m ON m.customer_id = b.customer_id AND m.ask_id = b.ask_id AND m.booking_id <> b.id
    JOIN bookings o ON o.pandit_id = m.pandit_id AND o.id = m.booking_id AND o.status IN ${sql(askedNowStatuses)}`;
  return new Set(rows.map(({ id }) => id));
}

/** Asks somebody has to look at, longest ago first, that nobody looks at just now. */
export async function dueAsks(sql: Sql, now: Date, limit: number): Promise<AskKey[]> {
  return sql<AskKey[]>`
    SELECT customer_id, id AS ask_id FROM booking_asks WHERE next_at <= ${now}
    ORDER BY next_at LIMIT ${limit}`;
}

/** These asks, to be shown. */
export async function asksOf(sql: Sql, keys: readonly AskKey[]): Promise<AskRow[]> {
  if (keys.length === 0) return [];
  return sql<AskRow[]>`
    SELECT a.id, a.customer_id, CASE WHEN a.consent_said THEN a.consent END AS consent, a.limit_paise, a.state, a.won_id, a.kept_pandit_id, a.kept_id, a.next_at
    FROM booking_asks a
    JOIN unnest(${keys.map(({ customerId }) => customerId)}::uuid[], ${keys.map(({ askId }) => askId)}::uuid[])
      AS k (customer_id, id) ON a.customer_id = k.customer_id AND a.id = k.id`;
}

export interface ShownMade extends NameInScripts {
  askId: string;
  bookingId: string;
  panditId: string;
  status: BookingStatus;
  pricePaise: Paise;
  day: Day;
  startMinute: number | null;
  startsAt: Date;
  place: string;
  isSubstitute: boolean;
  /** The last step that changed its state. */
  action: string;
  fromStatus: string | null;
  /** The advance that was paid for this booking and is another's now. */
  wentPaise: Paise | null;
}

/** Whom these asks went to, in the order they were asked. */
export async function shownMade(sql: Sql, keys: readonly AskKey[]): Promise<ShownMade[]> {
  if (keys.length === 0) return [];
  return sql<ShownMade[]>`
    SELECT m.ask_id, m.booking_id, m.pandit_id, p.name, p.name_odia, p.name_devanagari, b.status, b.price_paise, b.day, b.start_minute, lower(b.period) AS starts_at, b.place,
      b.is_substitute, e.action, e.from_status,
      -- what leaves a booking in the name of a payment, and not of a refund, has gone along
      (SELECT sum(l.amount_paise)::bigint FROM ledger l JOIN payments paid ON paid.id = l.source_id
        WHERE l.pandit_id = m.pandit_id AND l.booking_id = m.booking_id AND l.kind = 'refund') AS went_paise
    FROM unnest(${keys.map(({ customerId }) => customerId)}::uuid[], ${keys.map(({ askId }) => askId)}::uuid[])
      AS k (customer_id, id)
    JOIN booking_asks_made m ON m.customer_id = k.customer_id AND m.ask_id = k.id
    JOIN bookings b ON b.pandit_id = m.pandit_id AND b.id = m.booking_id
    JOIN people p ON p.id = m.pandit_id
    CROSS JOIN LATERAL (
      SELECT action, from_status FROM booking_events
      WHERE pandit_id = m.pandit_id AND booking_id = m.booking_id AND from_status IS DISTINCT FROM to_status
      ORDER BY version DESC LIMIT 1) e
    ORDER BY m.booking_id`;
}
