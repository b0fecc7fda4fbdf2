import type { Actor, BookingAction, BookingStatus } from '#domain/booking.ts';
import type { CodeExcuse } from '#domain/booking/begun.ts';
import type { Policy } from '#domain/booking/cancellation.ts';
import type { RestWords } from '#domain/booking/rest.ts';
import type { Paise } from '#domain/money.ts';
import type { TakenWindow } from '#domain/calendar/good-hours.ts';
import type { PujaTime } from '#domain/calendar/proposal.ts';
import type { Period } from '#domain/time.ts';
import { windowColumn } from '../../almanac/taken.ts';
import type { Sql } from '../../db/sql.ts';
import { together, togetherDone } from '../../db/together.ts';
import type { BookingRef } from '../../ledger/ledger.ts';

/** SQL of a booking's steps: of one, and of many at once, where a job takes them side by side. */

/** A booking as a step finds it, with the step that brought it there (what leaves it in its state did not). */
export interface StoredState {
  status: BookingStatus;
  version: number;
  customerId: string;
  askedAt: Date;
  startsAt: Date;
  endsAt: Date;
  dueAt: Date | null;
  policy: Policy;
  /** What of the advance the family's credit covers. */
  creditPaise: Paise;
  advancePaise: Paise | null;
  begunAt: Date | null;
  /** When the pandit proposed another time for the request, and when it was found that they had not come. */
  proposedAt: Date | null;
  absentAt: Date | null;
  pricePaise: Paise;
  /** What was paid before the puja, credit included. */
  paidBeforePaise: Paise;
  restPaidPaise: Paise;
  restGivenPaise: Paise | null;
  restReceivedPaise: Paise | null;
  /** Others were asked for the same puja. */
  askId: string | null;
  /** Cases about its money that are open. */
  moneyWaits: number;
  lastAction: BookingAction | null;
  lastActor: Actor | null;
  lastActorId: string | null;
}

const storedColumns = (sql: Sql) => sql`
  b.status, b.version, b.customer_id, b.created_at AS asked_at, lower(b.period) AS starts_at, upper(b.period) AS ends_at, b.due_at, b.policy, b.credit_paise, b.advance_paise, b.begun_at, b.money_waits, b.proposed_at, b.absent_at,
  b.price_paise, CASE WHEN b.paid_at IS NULL THEN 0 ELSE b.advance_paise END::bigint AS paid_before_paise,
  b.rest_paid_paise, b.rest_given_paise, b.rest_received_paise, b.ask_id,
  e.action AS last_action, e.actor AS last_actor, e.actor_id AS last_actor_id`;

/** Of \`bookings\` b. */
const withLastEvent = (sql: Sql) => sql`
  LEFT JOIN LATERAL (
    SELECT action, actor, actor_id FROM booking_events
    WHERE pandit_id = b.pandit_id AND booking_id = b.id AND from_status IS DISTINCT FROM to_status
    ORDER BY version DESC LIMIT 1) e ON true`;

export const storedStateOf = together<BookingRef, StoredState | null>(
  async (sql, { panditId, bookingId }) => {
    const [row] = await sql<StoredState[]>`
      SELECT ${storedColumns(sql)} FROM bookings b ${withLastEvent(sql)}
      WHERE b.pandit_id = ${panditId} AND b.id = ${bookingId}`;
    return row ?? null;
  },
  async (sql, refs) => {
    const rows = await sql<(StoredState & { id: string })[]>`
      SELECT b.id, ${storedColumns(sql)}
      FROM unnest(${panditsOf(refs)}::uuid[], ${bookingsOf(refs)}::uuid[]) k (pandit_id, id)
      JOIN bookings b ON b.pandit_id = k.pandit_id AND b.id = k.id ${withLastEvent(sql)}`;
    const found = new Map(rows.map(({ id, ...state }) => [id, state]));
    return refs.map(({ bookingId }) => found.get(bookingId) ?? null);
  },
);

const panditsOf = (refs: readonly BookingRef[]): string[] => refs.map(({ panditId }) => panditId);
const bookingsOf = (refs: readonly BookingRef[]): string[] => refs.map(({ bookingId }) => bookingId);

/**
 * Makes everyone who wants a pandit's time queue up, so that the exclusion constraint is never met by two at once
 * (which would deadlock). `NO KEY`, so that rows that only point at the pandit can still be written.
 */
export const lockPandit = togetherDone<string>(
  (sql, panditId) => done(sql`SELECT 1 FROM pandits WHERE pandit_id = ${panditId} FOR NO KEY UPDATE`),
  (sql, panditIds) => sql`
    SELECT 1 FROM pandits WHERE pandit_id = ANY (${[...panditIds]}::uuid[]) ORDER BY pandit_id FOR NO KEY UPDATE`,
);

const done = async (statement: Promise<unknown>): Promise<void> => void (await statement);

/** Whether families can book this pandit; a decision about that waits until the transaction ends. */
export async function isApproved(sql: Sql, panditId: string): Promise<boolean> {
  const rows = await sql`SELECT 1 FROM people WHERE id = ${panditId} AND status = 'approved' FOR SHARE`;
  return rows.length === 1;
}

/** Another time for a booking. */
export interface NewTime extends PujaTime {
  readonly period: Period;
  readonly muhurat: TakenWindow | null;
}

/** The lines of a booking's history. */
interface Deed {
  readonly action: BookingAction;
  readonly to: BookingStatus;
  readonly actor: Actor;
  readonly actorId: string | null;
  readonly note: string | null;
  readonly amount: Paise | null;
  readonly at: Date;
}

export interface StateChange extends Deed {
  readonly from: BookingStatus;
  /** The version the decision was made on. */
  readonly version: number;
  /** How many cases about its money were open then; one opened since then makes it decide again. */
  readonly moneyWaits: number;
  readonly dueAt: Date | null;
  /** What stays as it is where nothing is given. */
  readonly panditNotes: string | null;
  readonly advance: Paise | null;
  readonly paidAt: Date | null;
  /** What the family tells the pandit when the puja begins. */
  readonly startCode: string | null;
  readonly begunAt: Date | null;
  readonly proposedAt: Date | null;
}

/** Changes the state of a booking, with its event, if it still is where the decision found it; false where somebody was faster. */
export const changeState = (sql: Sql, { panditId, bookingId }: BookingRef, change: StateChange): Promise<boolean> =>
  changed(sql, { panditId, bookingId, ...change });

const changed = together<BookingRef & StateChange, boolean>(
  async (sql, { panditId, bookingId, ...change }) => {
    const rows = await sql`
      WITH moved AS (
        UPDATE bookings SET
          status = ${change.to},
          version = version + 1,
          due_at = ${change.dueAt},
          updated_at = ${change.at},
          pandit_notes = coalesce(${change.panditNotes}, pandit_notes),
          advance_paise = coalesce(${change.advance}::bigint, advance_paise),
          paid_at = coalesce(${change.paidAt}::timestamptz, paid_at),
          start_code = coalesce(start_code, ${change.startCode}),
          begun_at = coalesce(begun_at, ${change.begunAt}::timestamptz),
          proposed_at = coalesce(proposed_at, ${change.proposedAt}::timestamptz)
        WHERE pandit_id = ${panditId} AND id = ${bookingId} AND status = ${change.from} AND version = ${change.version}
          AND money_waits = ${change.moneyWaits}
        RETURNING pandit_id, id, version)
      INSERT INTO booking_events
        (pandit_id, booking_id, version, action, from_status, to_status, actor, actor_id, note, amount_paise, at)
      SELECT pandit_id, id, version, ${change.action}, ${change.from}, ${change.to}, ${change.actor}, ${change.actorId}::uuid,
        ${change.note}, ${change.amount}::bigint, ${change.at}::timestamptz
      FROM moved RETURNING version`;
    return rows.length === 1;
  },
  async (sql, changes) => {
    const rows = await sql<{ bookingId: string }[]>`
      WITH moved AS (
        UPDATE bookings b SET
          status = m."to",
          version = b.version + 1,
          due_at = m."dueAt",
          updated_at = m.at,
          pandit_notes = coalesce(m."panditNotes", b.pandit_notes),
          advance_paise = coalesce(m.advance, b.advance_paise),
          paid_at = coalesce(m."paidAt", b.paid_at),
          start_code = coalesce(b.start_code, m."startCode"),
          begun_at = coalesce(b.begun_at, m."begunAt"),
          proposed_at = coalesce(b.proposed_at, m."proposedAt")
        FROM jsonb_to_recordset(${sql.json(changes.map((change) => ({ ...change })))}) m (
          "panditId" uuid, "bookingId" uuid, action text, "from" text, "to" text, actor text, "actorId" uuid, note text,
          amount bigint, at timestamptz, version integer, "moneyWaits" integer, "dueAt" timestamptz, "panditNotes" text,
          advance bigint, "paidAt" timestamptz, "startCode" text, "begunAt" timestamptz,
          "proposedAt" timestamptz)
        WHERE b.pandit_id = m."panditId" AND b.id = m."bookingId" AND b.status = m."from" AND b.version = m.version
          AND b.money_waits = m."moneyWaits"
        RETURNING b.pandit_id, b.id, b.version, m.action, m."from", m."to", m.actor, m."actorId", m.note, m.amount, m.at)
      INSERT INTO booking_events
        (pandit_id, booking_id, version, action, from_status, to_status, actor, actor_id, note, amount_paise, at)
      SELECT pandit_id, id, version, action, "from", "to", actor, "actorId", note, amount, at
      FROM moved RETURNING booking_id`;
    const went = new Set(rows.map(({ bookingId }) => bookingId));
    return changes.map(({ bookingId }) => went.has(bookingId));
  },
);

/** The booking is at another time from now on, in the family's own list too. The constraint against double booking decides. */
export async function setTime(
  sql: Sql,
  { panditId, bookingId }: BookingRef,
  { day, startMinute, period, muhurat }: NewTime,
): Promise<void> {
  await sql`
    WITH moved AS (
      UPDATE bookings SET day = ${day}, start_minute = ${startMinute},
        muhurat = ${windowColumn(sql, muhurat)},
        period = tstzrange(${new Date(period.from)}::timestamptz, ${new Date(period.to)}::timestamptz)
      WHERE pandit_id = ${panditId} AND id = ${bookingId}
      RETURNING customer_id, id)
    UPDATE customer_bookings c SET day = ${day} FROM moved WHERE c.customer_id = moved.customer_id AND c.booking_id = moved.id`;
}

/** Why it did not begin by the family's code. */
export async function noteWithoutCode(sql: Sql, { panditId, bookingId }: BookingRef, why: CodeExcuse): Promise<void> {
  await sql`UPDATE bookings SET without_code = ${why} WHERE pandit_id = ${panditId} AND id = ${bookingId}`;
}

/** What is known of the rest of a booking after one of its steps. */
export async function noteRest(
  sql: Sql,
  { panditId, bookingId }: BookingRef,
  { paid, given, received }: RestWords,
  differs: boolean,
): Promise<void> {
  await sql`
    UPDATE bookings SET rest_paid_paise = ${paid}, rest_given_paise = ${given}, rest_received_paise = ${received},
      rest_differs = ${differs}
    WHERE pandit_id = ${panditId} AND id = ${bookingId}`;
}

/** How often one side said so since then, of the rest. The version that the step is decided on covers the count too. */
export async function countSaid(
  sql: Sql,
  { panditId, bookingId }: BookingRef,
  action: BookingAction,
  since: Date,
): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    SELECT count(*)::int AS count FROM booking_events
    WHERE pandit_id = ${panditId} AND booking_id = ${bookingId} AND action = ${action} AND at > ${since}`;
  return row?.count ?? 0;
}

/** What of the advance that was just asked for the family's credit covers. */
export async function noteCreditUsed(sql: Sql, { panditId, bookingId }: BookingRef, credit: Paise): Promise<void> {
  await sql`UPDATE bookings SET credit_paise = ${credit} WHERE pandit_id = ${panditId} AND id = ${bookingId}`;
}

/** The first event of a booking; the others come with its moves. */
export async function insertOpening(sql: Sql, { panditId, bookingId }: BookingRef, deed: Deed): Promise<void> {
  await sql`
    INSERT INTO booking_events (pandit_id, booking_id, version, action, to_status, actor, actor_id, note, amount_paise, at)
    VALUES (${panditId}, ${bookingId}, 0, ${deed.action}, ${deed.to}, ${deed.actor}, ${deed.actorId}, ${deed.note},
      ${deed.amount}, ${deed.at})`;
}
