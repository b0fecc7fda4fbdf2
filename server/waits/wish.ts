import { periodOf } from '#domain/booking.ts';
import { clockOf } from '#domain/time.ts';
import type { WaitRow } from './store.ts';

/** What a family waits for, as the search asks for it: the hours of the puja, or all of the day. */
export const wishOf = ({ ritualId, day, startMinute, durationMinutes, district, ofPanditId }: WaitRow) => ({
  ritualId,
  day,
  period: startMinute === null ? periodOf(day, null, 0) : periodOf(day, clockOf(startMinute), durationMinutes),
  district,
  panditId: ofPanditId,
});
