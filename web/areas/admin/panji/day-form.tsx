import { useTranslations } from 'use-intl';
import type { PanjiDateSaid } from '#contract/almanac/panji.ts';
import { rashiName } from '#domain/almanac/names/names.ts';
import { panjiNames, publishers } from '#domain/almanac/names/panji.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { useNames } from '../../../i18n/names.ts';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { useActionForm } from '../../../parts/forms/use-action-form.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckBox } from '../../../ui/form/check-box.tsx';
import { DatePicker, TimePicker } from '../../../ui/form/date-picker.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { WayIn } from './way-in.tsx';

interface DayFormProps {
  /** Slug and name of each festival that can be entered. */
  festivals: readonly (readonly [string, string])[];
  panji: string | null;
  /** What was entered for the year that is shown. */
  entered: readonly PanjiDateSaid[];
}

/** One published day. Of an announced one the hour and the rising sign too. */
export function DayForm({ festivals, panji, entered }: DayFormProps) {
  const t = useTranslations('adminPanji');
  const nameIn = useNames();
  const form = useActionForm({
    name: 'day',
    schema: async () => (await import('./panji-forms.ts')).dayForm,
    values: {
      festival: festivals[0]?.[0] ?? '',
      panji: panji ?? publishers[0] ?? '',
      date: '',
      source: '',
      hour: '',
      lagna: '',
    },
    failure: t('failed'),
  });
  const { dayNear } = useFormats();
  const typed = form.watch();
  const before = entered.find(
    ({ festival, panji: by, date }) =>
      festival === typed.festival && by === typed.panji && date.slice(0, 4) === typed.date.slice(0, 4),
  );
  const isFar = form.refused?.code === 'panji_far';
  return (
    <WayIn id="one-day" title={t('enterOne')} forms={['day']}>
      <ActionFields form={form} className="grid gap-4">
        <Select
          label={t('festival')}
          options={festivals.map(([value, label]) => ({ value, label }))}
          error={form.errorOf('festival')}
          {...form.field('festival')}
        />
        <Select
          label={t('panji')}
          options={publishers.map((value) => ({ value, label: nameIn(panjiNames[value]) }))}
          error={form.errorOf('panji')}
          {...form.field('panji')}
        />
        <DatePicker label={t('date')} error={form.errorOf('date')} {...form.field('date')} />
        <TextField
          label={t('source')}
          hint={t('sourceHint')}
          error={form.errorOf('source')}
          {...form.field('source')}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TimePicker label={t('hour')} error={form.errorOf('hour')} {...form.field('hour')} />
          <Select
            label={t('lagna')}
            options={[
              { value: '', label: t('noLagna') },
              ...Array.from({ length: 12 }, (_, nth) => ({
                value: String(nth + 1),
                label: nameIn(rashiName(nth + 1)),
              })),
            ]}
            error={form.errorOf('lagna')}
            {...form.field('lagna')}
          />
        </div>
        {before && before.date !== typed.date && (
          <p role="status">{t('replaces', { day: dayNear(before.date, before.date) })}</p>
        )}
        {isFar && <CheckBox label={t('sure')} {...form.register('isSure')} />}
        <Button type="submit" busy={form.busy && t('entering')}>
          {t('enter')}
        </Button>
      </ActionFields>
    </WayIn>
  );
}
