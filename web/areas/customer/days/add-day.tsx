import { useTranslations } from 'use-intl';
import { monthName } from '#domain/almanac/names/months.ts';
import { tithiFullName } from '#domain/almanac/names/names.ts';
import { familyDayKinds } from '#domain/calendar/family-days.ts';
import { districtNames } from '#domain/places.ts';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { useActionForm } from '../../../parts/forms/use-action-form.ts';
import { useToday } from '../../../parts/now.ts';
import { Button } from '../../../ui/button.tsx';
import { DatePicker, TimePicker } from '../../../ui/form/date-picker.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';

const numbers = (count: number) => Array.from({ length: count }, (_, nth) => nth + 1);
const months = numbers(12).map((month) => ({ value: String(month), label: monthName(month).en }));
const tithis = numbers(30).map((tithi) => ({ value: String(tithi), label: tithiFullName(tithi).en }));
const districts = districtNames.map((name) => ({ value: name, label: name }));

const useKinds = () => {
  const t = useTranslations('myDays.kinds');
  return familyDayKinds.map((kind) => ({ value: kind, label: t(kind) }));
};

/** A day by what a family knows of it: the tithi, or the date. */
export function AddDay() {
  const t = useTranslations('myDays');
  return (
    <section className="card grid gap-1 p-5" aria-labelledby="add-day">
      <h2 id="add-day" className="text-4">
        {t('add')}
      </h2>
      <ByTithi />
      <ByDate />
    </section>
  );
}

const fold = 'w-fit cursor-pointer py-3 font-semibold text-maroon underline-offset-4 hover:underline';

function ByTithi() {
  const t = useTranslations('myDays');
  const ui = useTranslations('ui');
  const kinds = useKinds();
  const form = useActionForm({
    name: 'byTithi',
    schema: async () => (await import('./forms.ts')).tithiForm,
    values: { kind: 'shraddha', name: '', month: '', tithi: '' },
    done: t('kept'),
    failure: t('notKept'),
  });
  return (
    <details open={form.refused ? true : undefined}>
      <summary className={fold}>{t('byTithi')}</summary>
      <ActionFields form={form} className="grid gap-4 pt-2 pb-4 sm:grid-cols-2">
        <Select label={t('kind')} options={kinds} error={form.errorOf('kind')} {...form.field('kind')} />
        <TextField
          label={t('name')}
          required
          needed={ui('required')}
          hint={t('nameHint')}
          error={form.errorOf('name')}
          {...form.field('name')}
        />
        <Select
          label={t('month')}
          required
          needed={ui('required')}
          hint={t('monthHint')}
          placeholder={t('choose')}
          options={months}
          error={form.errorOf('month')}
          {...form.field('month')}
        />
        <Select
          label={t('tithi')}
          required
          needed={ui('required')}
          placeholder={t('choose')}
          options={tithis}
          error={form.errorOf('tithi')}
          {...form.field('tithi')}
        />
        <Button type="submit" className="justify-self-start" busy={form.busy && t('keeping')}>
          {t('keepTithi')}
        </Button>
      </ActionFields>
    </details>
  );
}

function ByDate() {
  const t = useTranslations('myDays');
  const ui = useTranslations('ui');
  const kinds = useKinds();
  const today = useToday();
  const form = useActionForm({
    name: 'byDate',
    schema: async () => (await import('./forms.ts')).dateForm,
    values: { kind: 'shraddha', name: '', date: '', time: '', district: '' },
    done: t('kept'),
    failure: t('notKept'),
  });
  return (
    <details open={form.refused ? true : undefined}>
      <summary className={fold}>{t('byDate')}</summary>
      <ActionFields form={form} className="grid gap-4 pt-2 pb-4 sm:grid-cols-2">
        <Select label={t('kind')} options={kinds} error={form.errorOf('kind')} {...form.field('kind')} />
        <TextField
          label={t('name')}
          required
          needed={ui('required')}
          hint={t('nameHint')}
          error={form.errorOf('name')}
          {...form.field('name')}
        />
        <DatePicker
          label={t('date')}
          required
          needed={ui('required')}
          min="1950-01-01"
          max={today}
          hint={t('dateHint')}
          error={form.errorOf('date')}
          {...form.field('date')}
        />
        <TimePicker
          label={t('time')}
          optional={ui('optional')}
          hint={t('timeHint')}
          error={form.errorOf('time')}
          {...form.field('time')}
        />
        <Select
          label={t('district')}
          optional={ui('optional')}
          placeholder={t('anywhere')}
          options={districts}
          error={form.errorOf('district')}
          {...form.field('district')}
        />
        <Button type="submit" className="self-end justify-self-start" busy={form.busy && t('keeping')}>
          {t('keepDate')}
        </Button>
      </ActionFields>
    </details>
  );
}
