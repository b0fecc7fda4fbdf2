import { liveStatuses, type BookingStatus } from '#domain/booking.ts';
import type { NameInScripts } from '#domain/people/scripts/name-in.ts';
import { addDays, type Day, type Period } from '#domain/time.ts';
import type { Sql } from '../../db/sql.ts';
import type { BookingRef } from '../../ledger/ledger.ts';

/** SQL of what a family has asked of other pandits for the same puja. */

export interface Same extends BookingRef {
  readonly askId: string | null;
  readonly status: BookingStatus;
  readonly pandit: NameInScripts;
  readonly day: Day;
  readonly startMinute: number | null;
  readonly place: string;
}

export interface SamePuja {
  readonly customerId: string;
  readonly ritualId: string;
  readonly day: Day;
  readonly period: Period;
}

/** Its requests and bookings that go on, of the same ritual at hours that are partly the same, oldest first. */
export const samePujas = (sql: Sql, { customerId, ritualId, day, period }: SamePuja): Promise<Same[]> => sql<Same[]>`
  SELECT b.pandit_id, b.id AS booking_id, b.ask_id, b.status, b.day, b.start_minute, b.place,
    jsonb_build_object('name', p.name, 'name_odia', p.name_odia, 'name_devanagari', p.name_devanagari) AS pandit
  FROM customer_bookings mine
  JOIN bookings b ON b.pandit_id = mine.pandit_id AND b.id = mine.booking_id
  JOIN people p ON p.id = b.pandit_id
  WHERE mine.customer_id = ${customerId} AND mine.day BETWEEN ${addDays(day, -1)} AND ${addDays(day, 1)}
    AND b.ritual_id = ${ritualId} AND b.status IN ${sql(liveStatuses)}
    AND b.period && tstzrange(${new Date(period.from)}::timestamptz, ${new Date(period.to)}::timestamptz)
  ORDER BY b.id`;
