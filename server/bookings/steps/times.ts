import type { Reply } from '#contract/index.ts';
import { daysWithHours } from '../../availability/taken-hours.ts';
import type { Deps } from '../../deps.ts';
import type { Viewer } from '../../http/viewer.ts';
import { ownBooking } from './steps.ts';

/** When the pandit of a booking has time for it. A family reads that hours are taken, and the pandit by what. Refuses `booking_unknown`. */
export async function timesFor(
  { pool, now }: Deps,
  viewer: Viewer,
  bookingId: string,
): Promise<Reply<'GET /booking/:id/times'>> {
  const { panditId } = await ownBooking(pool, viewer, bookingId);
  const days = await daysWithHours(pool, { panditId, bookingId }, now());
  if (viewer.id === panditId) return { days };
  return {
    days: days.map(({ taken, ...day }) => ({ ...day, taken: taken.map((one) => ({ ...one, why: 'taken' as const })) })),
  };
}
