import { DAYS_AHEAD } from '#domain/calendar/declaring.ts';
import { addDays, type Day } from '#domain/time.ts';

/** The furthest day that can be declared. */
export const lastDay = (today: Day): Day => addDays(today, DAYS_AHEAD);
