import type { FoundBooking } from '#contract/office/people.ts';
import { clockOf } from '#domain/time.ts';
import { openCasesOf } from '../bookings/open-cases.ts';
import type { bookingsOfPerson } from '../bookings/lists/office-list.ts';
import type { Sql } from '../db/sql.ts';

type Row = Pick<
  Awaited<ReturnType<typeof bookingsOfPerson>>['rows'][number],
  'id' | 'panditId' | 'ritualName' | 'day' | 'startMinute' | 'status'
>;
type InShort = Omit<FoundBooking, 'family' | 'pandit'>;

/** What every list of the office says of these bookings, open cases among it. */
export async function inShort(sql: Sql, rows: readonly Row[]): Promise<(row: Row) => InShort> {
  const cases = await openCasesOf(
    sql,
    rows.map(({ panditId, id }) => ({ panditId, bookingId: id })),
  );
  return (row) => {
    const open = cases.get(row.id);
    return {
      _id: row.id,
      ritualType: row.ritualName,
      day: row.day,
      startTime: row.startMinute === null ? null : clockOf(row.startMinute),
      bookingStatus: row.status,
      openCase: open ? { kind: open.kind } : null,
    };
  };
}
