import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { z } from 'zod';
import { day } from '#contract/fields.ts';
import { DAYS_AHEAD, daysIn, daysOf, outcomeOf, type Stretch, type Weekday } from '#domain/calendar/declaring.ts';
import { addDays, isDay, type Day } from '#domain/time.ts';
import { ApiError, ask } from '../../../parts/api/api.ts';
import { today } from '../../../parts/today.ts';
import { useSchemaForm } from '../../../parts/form.ts';
import { keepUser, useSession } from '../../../parts/api/session.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { declaringFailure } from './declaring-failure.ts';
import type { Entry } from './use-days.ts';

const needed = z.string().min(1, 'dates_required').pipe(day);
const schema = z
  .object({
    mode: z.enum(['once', 'weekly']),
    fromDate: needed,
    toDate: needed,
    weekdays: z.array(z.literal([0, 1, 2, 3, 4, 5, 6])),
  })
  .refine(({ fromDate }) => fromDate >= today(), { message: 'date_past', path: ['fromDate'] })
  .refine(({ fromDate, toDate }) => fromDate <= toDate, { message: 'dates_reversed', path: ['toDate'] })
  .refine(({ toDate }) => toDate <= lastDay(), { message: 'dates_far', path: ['toDate'] })
  .refine(({ mode, weekdays }) => mode === 'once' || weekdays.length > 0, {
    message: 'weekdays_required',
    path: ['weekdays'],
  });

type Wish = z.output<typeof schema>;
type Problem = 'no_user' | 'no_rituals' | 'no_rituals_chosen';

export const everyWeekday: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];

/** The furthest day that can be declared. */
export const lastDay = (): Day => addDays(today(), DAYS_AHEAD);

/**
 * The form that declares days, and the calendar's part in it: what is picked there stands here and the other way round.
 * `remind` says where something else is to be saved before, and then nothing is sent.
 */
export function useDeclaring(
  declared: readonly Entry[],
  onDeclared: (entries: readonly Entry[]) => void,
  remind: () => boolean,
) {
  const t = useTranslations('freeDays.form');
  const toast = useToast();
  const { user } = useSession();
  const [problem, setProblem] = useState<Problem | null>(null);
  const form = useSchemaForm(schema, { mode: 'once', fromDate: '', toDate: '', weekdays: [] });
  const { mode, fromDate, toDate, weekdays } = form.watch();

  const choice = choiceOf(fromDate, toDate);
  const choose = (stretch: Stretch | null) => {
    form.clearErrors(['fromDate', 'toDate']);
    form.setValue('fromDate', stretch?.fromDate ?? '');
    form.setValue('toDate', stretch?.toDate ?? '');
  };
  const send = async (userId: string, wish: Wish) => {
    const { entries, said } = await declare(userId, withoutDeclared(wish, declared));
    onDeclared(entries);
    toast.done(said.kind === 'all' ? said.message : said.added === 0 ? t('nothingAdded') : t('skipped', said));
    form.reset({ mode: wish.mode, fromDate: '', toDate: '', weekdays: [] });
  };
  const submit = form.handleSubmit(async (wish) => {
    setProblem(null);
    if (!user) return setProblem('no_user');
    if (remind()) return undefined;
    try {
      await send(user._id, wish);
    } catch (error) {
      // the sign-in has ended elsewhere: there is nobody any more to declare for
      if (error instanceof ApiError && error.status === 401) keepUser(null);
      if (error instanceof ApiError && (error.code === 'no_rituals' || error.code === 'no_rituals_chosen'))
        setProblem(error.code);
      else if (!form.showRefusal(error)) toast.failed(declaringFailure(error, t));
    }
    return undefined;
  });

  return {
    form,
    submit,
    problem,
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

/** What stands in the two fields, as far as it makes sense; two years of days at most. */
function choiceOf(fromDate: string, toDate: string): Stretch | null {
  const inReach = (text: string): boolean => isDay(text) && text >= today() && text <= lastDay();
  if (!inReach(fromDate)) return null;
  return { fromDate, toDate: inReach(toDate) && toDate >= fromDate ? toDate : fromDate };
}

/** Days of which some are declared already are declared as a pattern of every weekday, which leaves those as they are. */
function withoutDeclared(wish: Wish, declared: readonly Entry[]): Wish {
  const { added, skipped } = outcomeOf({ ...wish, weekdays: everyWeekday }, declared);
  return wish.mode === 'once' && added > 0 && skipped > 0
    ? { ...wish, mode: 'weekly', weekdays: [...everyWeekday] }
    : wish;
}

type Said = { kind: 'all'; message: string } | { kind: 'some'; added: number; skipped: number };

async function declare(
  userId: string,
  { mode, weekdays, ...stretch }: Wish,
): Promise<{ entries: readonly Entry[]; said: Said }> {
  if (mode === 'once') {
    const { data, message } = await ask('POST /availability/declare-availability', { body: { userId, ...stretch } });
    return { entries: [data], said: { kind: 'all', message } };
  }
  const { data, message } = await ask('POST /availability/declare-pattern', { body: { userId, weekdays, ...stretch } });
  const { availability: entries, added, skipped } = data;
  return { entries, said: skipped === 0 ? { kind: 'all', message } : { kind: 'some', added, skipped } };
}
