import { z } from 'zod';
import { id } from '#contract/fields.ts';
import type { Received, Reply } from '#contract/index.ts';
import type { Deps } from '../../deps.ts';
import { readCursor, writeCursor } from '../../http/cursor.ts';
import { refuse } from '../../http/failure.ts';
import type { Viewer } from '../../http/viewer.ts';
import { spotsByNeed } from './family-list-store.ts';
import { MINE_PER_PAGE } from './pandit-list.ts';
import { presentAll } from '../present.ts';
import { bookingsById, countOfCustomer } from '../store.ts';

/** When the first page was asked for, and the place of its last booking: what is ahead and what is over stays so for the next pages. */
const place = z.tuple([z.int(), z.int(), z.int(), id]);

/** A family's bookings, what waits for it first. Pandits have a list in parts of their own. */
export async function byNeed(
  { pool, now }: Pick<Deps, 'pool' | 'now'>,
  viewer: Viewer,
  { cursor, when, limit = MINE_PER_PAGE }: Received<'POST /booking/get-bookings-by-user', 'body'>,
): Promise<Reply<'POST /booking/get-bookings-by-user'>> {
  if (viewer.userType !== 'user') refuse('malformed', { fields: { sort: 'invalid' } });
  const from = readCursor(cursor, place);
  const begun = from?.[0] ?? now();
  const at = new Date(begun);
  const after = from && { turn: from[1], at: from[2], id: from[3] };
  const [spots, count] = await Promise.all([
    spotsByNeed(pool, viewer.id, { when: when ?? null, now: at, after, limit: limit + 1 }),
    countOfCustomer(pool, viewer.id, when ? { when, now: at } : null),
  ]);
  const shown = spots.slice(0, limit).map(({ id: spot }) => spot);
  const rows = await bookingsById(pool, shown);
  const last = spots.length > limit ? spots[limit - 1] : undefined;
  return {
    bookings: await presentAll(
      pool,
      rows.toSorted((one, other) => shown.indexOf(one.id) - shown.indexOf(other.id)),
      viewer,
      now(),
    ),
    count,
    nextCursor: last ? writeCursor([begun, last.turn, last.at, last.id]) : null,
  };
}
