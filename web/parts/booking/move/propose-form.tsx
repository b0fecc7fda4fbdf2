import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { MoveDay } from '#contract/booking/life.ts';
import { useLimbs } from '../../../i18n/names/limbs.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { Button } from '../../../ui/button.tsx';
import { TimePicker } from '../../../ui/form/date-picker.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextArea } from '../../../ui/form/text-field.tsx';
import { ActionFields } from '../../forms/action-fields.tsx';
import { useActionForm } from '../../forms/use-action-form.ts';
import { useReload } from '../../forms/use-reload.ts';
import { RunsPast } from '../hours/runs-past.tsx';
import type { GoodHoursChoice } from './hours-to-choose.ts';

interface ProposeProps {
  freeDays: readonly MoveDay[];
  hours: readonly GoodHoursChoice[];
  startTime: string;
}

/** The way to propose another day or hour. */
export function ProposeForm({ freeDays, hours, startTime }: ProposeProps): ReactNode {
  const { dayLong, dayShort, clockOn, endsOn } = useFormats();
  const t = useTranslations('move');
  const ui = useTranslations('ui');
  const form = useActionForm({
    name: 'propose',
    schema: async () => (await import('./move-forms.ts')).proposeForm,
    values: { day: '', startTime, window: '', reason: '' },
    done: t('sent'),
    failure: t('failed'),
    // the other side was faster, or it has gone on
    onRefused: useReload(),
  });
  const limbsOf = useLimbs();
  const chosen = hours.find(({ value }) => value === form.watch('window'));
  return (
    <ActionFields form={form} className="grid gap-4">
      {hours.length > 0 && (
        <Select
          label={t('hours')}
          optional={ui('optional')}
          hint={t('hoursHint')}
          placeholder={t('noHours')}
          options={hours.map(({ value, from, to, date, begins, limbs }) => ({
            value,
            label: [
              `${dayShort(date)}, ${Object.values(endsOn({ from, to }, date)).join('–')}`,
              ...(Date.parse(begins) > Date.parse(from) ? [t('freeFrom', { at: clockOn(begins, date) })] : []),
              limbsOf(limbs).join(', '),
            ].join('\u00a0· '),
          }))}
          error={form.errorOf('window')}
          {...form.field('window')}
        />
      )}
      <div aria-live="polite" className="empty:hidden">
        {chosen?.past && <RunsPast begins={chosen.begins} ends={chosen.past} until={chosen.to} day={chosen.date} />}
      </div>
      <Select
        label={t('day')}
        optional={hours.length > 0 ? ui('optional') : undefined}
        required={hours.length === 0}
        needed={hours.length === 0 ? ui('required') : undefined}
        placeholder={t('chooseDay')}
        options={freeDays.map(({ day, partly }) => ({
          value: day,
          label: partly ? t('partly', { day: dayLong(day) }) : dayLong(day),
        }))}
        error={form.errorOf('day')}
        {...form.field('day')}
      />
      <Hours days={freeDays} chosen={form.watch('day')} />
      <TimePicker
        label={t('time')}
        optional={ui('optional')}
        hint={t('timeHint')}
        error={form.errorOf('startTime')}
        {...form.field('startTime')}
      />
      <TextArea
        label={t('reason')}
        optional={ui('optional')}
        hint={t('reasonHint')}
        rows={2}
        error={form.errorOf('reason')}
        {...form.field('reason')}
      />
      <p className="text-1 text-ink-2">{t('stays')}</p>
      <Button type="submit" className="justify-self-start" busy={form.busy && t('sending')}>
        {t('submit')}
      </Button>
    </ActionFields>
  );
}

/** Which hours are not free: of the day that is chosen, and before one is, of all days. */
function Hours({ days, chosen }: { days: readonly MoveDay[]; chosen: string | undefined }) {
  const { dayShort, hourText } = useFormats();
  const t = useTranslations('move');
  const one = days.find(({ day }) => day === chosen);
  const shown = (one ? [one] : days).filter(({ taken }) => taken.length > 0);
  if (shown.length === 0) return <p className="text-2 text-ink-2">{t(one ? 'allFree' : 'everyFree')}</p>;
  const clock = (hour: string) => (hour === '24:00' ? t('midnight') : hourText(hour));
  return (
    <div className="rounded-control bg-sunk px-3.5 py-2.5 text-2" aria-live="polite">
      <p className="font-semibold">{t('notFree')}</p>
      <ul>
        {shown.flatMap(({ day, taken }) =>
          taken.map(({ from, to, why }) => (
            <li key={`${day} ${from} ${why}`}>
              {t('hoursOf', { day: dayShort(day), from: clock(from), to: clock(to), why: t(`whyTaken.${why}`) })}
            </li>
          )),
        )}
      </ul>
      <p className="text-ink-2">{t('restFree')}</p>
    </div>
  );
}
