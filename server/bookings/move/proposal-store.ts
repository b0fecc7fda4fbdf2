import type { Side } from '#domain/booking.ts';
import type { TakenWindow } from '#domain/calendar/good-hours.ts';
import type { PujaTime } from '#domain/calendar/proposal.ts';
import { windowColumn } from '../../almanac/taken.ts';
import type { Sql } from '../../db/sql.ts';
import type { BookingRef } from '../../ledger/ledger.ts';

/** SQL of proposals for another time. */

/** How a proposal ended, by the step that ended it. */
export type ProposalEnd = 'move' | 'refuseMove' | 'takeBack' | 'expire';

export interface ProposalRow extends PujaTime {
  id: string;
  bookingId: string;
  proposedBy: Side;
  reason: string | null;
  muhurat: TakenWindow | null;
  endsAt: Date;
  closedBy: Side | 'time' | null;
  /** Null while nobody has closed it; it may be over by its time all the same. */
  outcome: ProposalEnd | null;
}

/** The newest proposal for a booking, open or not. */
export async function lastProposal(sql: Sql, { panditId, bookingId }: BookingRef): Promise<ProposalRow | null> {
  const [row] = await sql<ProposalRow[]>`
    SELECT id, booking_id, proposed_by, day, start_minute, reason, muhurat, ends_at, closed_by, outcome
    FROM booking_proposals WHERE pandit_id = ${panditId} AND booking_id = ${bookingId}
    ORDER BY id DESC LIMIT 1`;
  return row ?? null;
}

/** How many other times one side has proposed since then. */
export async function countProposed(
  sql: Sql,
  { panditId, bookingId }: BookingRef,
  by: Side,
  since: Date,
): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    SELECT count(*)::int AS count FROM booking_proposals
    WHERE pandit_id = ${panditId} AND booking_id = ${bookingId} AND proposed_by = ${by} AND created_at > ${since}`;
  return row?.count ?? 0;
}

/** Proposals for these bookings that can still be answered. */
export async function openProposals(sql: Sql, refs: readonly BookingRef[], now: Date): Promise<ProposalRow[]> {
  if (refs.length === 0) return [];
  return sql<ProposalRow[]>`
    SELECT p.id, p.booking_id, p.proposed_by, p.day, p.start_minute, p.reason, p.muhurat, p.ends_at, p.closed_by, p.outcome
    FROM unnest(${refs.map((ref) => ref.panditId)}::uuid[], ${refs.map((ref) => ref.bookingId)}::uuid[])
      AS b (pandit_id, id)
    JOIN booking_proposals p ON p.pandit_id = b.pandit_id AND p.booking_id = b.id
    WHERE p.closed_at IS NULL AND p.ends_at > ${now}`;
}

/** Open proposals whose time is over, longest ago first. */
export const proposalsOver = (sql: Sql, now: Date, limit: number) => sql<BookingRef[]>`
  SELECT pandit_id, booking_id FROM booking_proposals
  WHERE closed_at IS NULL AND ends_at <= ${now} ORDER BY ends_at LIMIT ${limit}`;

interface NewProposal extends PujaTime {
  readonly id: string;
  readonly proposedBy: Side;
  readonly reason: string | null;
  readonly muhurat: TakenWindow | null;
  readonly endsAt: Date;
  readonly at: Date;
}

/** Throws the constraint `booking_proposals_one_open` where a proposal is open already. */
export async function insertProposal(sql: Sql, { panditId, bookingId }: BookingRef, it: NewProposal): Promise<void> {
  await sql`
    INSERT INTO booking_proposals (pandit_id, id, booking_id, proposed_by, day, start_minute, reason, muhurat, created_at, ends_at)
    VALUES (${panditId}, ${it.id}, ${bookingId}, ${it.proposedBy}, ${it.day}, ${it.startMinute}, ${it.reason},
      ${windowColumn(sql, it.muhurat)}, ${it.at}, ${it.endsAt})`;
}

/** Closes the open one of a booking, if there is one. */
export async function closeProposal(
  sql: Sql,
  { panditId, bookingId }: BookingRef,
  { outcome, by, at }: { outcome: ProposalEnd; by: Side | 'time'; at: Date },
): Promise<void> {
  await sql`
    UPDATE booking_proposals SET closed_at = ${at}, closed_by = ${by}, outcome = ${outcome}
    WHERE pandit_id = ${panditId} AND booking_id = ${bookingId} AND closed_at IS NULL`;
}

/** How long a ritual takes, in minutes. */
export async function minutesOfRitual(sql: Sql, ritualId: string): Promise<number> {
  const [row] = await sql<
    { minutes: number }[]
  >`SELECT duration_minutes AS minutes FROM rituals WHERE id = ${ritualId}`;
  if (!row) throw new Error('A booking is of a ritual.');
  return row.minutes;
}
