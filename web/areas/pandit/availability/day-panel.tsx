import { useState, type Ref } from 'react';
import { useTranslations } from 'use-intl';
import { z } from 'zod';
import type { ClosedHours } from '#contract/availability.ts';
import { clock } from '#contract/fields.ts';
import { areHours, type Hours } from '#domain/calendar/declaring.ts';
import { clockOf, MINUTE, startOfDay, type Day } from '#domain/time.ts';
import { ApiError, ask } from '../../../parts/api/api.ts';
import { useSchemaForm } from '../../../parts/form.ts';
import { failureText } from '../../../parts/api/sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { useFormats } from '../../../i18n/formats.ts';

interface DayPanelProps {
  /** One that is declared as free. */
  day: Day;
  closed: readonly ClosedHours[];
  /** A booking or a request stands on it, and stays. */
  booked: boolean;
  onChanged: () => void;
  /** It is not free any more, and there is nothing left to show here. */
  onTaken: () => void;
  ref?: Ref<HTMLElement>;
}

/** One free day: busy after all, or free but for some hours. */
export function DayPanel({ day, closed, booked, onChanged, onTaken, ref }: DayPanelProps) {
  const { dayShort } = useFormats();
  const t = useTranslations('freeDays.day');
  const { set, busy } = useSetDay(day, onChanged);
  const hours = useHoursText();
  const kept = closed.map(hoursOf);
  const take = async () => {
    if (await set('busy', { free: false }, t('taken', { day: dayShort(day) }))) onTaken();
  };
  return (
    // on a phone the way to the areas lies over the foot of the screen
    <section
      ref={ref}
      aria-label={dayShort(day)}
      className="card grid scroll-mb-4 gap-4 p-4 max-md:scroll-mb-18 sm:p-5"
    >
      <div className="grid gap-1">
        <h2 className="text-3">{dayShort(day)}</h2>
        <p className="text-2">{t(closed.length > 0 ? 'partly' : booked ? 'freeOutside' : 'free')}</p>
        {booked && <p className="text-2 text-ink-2">{t('stays')}</p>}
      </div>
      {closed.length > 0 && (
        <ul className="divide-y divide-line">
          {closed.map((one, index) => (
            <li key={one._id} className="flex flex-wrap items-center justify-between gap-x-3 py-1.5">
              <span className="text-2">
                <b className="font-semibold">{hours(one)}</b>
                {one.bookingId && <span className="text-ink-2"> · {t('notAttend')}</span>}
              </span>
              <Button
                look="quiet"
                aria-label={t('openOne', { hours: hours(one) })}
                busy={busy === one._id && t('saving')}
                onClick={() =>
                  void set(
                    one._id,
                    { free: true, closed: kept.toSpliced(index, 1) },
                    t('opened', { hours: hours(one) }),
                  )
                }
              >
                {t('open')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <CloseHours
        busy={busy === 'close'}
        close={(more, said) => set('close', { free: true, closed: [...kept, more] }, said)}
      />
      <Button
        look="danger"
        className="justify-self-start"
        busy={busy === 'busy' && t('saving')}
        onClick={() => void take()}
      >
        {t('busy')}
      </Button>
    </section>
  );
}

const minutesSince = (day: Day, iso: string): number => (Date.parse(iso) - startOfDay(day)) / MINUTE;

const hoursOf = ({ day, startsAt, endsAt }: ClosedHours): Hours => ({
  from: clockOf(minutesSince(day, startsAt)),
  to: clockOf(minutesSince(day, endsAt) % (24 * 60)),
});

function useHoursText(): (one: Pick<ClosedHours, 'startsAt' | 'endsAt'>) => string {
  const { clockText } = useFormats();
  const t = useTranslations('freeDays.day');
  return ({ startsAt, endsAt }) => t('hours', { from: clockText(startsAt), to: clockText(endsAt) });
}

const schema = z.object({ from: clock, to: clock }).refine(areHours, { message: 'hours_reversed', path: ['to'] });

function CloseHours({ busy, close }: { busy: boolean; close: (hours: Hours, said: string) => Promise<boolean> }) {
  const t = useTranslations('freeDays.day');
  const form = useSchemaForm(schema, { from: '', to: '' });
  const submit = form.handleSubmit(async (hours) => {
    if (await close(hours, t('closed', { hours: t('hours', hours) }))) form.reset();
  });
  return (
    <form noValidate className="grid gap-3" onSubmit={(event) => void submit(event)}>
      <p className="text-2 font-semibold">{t('closeSome')}</p>
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField type="time" label={t('from')} error={form.errorOf('from')} {...form.register('from')} />
        <TextField type="time" label={t('to')} hint={t('toHint')} error={form.errorOf('to')} {...form.register('to')} />
      </div>
      <Button type="submit" look="quiet" className="justify-self-start" busy={busy && t('saving')}>
        {t('close')}
      </Button>
    </form>
  );
}

type Wish = { free: boolean; closed?: Hours[] };

/** Says what the day is; `busy` is the part of the panel that does. */
function useSetDay(day: Day, onChanged: () => void) {
  const t = useTranslations('freeDays.day');
  const toast = useToast();
  const [busy, setBusy] = useState<string | null>(null);
  const set = async (part: string, wish: Wish, said: string): Promise<boolean> => {
    if (busy) return false;
    setBusy(part);
    try {
      await ask('POST /availability/set-day', { body: { day, ...wish } });
      toast.done(said);
      onChanged();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.failed(failureText(error, t('failed')));
      return false;
    } finally {
      setBusy(null);
    }
  };
  return { busy, set };
}
