import type { NextHours } from '#contract/booking/asks.ts';
import { isoIn, INDIA } from '#domain/almanac/place.ts';
import { writeWindow } from '#domain/calendar/good-hours.ts';
import { hoursAfter } from '../../almanac/taken.ts';
import { freeIn } from '../../availability/windows/count-free.ts';
import type { Deps } from '../../deps.ts';
import type { BookingRow } from '../store.ts';

/** Where a booking of good hours came to nothing: the next ones of its ritual in which somebody is free. */

const MOST = 3;
/** How many are looked at: beyond them a family had better choose again. */
const LOOKED_AT = 20;

/** In the district of its hours, else anywhere; none for a booking that was not asked for by hours. */
export async function nextHours(
  deps: Pick<Deps, 'pool' | 'replica' | 'now'>,
  { ritualId, muhurat }: Pick<BookingRow, 'ritualId' | 'muhurat'>,
): Promise<NextHours[]> {
  if (!muhurat) return [];
  const { district } = muhurat;
  const after = (await hoursAfter(deps, ritualId, muhurat)).slice(0, LOOKED_AT);
  if (after.length === 0) return [];
  const hours = after.map(({ from, to, day }) => ({
    from: isoIn(INDIA, from),
    to: isoIn(INDIA, to),
    date: day,
    window: writeWindow({ from, to, district }),
  }));
  const wish = { ritualId, windows: hours.map(({ window }) => window) };
  for (const near of [district, null]) {
    const { free } = await freeIn(deps, { ...wish, ...(near && { district: near }) });
    const found = hours.flatMap((one, nth) => {
      const { count = 0, orMore = false } = free[nth] ?? {};
      return count > 0 ? [{ ...one, district: near, count, orMore }] : [];
    });
    if (found.length > 0) return found.slice(0, MOST);
  }
  return [];
}
