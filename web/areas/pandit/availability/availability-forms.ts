import { z } from 'zod';
import { clock, day, id, text } from '#contract/fields.ts';
import { areHours, type Weekday } from '#domain/calendar/declaring.ts';
import { ticked } from '../../../parts/forms/ticked.ts';
import { today } from '../../../parts/today.ts';
import { lastDay } from './last-day.ts';

/** What the forms of a pandit's free days ask for. */

const weekdays = ['0', '1', '2', '3', '4', '5', '6'] as const;
const needed = z.string().min(1, 'dates_required').pipe(day);

export const declareForm = z
  .object({
    mode: z.enum(['once', 'weekly']),
    fromDate: needed,
    toDate: needed,
    weekdays: ticked(z.enum(weekdays)).transform((names) => names.map((name) => Number(name) as Weekday)),
  })
  .refine(({ fromDate }) => fromDate >= today(), { message: 'date_past', path: ['fromDate'] })
  .refine(({ fromDate, toDate }) => fromDate <= toDate, { message: 'dates_reversed', path: ['toDate'] })
  .refine(({ toDate }) => toDate <= lastDay(today()), { message: 'dates_far', path: ['toDate'] })
  .refine((wish) => wish.mode === 'once' || wish.weekdays.length > 0, {
    message: 'weekdays_required',
    path: ['weekdays'],
  });
export type Wish = z.output<typeof declareForm>;

/** One day is busy after all. */
export const busyForm = z.object({ day });

/** Some hours of a free day are closed, or one of its closed stretches is opened again. */
export const closeForm = z
  .object({ day, from: clock, to: clock })
  .refine(areHours, { message: 'hours_reversed', path: ['to'] });
export const openForm = z.object({ day, closedId: id });

/** Requests for hours that are not free any more, with what their families read. */
export const refuseAllForm = z.object({ ids: z.array(id).min(1).max(50), reason: text(1000, 'reason_required') });

export const removeForm = z.object({ id });
