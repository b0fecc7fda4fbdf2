import { endOfWeek, sameDay, startOfWeek } from '#domain/calendar/calendar.ts';
import { addDays, type Day } from '#domain/time.ts';

/** Where a key leads from a day, as calendars on screens have it; nothing where it is no such key. */
export function dayAfterKey(key: string, shift: boolean, day: Day): Day | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return startOfWeek(day);
    case 'End':
      return endOfWeek(day);
    case 'PageUp':
      return sameDay(day, shift ? -12 : -1);
    case 'PageDown':
      return sameDay(day, shift ? 12 : 1);
    default:
      return undefined;
  }
}
