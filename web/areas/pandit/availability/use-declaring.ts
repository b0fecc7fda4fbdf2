import { useTranslations } from 'use-intl';
import { daysIn, daysOf, everyWeekday, outcomeOf, type Stretch, type Weekday } from '#domain/calendar/declaring.ts';
import { isDay, type Day } from '#domain/time.ts';
import { useActionForm } from '../../../parts/forms/use-action-form.ts';
import { useToday } from '../../../parts/now.ts';
import { lastDay } from './last-day.ts';
import type { Entry } from './route.tsx';

/**
 * The form that declares days, and the calendar's part in it: each shows the days picked in the other.
 * `remind` says where something else is to be saved before, and then nothing is sent.
 */
export function useDeclaring(declared: readonly Entry[], asked: Day | null, remind: () => boolean) {
  const t = useTranslations('freeDays.form');
  const form = useActionForm({
    name: 'declare',
    schema: async () => (await import('./availability-forms.ts')).declareForm,
    action: '/pandit/availability',
    values: { mode: 'once' as const, fromDate: asked ?? '', toDate: asked ?? '', weekdays: [] },
    failure: t('unexpected'),
    onDone: () => form.reset({ mode: form.getValues('mode'), fromDate: '', toDate: '', weekdays: [] }),
  });
  const { mode, fromDate, toDate, weekdays: names } = form.watch();
  const weekdays = [names ?? []].flat().map((name) => Number(name) as Weekday);

  const choice = choiceOf(fromDate, toDate, useToday());
  const choose = (stretch: Stretch | null) => {
    form.clearErrors(['fromDate', 'toDate']);
    form.setValue('fromDate', stretch?.fromDate ?? '');
    form.setValue('toDate', stretch?.toDate ?? '');
  };

  return {
    form,
    remind,
    mode,
    weekdays,
    choice,
    /** Whether declaring what is chosen adds a day. */
    adds: choice !== null && outcomeOf({ ...choice, weekdays: everyWeekday }, declared).added > 0,
    choose,
    /** The days a stretch means: all, or those weekdays in it. */
    meant: (stretch: Stretch) => (mode === 'once' ? daysIn(stretch) : daysOf({ ...stretch, weekdays })),
  };
}

/** The values of the two fields, as far as they make sense; two years of days at most. */
function choiceOf(fromDate: string, toDate: string, today: Day): Stretch | null {
  const inReach = (text: string): text is Day => isDay(text) && text >= today && text <= lastDay(today);
  if (!inReach(fromDate)) return null;
  return { fromDate, toDate: inReach(toDate) && toDate >= fromDate ? toDate : fromDate };
}
