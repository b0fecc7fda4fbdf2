import { restsPayment } from '#domain/cases/case.ts';
import type { Sql } from '../db/sql.ts';
import type { BookingRef } from '../ledger/ledger.ts';
import { casesOfBooking } from './office-store.ts';

/** All cases about a booking, as the office sees them beside it. */
export const casesAbout = async (sql: Sql, ref: BookingRef) =>
  (await casesOfBooking(sql, ref)).map(({ id, number, kind, origin, openedAt, closedAt }) => ({
    _id: id,
    number,
    kind,
    by: origin,
    rests: closedAt === null && restsPayment(kind),
    openedAt: openedAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
  }));
