import {
  bookingStatuses,
  fellThrough,
  heldStatuses,
  isAgreed,
  LAST_HOURS,
  liveStatuses,
  payableStatuses,
  unacceptedStatuses,
  unansweredStatuses,
} from '#domain/booking.ts';
import { EVE, graveReasons, SAVED_FOR, SILENT_HOURS, type BoardShow, type HandReason } from '#domain/booking/board.ts';
import type { Paise } from '#domain/money.ts';
import { addDays, dayAt, earlier, hours, later, startOfDay, type Day, type Instant } from '#domain/time.ts';
import { MOST } from '../../db/found.ts';
import type { Sql } from '../../db/sql.ts';
import type { BookingRef } from '../../ledger/ledger.ts';
import { troubledWhere } from '../lists/trouble-store.ts';

/** SQL of the office's board. What a day holds is a range of `bookings_board`; rows are read of those that may need a hand alone. */

const agreedStatuses = bookingStatuses.filter(isAgreed);
const endedByOthers = bookingStatuses.filter(fellThrough);
const unconfirmedStatuses = [...unansweredStatuses, ...payableStatuses, ...unacceptedStatuses];
const shownStatuses = [...liveStatuses, ...heldStatuses];

export interface DayRow {
  day: Day;
  /** The half hour, in minutes of the day; null where no hour was named. */
  slot: number | null;
  total: number;
  begun: number;
  agreed: number;
  unconfirmed: number;
}

/** What these days hold, by the half hour; from the index alone. */
export const figuresOf = (sql: Sql, days: readonly Day[]): Promise<DayRow[]> => sql<DayRow[]>`
  SELECT day, start_minute / 30 * 30 AS slot, count(*)::int AS total,
    count(*) FILTER (WHERE begun_at IS NOT NULL OR status IN ${sql(heldStatuses)})::int AS begun,
    count(*) FILTER (WHERE begun_at IS NULL AND status IN ${sql(agreedStatuses)})::int AS agreed,
    count(*) FILTER (WHERE status IN ${sql(unconfirmedStatuses)})::int AS unconfirmed
  FROM bookings WHERE day IN ${sql(days)} AND status IN ${sql(shownStatuses)}
  GROUP BY 1, 2 ORDER BY 1, 2`;

export interface NeedingRow extends BookingRef {
  why: HandReason[];
}

export interface NeedingSpot {
  /** 0: it needs a hand now, and can be saved; 1: it can no more; 2: it may need one soon. */
  readonly rank: number;
  /** How far its hour is from now, before or behind, in milliseconds. */
  readonly far: number;
  readonly id: string;
}

/** What of these days needs a hand: what can still be saved first, the nearest hour before all. */
export const needing = (
  sql: Sql,
  days: readonly Day[],
  now: Instant,
  { after, limit }: { after: NeedingSpot | null; limit: number },
) => sql<(NeedingRow & NeedingSpot)[]>`
  SELECT pandit_id, id AS booking_id, id, why, rank, far FROM (${ranked(sql, days, now)}) r
  ${after ? sql`WHERE (rank, far, id) > (${after.rank}::int, ${after.far}::bigint, ${after.id}::uuid)` : sql``}
  ORDER BY rank, far, id LIMIT ${limit}`;

/** How many there are, a thousand at most. */
export async function countNeeding(sql: Sql, days: readonly Day[], now: Instant): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    SELECT count(*)::int AS count FROM (SELECT 1 FROM (${ranked(sql, days, now)}) r LIMIT ${MOST}) c`;
  return row?.count ?? 0;
}

/** Why these bookings need a hand; what needs none is left out. */
export const reasonsOf = (sql: Sql, ids: readonly string[], now: Instant): Promise<NeedingRow[]> => sql<NeedingRow[]>`
  SELECT pandit_id, id AS booking_id, why FROM (
    ${reasoned(sql, sql`(SELECT unnest(${ids as string[]}::uuid[]) AS id)`, now)}) w WHERE cardinality(why) > 0`;

const ranked = (sql: Sql, days: readonly Day[], now: Instant) => sql`
  SELECT pandit_id, id, why,
    CASE WHEN NOT why && ${[...graveReasons]}::text[] THEN 2 WHEN starts_at > ${new Date(earlier(now, SAVED_FOR))} THEN 0 ELSE 1 END AS rank,
    abs(1000 * extract(epoch FROM starts_at - ${new Date(now)}))::bigint AS far
  FROM (${reasoned(sql, candidates(sql, days, now), now)}) w WHERE cardinality(why) > 0`;

/** Pujas of these days that may need a hand, as far as the index knows, and all that are in trouble. */
const candidates = (sql: Sql, days: readonly Day[], now: Instant) => sql`
  (SELECT id FROM (
    SELECT id FROM bookings
    WHERE day IN ${sql(days)} AND (status IN ${sql([...unconfirmedStatuses, ...endedByOthers])}
      OR (status IN ${sql(agreedStatuses)} AND begun_at IS NULL AND start_minute IS NOT NULL AND lower(period) <= ${new Date(now)}))
    OFFSET 0) d
   UNION
   SELECT b.id FROM cases c
   CROSS JOIN LATERAL (SELECT id, day FROM bookings WHERE pandit_id = c.pandit_id AND id = c.booking_id OFFSET 0) b
   WHERE c.closed_at IS NULL AND c.owner_id IS NULL AND b.day IN ${sql(days)}
   UNION
   SELECT b.id FROM booking_asks a CROSS JOIN LATERAL (SELECT id, day FROM bookings WHERE id = a.won_id OFFSET 0) b
   WHERE a.next_at IS NOT NULL AND a.won_id IS NOT NULL AND b.day IN ${sql(days)}
   UNION
   SELECT t.id FROM (${troubledWhere(sql, now, sql`day IN ${sql(days)}`)}) t)`;

/**
 * Why each of them needs a hand. One that was agreed has a start code; a family that has asked again since is not alone; a case that somebody of the
 * office has is in hands.
 */
function reasoned(sql: Sql, ids: ReturnType<typeof candidates>, now: Instant) {
  const silentSince = new Date(earlier(now, hours(SILENT_HOURS)));
  const soonDue = new Date(later(now, hours(LAST_HOURS)));
  const isEve = now >= later(startOfDay(dayAt(now)), EVE);
  const silent = sql`(b.updated_at <= ${silentSince} OR b.due_at <= ${soonDue}
    OR (${isEve} AND b.day = ${addDays(dayAt(now), 1)}))`;
  return sql`
    WITH k AS MATERIALIZED (SELECT id FROM ${ids} one),
    t AS MATERIALIZED (
      SELECT id, array_agg(DISTINCT why) AS why FROM (${troubledWhere(sql, now, sql`id IN (SELECT id FROM k)`)}) x GROUP BY id)
    SELECT b.pandit_id, b.id, lower(b.period) AS starts_at, ARRAY(
      SELECT DISTINCT w FROM unnest(coalesce(t.why, '{}') || ARRAY[
        CASE WHEN b.status IN ${sql(endedByOthers)} AND b.start_code IS NOT NULL AND NOT ${askedAnew(sql)}
          AND coalesce(a.state NOT IN ('asked', 'seeking'), true) THEN 'leftAlone' END,
        CASE WHEN b.status IN ${sql(agreedStatuses)} AND b.begun_at IS NULL AND b.start_minute IS NOT NULL
          AND lower(b.period) <= ${new Date(now)} AND NOT ${saidAbsent(sql)} THEN 'notBegun' END,
        CASE WHEN EXISTS (
          SELECT 1 FROM cases c WHERE c.pandit_id = b.pandit_id AND c.booking_id = b.id AND c.closed_at IS NULL AND c.owner_id IS NULL) THEN 'inCase' END,
        CASE WHEN b.status IN ${sql(endedByOthers)} AND b.start_code IS NOT NULL AND a.state IN ('asked', 'seeking')
          AND NOT EXISTS (
            SELECT 1 FROM booking_asks_made m JOIN bookings o ON o.pandit_id = m.pandit_id AND o.id = m.booking_id
            WHERE m.customer_id = b.customer_id AND m.ask_id = b.ask_id AND ${laterOne(sql)})
          THEN 'sought' END,
        CASE WHEN a.state = 'won' AND a.won_id = b.id AND a.next_at IS NOT NULL THEN 'handing' END,
        CASE WHEN b.status IN ${sql(unansweredStatuses)} AND ${silent} AND NOT ${standsIn(sql)} THEN 'unanswered' END,
        CASE WHEN b.status IN ${sql(payableStatuses)} AND ${silent} THEN 'unpaid' END,
        CASE WHEN b.status IN ${sql(unacceptedStatuses)} AND ${silent} THEN 'unconfirmed' END]) w
      WHERE w IS NOT NULL) AS why
    FROM k CROSS JOIN LATERAL (SELECT * FROM bookings WHERE id = k.id OFFSET 0) b LEFT JOIN t ON t.id = b.id
    LEFT JOIN LATERAL (
      SELECT state, won_id, next_at FROM booking_asks WHERE customer_id = b.customer_id AND id = b.ask_id OFFSET 0) a ON true`;
}

/** Whether a request `b` with its ask `a` replaces an agreed puja, whose row names all whom we ask. */
const standsIn = (sql: Sql) => sql`
  (b.is_substitute AND a.state IN ('asked', 'seeking') AND EXISTS (
    SELECT 1 FROM booking_asks_made m JOIN bookings o ON o.pandit_id = m.pandit_id AND o.id = m.booking_id
    WHERE m.customer_id = b.customer_id AND m.ask_id = b.ask_id AND o.status IN ${sql(endedByOthers)} AND o.start_code IS NOT NULL))`;

/** The pandits whom we ask at present for these pujas in place of their own. */
export const askedInstead = (sql: Sql, ids: readonly string[]) => sql<
  { ofId: string; name: string; until: Date | null }[]
>`
  SELECT b.id AS of_id, p.name, o.due_at AS until
  FROM (SELECT unnest(${ids as string[]}::uuid[]) AS id) k
  CROSS JOIN LATERAL (
    SELECT id, customer_id, ask_id FROM bookings WHERE id = k.id AND status NOT IN ${sql(unconfirmedStatuses)} OFFSET 0) b
  JOIN booking_asks_made m ON m.customer_id = b.customer_id AND m.ask_id = b.ask_id AND m.booking_id <> b.id
  JOIN bookings o ON o.pandit_id = m.pandit_id AND o.id = m.booking_id AND o.is_substitute AND o.status IN ${sql(unconfirmedStatuses)}
  JOIN people p ON p.id = o.pandit_id
  ORDER BY o.due_at, p.name`;

/** A case says already that nobody came, and the office works through it. */
const saidAbsent = (sql: Sql) => sql`EXISTS (
  SELECT 1 FROM cases c
  WHERE c.pandit_id = b.pandit_id AND c.booking_id = b.id AND c.kind = 'absence' AND c.closed_at IS NULL)`;

/** Or the family needs the puja no longer. */
const askedAnew = (sql: Sql) => sql`EXISTS (
  SELECT 1 FROM customer_bookings c JOIN bookings o ON o.pandit_id = c.pandit_id AND o.id = c.booking_id
  WHERE c.customer_id = b.customer_id AND c.day = b.day AND o.ritual_id = b.ritual_id
    AND (o.status IN ${sql(shownStatuses)} OR ${laterOne(sql)} OR (o.id = b.id AND c.not_needed_at IS NOT NULL)))`;

/** A later pandit `o` of the same puja does not come either: that booking is on the board. */
const laterOne = (sql: Sql) => sql`(o.id > b.id AND o.start_code IS NOT NULL AND o.status IN ${sql(endedByOthers)})`;

export interface WithdrawnRow {
  panditId: string;
  panditName: string;
  withdrawals: number;
  families: number;
  creditPaise: Paise;
}

/** Who withdrew most often from agreed pujas since then. */
export const withdrawalsSince = (sql: Sql, since: Date, limit: number): Promise<WithdrawnRow[]> => sql<WithdrawnRow[]>`
  SELECT w.pandit_id, p.name AS pandit_name, w.withdrawals, w.families, w.credit_paise FROM (
    SELECT e.pandit_id, count(*)::int AS withdrawals, count(DISTINCT b.customer_id)::int AS families,
      coalesce(sum(b.credit_given_paise), 0)::bigint AS credit_paise
    FROM booking_events e JOIN bookings b ON b.pandit_id = e.pandit_id AND b.id = e.booking_id
    WHERE e.action = 'withdraw' AND e.at > ${since}
    GROUP BY e.pandit_id ORDER BY withdrawals DESC, e.pandit_id LIMIT ${limit}) w
  JOIN people p ON p.id = w.pandit_id
  ORDER BY w.withdrawals DESC, w.pandit_id`;

export interface HourSpot {
  readonly at: number;
  readonly id: string;
}

export interface HourPage {
  readonly show: BoardShow;
  readonly now: Instant;
  readonly after: HourSpot | null;
  readonly limit: number;
}

/** The pujas of a day by their hour. */
export const byHour = (sql: Sql, day: Day, { show, now, after, limit }: HourPage): Promise<HourSpot[]> => sql<
  HourSpot[]
>`
  SELECT id, (1000 * extract(epoch FROM lower(period)))::bigint AS at FROM bookings
  WHERE day = ${day} AND ${shownBy(sql, show, now)}
    ${after ? sql`AND (lower(period), id) > (${new Date(after.at)}::timestamptz, ${after.id}::uuid)` : sql``}
  ORDER BY lower(period), id LIMIT ${limit}`;

function shownBy(sql: Sql, show: BoardShow, now: Instant) {
  if (show === 'unconfirmed') return sql`status IN ${sql(unconfirmedStatuses)}`;
  if (show === 'all') return sql`status IN ${sql(shownStatuses)}`;
  return sql`status IN ${sql(agreedStatuses)} AND begun_at IS NULL AND lower(period) <= ${new Date(now)} AND start_minute IS NOT NULL`;
}

/** Nobody else of the office reminds or calls about this booking until the transaction ends. */
export async function lockBooking(sql: Sql, { panditId, bookingId }: BookingRef): Promise<void> {
  await sql`SELECT 1 FROM bookings WHERE pandit_id = ${panditId} AND id = ${bookingId} FOR NO KEY UPDATE`;
}
