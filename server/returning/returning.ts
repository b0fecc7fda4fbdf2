import type { OwnData } from '#contract/account.ts';
import type { MyPandit } from '#contract/booking/returning.ts';
import type { Reply } from '#contract/index.ts';
import { rupees } from '#domain/money.ts';
import { clockOf } from '#domain/time.ts';
import { transaction, type Sql } from '../db/sql.ts';
import type { Deps } from '../deps.ts';
import { refuse } from '../http/failure.ts';
import type { Viewer } from '../http/viewer.ts';
import { isListed } from '../pandits/pandits.ts';
import { ratingsOf } from '../ratings/ratings.ts';
import { nameTo } from '../words/names.ts';
import { deleteKept, forgetKept, insertKept, keptBy, lastHeld, type KeptRow } from './store.ts';

/** Pandits a family keeps, to ask them again. */

const MOST_KEPT = 100;

export async function myPandits({ pool, now }: Deps, viewer: Viewer): Promise<Reply<'GET /my-pandits'>> {
  const rows = await keptBy(pool, viewer.id);
  const ratings = await ratingsOf(
    pool,
    rows.map(({ id }) => id),
    now(),
  );
  return { pandits: rows.map((row) => present(viewer, row, ratings.get(row.id) ?? null)) };
}

const present = ({ locale }: Viewer, row: KeptRow, rating: MyPandit['rating']): MyPandit => ({
  _id: row.id,
  name: nameTo(locale, row),
  profileUrl: row.profileUrl,
  city: row.city,
  district: row.district,
  rating,
  isListed: row.isListed,
  last:
    row.bookingId && row.ritualId && row.day
      ? { bookingId: row.bookingId, ritualId: row.ritualId, ritualType: row.ritualName ?? '', bookingDate: row.day }
      : null,
  at: row.at.toISOString(),
});

/** Their own words of the last time, and of nobody else's booking. */
export async function lastAsked(
  { pool }: Deps,
  viewer: Viewer,
  panditId: string,
  ritualId: string,
): Promise<Reply<'GET /my-pandits/:id/last'>> {
  const row = await lastHeld(pool, viewer.id, panditId, ritualId);
  if (!row) return { last: null };
  const { id: bookingId, day: bookingDate, startMinute, place, notes, pricePaise } = row;
  const startTime = startMinute === null ? null : clockOf(startMinute);
  const said = { startTime, userAddress: place, additionalNotesByUser: notes, price: rupees(pricePaise) };
  return { last: { bookingId, bookingDate, ...said } };
}

export async function keep({ pool, now }: Deps, viewer: Viewer, panditId: string): Promise<Record<string, never>> {
  if (!(await isListed(pool, panditId))) refuse('pandit_unknown');
  const room = await transaction(pool, (sql) =>
    insertKept(sql, viewer.id, panditId, { at: new Date(now()), most: MOST_KEPT }),
  );
  if (!room) refuse('pandits_many');
  return {};
}

export async function letGo({ pool }: Deps, viewer: Viewer, panditId: string): Promise<Record<string, never>> {
  await deleteKept(pool, viewer.id, panditId);
  return {};
}

/** What somebody takes along. */
export async function ownPandits(sql: Sql, { id, locale }: Pick<Viewer, 'id' | 'locale'>): Promise<OwnData['pandits']> {
  return (await keptBy(sql, id)).map(({ at, ...named }) => ({ name: nameTo(locale, named), at: at.toISOString() }));
}

/** In the transaction that ends their account. */
export const forgetPandits = (sql: Sql, personId: string): Promise<void> => forgetKept(sql, personId);
