import { z } from 'zod';
import type { FaultsOfFamily } from '#contract/booking/reviews.ts';
import { id } from '#contract/fields.ts';
import type { Received, Reply } from '#contract/index.ts';
import { listPartOf, orderOf, type ListPart } from '#domain/people/pandit-list.ts';
import { isPriest } from '#domain/roles.ts';
import type { Instant } from '#domain/time.ts';
import type { Pool, Sql } from '../../db/sql.ts';
import type { Deps } from '../../deps.ts';
import { readCursor, writeCursor } from '../../http/cursor.ts';
import { refuse } from '../../http/failure.ts';
import type { Viewer } from '../../http/viewer.ts';
import { bookingsInPart, bookingsWithCash, bookingsWithOtherTime, countByStatusOf } from './pandit-list-store.ts';
import { presentAll } from '../present.ts';
import type { BookingRow } from '../store.ts';

export const MINE_PER_PAGE = 20;

/** What pandits said of families (`server/reviews`). */
export type FaultsOfFamilies = (
  sql: Sql,
  customerIds: readonly string[],
  now: Instant,
) => Promise<ReadonlyMap<string, FaultsOfFamily>>;
export interface PartDeps extends Pick<Deps, 'pool' | 'now'> {
  readonly faultsOfFamilies: FaultsOfFamilies;
}

const place = z.tuple([z.iso.datetime(), id]);

/** A part of a pandit's list, what is most urgent first, and how many there are in each. Families have no such list. */
export async function partOfList(
  { pool, now, faultsOfFamilies }: PartDeps,
  viewer: Viewer,
  part: ListPart,
  { cursor, limit = MINE_PER_PAGE }: Received<'POST /booking/get-bookings-by-user', 'body'>,
): Promise<Reply<'POST /booking/get-bookings-by-user'>> {
  if (!isPriest(viewer.userType)) refuse('malformed', { fields: { show: 'invalid' } });
  const after = readCursor(cursor, place);
  const [rows, counts] = await Promise.all([
    bookingsInPart(pool, viewer.id, part, { after, limit: limit + 1 }),
    countsOf(pool, viewer.id),
  ]);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const [bookings, faults] = await Promise.all([
    presentAll(pool, shown, viewer, now()),
    part === 'toAnswer'
      ? faultsOfFamilies(
          pool,
          shown.map(({ customerId }) => customerId),
          now(),
        )
      : null,
  ]);
  return {
    bookings,
    count: counts[part],
    nextCursor: last ? writeCursor([timeOf(last, part), last.id]) : null,
    counts,
    ...(faults && { saidOf: byBooking(shown, faults) }),
  };
}

/** What was said of the family of each booking; no entry where nothing was. */
const byBooking = (
  rows: readonly BookingRow[],
  faults: ReadonlyMap<string, FaultsOfFamily>,
): Record<string, FaultsOfFamily> =>
  Object.fromEntries(
    rows.flatMap(({ id: bookingId, customerId }) => {
      const said = faults.get(customerId) ?? [];
      return said.length > 0 ? [[bookingId, said]] : [];
    }),
  );

/**
 * Those of which the pandit has cash to give back and has not said that it went back, the last puja first, or another time to answer, what
 * ends first on top; a page of them is all there is.
 */
export async function owing(
  { pool, now }: Pick<Deps, 'pool' | 'now'>,
  viewer: Viewer,
  what: 'cash' | 'answerToTime',
  { limit = MINE_PER_PAGE }: Received<'POST /booking/get-bookings-by-user', 'body'>,
): Promise<Reply<'POST /booking/get-bookings-by-user'>> {
  if (!isPriest(viewer.userType)) refuse('malformed', { fields: { owes: 'invalid' } });
  const rows = await (what === 'cash'
    ? bookingsWithCash(pool, viewer.id, limit)
    : bookingsWithOtherTime(pool, viewer.id, new Date(now()), limit));
  return { bookings: await presentAll(pool, rows, viewer, now()), count: rows.length, nextCursor: null };
}

/** The key of the order. A booking on which somebody has to act has a deadline. */
const timeOf = (row: BookingRow, part: ListPart): string =>
  (orderOf[part] === 'due' && row.dueAt ? row.dueAt : row.startsAt).toISOString();

async function countsOf(pool: Pool, panditId: string): Promise<Record<ListPart, number>> {
  const counts: Record<ListPart, number> = { toAnswer: 0, waiting: 0, upcoming: 0, past: 0 };
  for (const { status, count } of await countByStatusOf(pool, panditId)) counts[listPartOf(status)] += count;
  return counts;
}
