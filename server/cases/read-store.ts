import type { BookingStatus, Side } from '#domain/booking.ts';
import { caseKinds, isKnownTo, kinds } from '#domain/cases/case.ts';
import type { Measure } from '#domain/cases/outcome.ts';
import type { Day } from '#domain/time.ts';
import type { Sql } from '../db/sql.ts';
import { saidIn } from '../bookings/said-in.ts';
import type { BookingRef } from '../ledger/ledger.ts';
import { caseColumns, type CaseDeed, type CaseKey, type CaseRow } from './store.ts';

/** SQL of cases as their two parties read them. */

export const casesOfBooking = (sql: Sql, { panditId, bookingId }: BookingRef): Promise<CaseRow[]> => sql<CaseRow[]>`
  SELECT ${caseColumns(sql)} FROM cases c WHERE c.pandit_id = ${panditId} AND c.booking_id = ${bookingId} ORDER BY c.id`;

export interface DeedRow extends Pick<CaseDeed, 'id' | 'what' | 'side' | 'actorId' | 'words' | 'at'> {
  caseId: string;
  name: string | null;
  toName: string | null;
  photos: string[];
}

/** What happened to these cases of one pandit, in order, with the photos. */
export async function deedsOf(sql: Sql, panditId: string, caseIds: readonly string[]): Promise<DeedRow[]> {
  if (caseIds.length === 0) return [];
  return sql<DeedRow[]>`
    SELECT e.id, e.case_id, e.what, e.side, e.actor_id, e.words, e.at, a.name, t.name AS to_name,
      ARRAY(SELECT p.upload_id::text FROM case_photos p WHERE p.pandit_id = e.pandit_id AND p.event_id = e.id ORDER BY 1) AS photos
    FROM case_events e
    LEFT JOIN people a ON a.id = e.actor_id
    LEFT JOIN people t ON t.id = e.to_id
    WHERE e.pandit_id = ${panditId} AND e.case_id = ANY (${caseIds as string[]}::uuid[]) ORDER BY e.id`;
}

/** The relation between the two sides of a booking. */
export interface Between {
  status: BookingStatus;
  /** Who takes no more messages of the other. */
  blockedBy: string[];
}

/** Of a case, which is always about a booking. */
export async function betweenThem(sql: Sql, { panditId, bookingId }: BookingRef): Promise<Between> {
  const [row] = await sql<Between[]>`
    SELECT b.status, array_remove(ARRAY[CASE WHEN t.customer_blocked_at IS NOT NULL THEN b.customer_id::text END,
      CASE WHEN t.pandit_blocked_at IS NOT NULL THEN b.pandit_id::text END], NULL) AS blocked_by
    FROM bookings b
    LEFT JOIN booking_threads t ON t.pandit_id = b.pandit_id AND t.booking_id = b.id
    WHERE b.pandit_id = ${panditId} AND b.id = ${bookingId}`;
  if (!row) throw new Error('A case is about a booking.');
  return row;
}

export interface MeasureRow {
  panditId: string;
  id: string;
  caseId: string;
  number: string;
  bookingId: string;
  measure: Exclude<Measure, 'none'>;
  reason: string;
  at: Date;
  liftedAt: Date | null;
  appealed: boolean;
}

const measureColumns = (sql: Sql) => sql`
  m.pandit_id, m.id, m.case_id, c.number, c.booking_id, m.measure, m.reason, m.at, m.lifted_at,
  EXISTS (SELECT 1 FROM cases a WHERE a.pandit_id = m.pandit_id AND a.about_id = m.case_id) AS appealed`;

/** What a pandit was warned or paused for, newest first. */
export const measuresOf = (sql: Sql, panditId: string, limit: number): Promise<MeasureRow[]> => sql<MeasureRow[]>`
  SELECT ${measureColumns(sql)} FROM pandit_measures m
  JOIN cases c ON c.pandit_id = m.pandit_id AND c.id = m.case_id
  WHERE m.pandit_id = ${panditId} ORDER BY m.id DESC LIMIT ${limit}`;

export const measuresByCase = (sql: Sql, panditId: string, caseIds: readonly string[]): Promise<MeasureRow[]> => sql<
  MeasureRow[]
>`
  SELECT ${measureColumns(sql)} FROM pandit_measures m
  JOIN cases c ON c.pandit_id = m.pandit_id AND c.id = m.case_id
  WHERE m.pandit_id = ${panditId} AND m.case_id = ANY (${caseIds as string[]}::uuid[])`;

export async function insertMeasure(
  sql: Sql,
  { panditId, caseId }: CaseKey,
  made: { id: string; measure: MeasureRow['measure']; reason: string; by: string; at: Date },
): Promise<void> {
  await sql`
    INSERT INTO pandit_measures (pandit_id, id, case_id, measure, reason, by_id, at)
    VALUES (${panditId}, ${made.id}, ${caseId}, ${made.measure}, ${made.reason}, ${made.by}, ${made.at})`;
}

/** Takes one back; says what it was, or null where it was taken back before. */
export async function liftMeasure(
  sql: Sql,
  { panditId, caseId }: CaseKey,
  at: Date,
): Promise<MeasureRow['measure'] | null> {
  const [row] = await sql<{ measure: MeasureRow['measure'] }[]>`
    UPDATE pandit_measures SET lifted_at = ${at} WHERE pandit_id = ${panditId} AND case_id = ${caseId} AND lifted_at IS NULL
    RETURNING measure`;
  return row?.measure ?? null;
}

export interface ListedRow extends CaseRow {
  ritualName: string;
  day: Day;
  customerName: string;
  customerNameOdia: string | null;
  customerNameDevanagari: string | null;
  panditName: string;
  panditNameOdia: string | null;
  panditNameDevanagari: string | null;
}

/** SQL of what the family `f` and the pandit `p` are called. */
const bothNames = (sql: Sql) => sql`
  f.name AS customer_name, f.name_odia AS customer_name_odia, f.name_devanagari AS customer_name_devanagari,
  p.name AS pandit_name, p.name_odia AS pandit_name_odia, p.name_devanagari AS pandit_name_devanagari`;

/** One by its number, with who of the office has it. */
export async function listedByNumber(sql: Sql, number: string): Promise<(ListedRow & { owner: string | null }) | null> {
  const [row] = await sql<(ListedRow & { owner: string | null })[]>`
    SELECT ${caseColumns(sql)}, r.name AS ritual_name, b.day, ${bothNames(sql)}, o.name AS owner
    FROM cases c
    JOIN bookings b ON b.pandit_id = c.pandit_id AND b.id = c.booking_id
    JOIN rituals r ON r.id = b.ritual_id
    JOIN people f ON f.id = c.customer_id
    JOIN people p ON p.id = c.pandit_id
    LEFT JOIN people o ON o.id = c.owner_id
    WHERE c.number = ${number}`;
  return row ?? null;
}

/** A family's, or a pandit's; those the person is not told of are among them. */
export const casesOfPerson = (
  sql: Sql,
  who: { readonly panditId: string } | { readonly customerId: string },
  { before, asks, limit }: { before: string | null; asks: boolean; limit: number },
): Promise<ListedRow[]> => sql<ListedRow[]>`
  SELECT ${caseColumns(sql)}, r.name AS ritual_name, b.day, ${bothNames(sql)}
  FROM (
    SELECT * FROM cases c
    WHERE ${'panditId' in who ? sql`c.pandit_id = ${who.panditId}` : sql`c.customer_id = ${who.customerId}`}
      AND ${told(sql, 'panditId' in who ? 'pandit' : 'customer')}
      ${asks ? sql`AND ${waitsFor(sql, 'panditId' in who ? 'pandit' : 'customer')}` : sql``}
      ${before === null ? sql`` : sql`AND c.id < ${before}`}
    ORDER BY c.id DESC LIMIT ${limit}) c
  JOIN bookings b ON b.pandit_id = c.pandit_id AND b.id = c.booking_id
  JOIN rituals r ON r.id = b.ritual_id
  JOIN people f ON f.id = c.customer_id
  JOIN people p ON p.id = c.pandit_id
  ORDER BY c.id DESC`;

/** `asksFor` of the domain for what is open, as a condition over cases `c`. */
const waitsFor = (sql: Sql, side: Side) => sql`
  (c.closed_at IS NULL AND c.kind IN ${sql(toldKinds.shared)} AND c.opened_by <> ${side} AND ${side} <> ALL (${saidIn(sql)}))`;

const toldKinds = {
  shared: caseKinds.filter((kind) => kinds[kind].shared),
  closed: caseKinds.filter((kind) => isKnownTo(kind, 'time', 'customer')),
};

/** `isToldOf` of the domain, as a condition over cases `c`. */
const told = (sql: Sql, side: Side) => sql`
  (c.opened_by = ${side} OR c.kind IN ${sql(toldKinds.shared)} OR (c.closed_at IS NOT NULL AND c.kind IN ${sql(toldKinds.closed)}))`;
