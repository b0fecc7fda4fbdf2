import { clockSaid, startOfDay } from '#domain/time.ts';
import type { Same } from './alongside-store.ts';

/** `Pt. A (7 Dec 2026, 9:00 am) and Pt. B (7 Dec 2026, 10:00 am, at Old Town 3)`: the place where it is not the one that is asked for now. */
export const saidOf = (same: readonly Same[], place: string): string =>
  inAList.format(new Set(same.map((one) => `${one.pandit} (${timeAndPlace(one, place)})`)));

const timeAndPlace = ({ day, startMinute, place }: Same, asked: string): string =>
  [
    dayFormat.format(startOfDay(day)),
    startMinute === null ? 'any hour' : clockSaid(startMinute),
    ...(place.trim() === asked.trim() ? [] : [`at ${place}`]),
  ].join(', ');

const inAList = new Intl.ListFormat('en-IN');
const dayFormat = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});
