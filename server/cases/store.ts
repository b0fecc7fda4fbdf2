import type { CaseKind, Clocks, Opener, Origin } from '#domain/cases/case.ts';
import type { Measure, Remedy } from '#domain/cases/outcome.ts';
import { bookingStatuses, heldStatuses, type Actor, type BookingStatus, type Side } from '#domain/booking.ts';
import type { Paise } from '#domain/money.ts';
import { cameToNothing } from '#domain/people/in-touch.ts';
import { fromIn, saidIn } from '../bookings/said-in.ts';
import type { Sql } from '../db/sql.ts';
import type { BookingRef } from '../ledger/ledger.ts';

/** SQL of cases as they are opened and come to their end. */

export interface CaseKey {
  readonly panditId: string;
  readonly caseId: string;
}

export interface CaseRow {
  panditId: string;
  id: string;
  bookingId: string;
  customerId: string;
  number: string;
  kind: CaseKind;
  openedBy: Opener;
  origin: Origin;
  openerId: string | null;
  aboutId: string | null;
  openedAt: Date;
  acknowledgeBy: Date;
  resolveBy: Date;
  acknowledgedAt: Date | null;
  dueAt: Date;
  ownerId: string | null;
  closedAt: Date | null;
  remedy: Remedy | null;
  amountPaise: Paise | null;
  measure: Measure | null;
  decision: string | null;
  /** The pandit of its booking typed the family's code. */
  hasBegun: boolean;
  /** Who of the two has said something in it. */
  said: Side[];
}

export const caseColumns = (sql: Sql) => sql`
  c.pandit_id, c.id, c.booking_id, c.customer_id, c.number, c.kind, c.opened_by, c.opener_id, c.about_id, c.opened_at,
  c.acknowledge_by, c.resolve_by, c.acknowledged_at, c.due_at, c.owner_id, c.closed_at, c.remedy, c.amount_paise, c.measure,
  c.decision, ${fromIn(sql)} AS origin, ${saidIn(sql)} AS said, EXISTS (
    SELECT 1 FROM bookings k
    WHERE k.pandit_id = c.pandit_id AND k.id = c.booking_id AND k.begun_at IS NOT NULL) AS has_begun`;

/** A booking as a case finds it; who decides about its money waits until the transaction ends. */
export interface LockedBooking {
  panditId: string;
  customerId: string;
  status: BookingStatus;
  startsAt: Date;
  endsAt: Date;
  wasPaid: boolean;
  hasBegun: boolean;
  heldBy: Actor | null;
  isJudged: boolean;
  /** When it came to nothing, where cash was said to be given for it. */
  cashSince: Date | null;
}

const nothingStatuses = bookingStatuses.filter(cameToNothing);

const lockedColumns = (sql: Sql) => sql`
  b.pandit_id, b.customer_id, b.status, lower(b.period) AS starts_at, upper(b.period) AS ends_at,
  (b.paid_at IS NOT NULL OR greatest(b.rest_given_paise, b.rest_received_paise, 0) > 0) AS was_paid, b.begun_at IS NOT NULL AS has_begun,
  (SELECT e.actor FROM booking_events e
    WHERE e.pandit_id = b.pandit_id AND e.booking_id = b.id AND e.to_status = b.status AND e.from_status <> e.to_status
      AND b.status IN ${sql(heldStatuses)} ORDER BY e.version DESC LIMIT 1) AS held_by,
  EXISTS (SELECT 1 FROM cases c
    WHERE c.pandit_id = b.pandit_id AND c.booking_id = b.id AND c.remedy = 'payPandit') AS is_judged,
  CASE WHEN b.status IN ${sql(nothingStatuses)} AND greatest(b.rest_given_paise, b.rest_received_paise, 0) > 0 THEN (
    SELECT max(e.at) FROM booking_events e
    WHERE e.pandit_id = b.pandit_id AND e.booking_id = b.id AND e.from_status IS DISTINCT FROM e.to_status) END AS cash_since`;

export async function lockBooking(sql: Sql, { panditId, bookingId }: BookingRef): Promise<LockedBooking | null> {
  const [row] = await sql<LockedBooking[]>`
    SELECT ${lockedColumns(sql)} FROM bookings b WHERE pandit_id = ${panditId} AND id = ${bookingId} FOR NO KEY UPDATE`;
  return row ?? null;
}

/** Where a booking is, to one of its two parties; null to anybody else. */
export async function refFor(sql: Sql, bookingId: string, personId: string): Promise<LockedBooking | null> {
  const [row] = await sql<LockedBooking[]>`
    SELECT ${lockedColumns(sql)} FROM bookings b WHERE id = ${bookingId} AND ${personId} IN (pandit_id, customer_id)`;
  return row ?? null;
}

/** One more, or one less, of the cases that are open about the money of a booking. */
export async function countMoneyCase(sql: Sql, { panditId, bookingId }: BookingRef, by: 1 | -1): Promise<void> {
  await sql`UPDATE bookings SET money_waits = money_waits + ${by} WHERE pandit_id = ${panditId} AND id = ${bookingId}`;
}

/** The next ticket number of a year; the next to ask waits until the transaction ends. */
export async function nextNumber(sql: Sql, year: number): Promise<number> {
  const [row] = await sql<{ last: number }[]>`
    INSERT INTO case_numbers (year, last) VALUES (${year}, 1)
    ON CONFLICT (year) DO UPDATE SET last = case_numbers.last + 1 RETURNING last`;
  if (!row) throw new Error('A year has its number.');
  return row.last;
}

/** The open case of that kind and side, of which there is one at most. */
export async function openCaseOf(
  sql: Sql,
  { panditId, bookingId }: BookingRef,
  kind: CaseKind,
  openedBy: Opener,
): Promise<CaseRow | null> {
  const [row] = await sql<CaseRow[]>`
    SELECT ${caseColumns(sql)} FROM cases c
    WHERE c.pandit_id = ${panditId} AND c.booking_id = ${bookingId} AND c.kind = ${kind} AND c.opened_by = ${openedBy}
      AND c.closed_at IS NULL`;
  return row ?? null;
}

export interface NewCase extends BookingRef, Clocks {
  readonly id: string;
  readonly customerId: string;
  readonly number: string;
  readonly kind: CaseKind;
  readonly openedBy: Opener;
  readonly openerId: string | null;
  readonly aboutId: string | null;
  readonly at: Date;
}

export async function insertCase(sql: Sql, one: NewCase): Promise<void> {
  const acknowledgeBy = new Date(one.acknowledgeBy);
  await sql`
    INSERT INTO cases (pandit_id, id, booking_id, customer_id, number, kind, opened_by, opener_id, about_id, opened_at,
      acknowledge_by, resolve_by, due_at)
    VALUES (${one.panditId}, ${one.id}, ${one.bookingId}, ${one.customerId}, ${one.number}, ${one.kind}, ${one.openedBy},
      ${one.openerId}, ${one.aboutId}, ${one.at}, ${acknowledgeBy}, ${new Date(one.resolveBy)}, ${acknowledgeBy})`;
}

export interface CaseDeed {
  readonly id: string;
  readonly what: 'opened' | 'added' | 'taken' | 'handed' | 'noted' | 'decided';
  readonly side: Opener | 'office';
  readonly actorId: string | null;
  readonly toId?: string;
  readonly words: string | null;
  readonly at: Date;
}

export async function insertDeed(sql: Sql, { panditId, caseId }: CaseKey, deed: CaseDeed): Promise<void> {
  await sql`
    INSERT INTO case_events (pandit_id, id, case_id, what, side, actor_id, to_id, words, at)
    VALUES (${panditId}, ${deed.id}, ${caseId}, ${deed.what}, ${deed.side}, ${deed.actorId}, ${deed.toId ?? null},
      ${deed.words}, ${deed.at})`;
}

/** Nobody else changes it until the transaction ends. */
export async function lockCase(sql: Sql, caseId: string): Promise<CaseRow | null> {
  const [row] = await sql<CaseRow[]>`SELECT ${caseColumns(sql)} FROM cases c WHERE c.id = ${caseId} FOR NO KEY UPDATE`;
  return row ?? null;
}

export async function caseById(sql: Sql, caseId: string): Promise<CaseRow | null> {
  const [row] = await sql<CaseRow[]>`SELECT ${caseColumns(sql)} FROM cases c WHERE c.id = ${caseId}`;
  return row ?? null;
}

/** How many cases somebody has opened with a pandit, or as a family, since an id. */
export async function openedSince(sql: Sql, personId: string, firstId: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    SELECT (SELECT count(*) FROM cases WHERE customer_id = ${personId} AND id >= ${firstId} AND opener_id = ${personId})
      + (SELECT count(*) FROM cases WHERE pandit_id = ${personId} AND id >= ${firstId} AND opener_id = ${personId}) AS count`;
  return row?.count ?? 0;
}

/** Whose it is from now on; the first to have it has acknowledged it, and the second clock runs. */
export async function setOwner(sql: Sql, { panditId, caseId }: CaseKey, ownerId: string, at: Date): Promise<void> {
  await sql`
    UPDATE cases SET owner_id = ${ownerId}, acknowledged_at = coalesce(acknowledged_at, ${at}), due_at = resolve_by
    WHERE pandit_id = ${panditId} AND id = ${caseId}`;
}

export interface Decision {
  readonly remedy: Remedy;
  readonly amount: Paise | null;
  readonly measure: Measure;
  readonly words: string;
  readonly by: string;
  readonly at: Date;
}

export async function closeCase(sql: Sql, { panditId, caseId }: CaseKey, made: Decision): Promise<void> {
  await sql`
    UPDATE cases SET closed_at = ${made.at}, closed_by = ${made.by}, owner_id = coalesce(owner_id, ${made.by}), remedy = ${made.remedy}, amount_paise = ${made.amount},
      measure = ${made.measure}, decision = ${made.words}, acknowledged_at = coalesce(acknowledged_at, ${made.at})
    WHERE pandit_id = ${panditId} AND id = ${caseId}`;
}

/** Who decided a case, by name. */
export async function decidedBy(sql: Sql, caseId: string): Promise<string | null> {
  const [row] = await sql<{ name: string }[]>`
    SELECT p.name FROM cases c JOIN people p ON p.id = c.closed_by WHERE c.id = ${caseId}`;
  return row?.name ?? null;
}

/** The appeal against what was decided in a case. */
export async function appealOf(sql: Sql, { panditId, caseId }: CaseKey): Promise<CaseRow | null> {
  const [row] = await sql<CaseRow[]>`
    SELECT ${caseColumns(sql)} FROM cases c WHERE c.pandit_id = ${panditId} AND c.about_id = ${caseId}`;
  return row ?? null;
}
