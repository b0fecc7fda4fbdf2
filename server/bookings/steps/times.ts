import type { Reply } from '#contract/index.ts';
import { daysWithHours } from '../../availability/taken-hours.ts';
import type { Deps } from '../../deps.ts';
import type { Viewer } from '../../http/viewer.ts';
import { minutesOfRitual } from '../move/proposal-store.ts';
import { ownBooking } from './steps.ts';

/** When the pandit of a booking has time for it. A family reads that hours are taken, and the pandit by what. Refuses `booking_unknown`. */
export async function timesFor(
  { pool, now }: Deps,
  viewer: Viewer,
  bookingId: string,
): Promise<Reply<'GET /booking/:id/times'>> {
  const { panditId, day, ritualId } = await ownBooking(pool, viewer, bookingId);
  const [days, minutes] = await Promise.all([
    daysWithHours(pool, { panditId, bookingId, day }, now()),
    minutesOfRitual(pool, ritualId),
  ]);
  if (viewer.id === panditId) return { days, minutes };
  return {
    minutes,
    days: days.map(({ taken, ...one }) => ({
      ...one,
      taken: taken.map((hours) => ({ ...hours, why: 'taken' as const })),
    })),
  };
}
