import { DAYS_AHEAD } from '#domain/calendar/declaring.ts';
import { addDays, type Day } from '#domain/time.ts';
import { today } from '../../../parts/today.ts';

/** The furthest day that can be declared. */
export const lastDay = (): Day => addDays(today(), DAYS_AHEAD);
