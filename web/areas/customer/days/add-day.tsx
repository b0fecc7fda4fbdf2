import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { monthName } from '#domain/almanac/names/months.ts';
import { tithiFullName } from '#domain/almanac/names/names.ts';
import { familyDayKinds } from '#domain/calendar/family-days.ts';
import { districtNames } from '#domain/places.ts';
import { inOrder, useLocalName } from '../../../i18n/local-names.ts';
import { useNames } from '../../../i18n/names.ts';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { useActionForm } from '../../../parts/forms/use-action-form.ts';
import { useToday } from '../../../parts/now.ts';
import { Button } from '../../../ui/button.tsx';
import { DatePicker, TimePicker } from '../../../ui/form/date-picker.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';

const numbers = (count: number) => Array.from({ length: count }, (_, nth) => nth + 1);
const months = numbers(12).map((month) => ({ value: String(month), names: monthName(month) }));
const tithis = numbers(30).map((tithi) => ({ value: String(tithi), names: tithiFullName(tithi) }));

const useKinds = () => {
  const t = useTranslations('myDays.kinds');
  return familyDayKinds.map((kind) => ({ value: kind, label: t(kind) }));
};

/** A day by what a family knows of it: the tithi, or the date. */
export function AddDay({ isFirst }: { isFirst: boolean }) {
  const t = useTranslations('myDays');
  return (
    <section aria-labelledby="add-day">
      <h2 id="add-day" className="mb-2 text-4">
        {t('add')}
      </h2>
      <div className="@container card divide-y divide-line">
        <ByTithi isFirst={isFirst} />
        <ByDate />
      </div>
    </section>
  );
}

/** One of the two ways; a press opens its form. */
function Way({ title, isOpen, children }: { title: string; isOpen: boolean; children: ReactNode }) {
  return (
    <details open={isOpen || undefined} className="group/way px-5">
      <summary className="flex min-h-13 list-none items-center justify-between gap-3 font-semibold text-maroon [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown size={18} aria-hidden className="shrink-0 text-ink-2 group-open/way:rotate-180" />
      </summary>
      {children}
    </details>
  );
}

/** Open from the start where nothing is kept yet. */
function ByTithi({ isFirst }: { isFirst: boolean }) {
  const t = useTranslations('myDays');
  const nameIn = useNames();
  const kinds = useKinds();
  const form = useActionForm({
    name: 'byTithi',
    schema: async () => (await import('./forms.ts')).tithiForm,
    values: { kind: 'shraddha', name: '', month: '', tithi: '' },
    done: t('kept'),
    failure: t('notKept'),
  });
  return (
    <Way title={t('byTithi')} isOpen={isFirst || form.refused !== null}>
      <ActionFields form={form} className="grid gap-4 pt-2 pb-4 @xl:grid-cols-2">
        <Select label={t('kind')} options={kinds} error={form.errorOf('kind')} {...form.field('kind')} />
        <TextField
          label={t('name')}
          required
          hint={t('nameHint')}
          error={form.errorOf('name')}
          {...form.field('name')}
        />
        <div className="col-span-full grid grid-cols-2 items-start gap-4">
          <Select
            label={t('month')}
            required
            hint={t('monthHint')}
            placeholder={t('choose')}
            options={months.map(({ value, names }) => ({ value, label: nameIn(names) }))}
            error={form.errorOf('month')}
            {...form.field('month')}
          />
          <Select
            label={t('tithi')}
            required
            placeholder={t('choose')}
            options={tithis.map(({ value, names }) => ({ value, label: nameIn(names) }))}
            error={form.errorOf('tithi')}
            {...form.field('tithi')}
          />
        </div>
        <Button type="submit" className="col-span-full justify-self-start" busy={form.busy && t('keeping')}>
          {t('keepTithi')}
        </Button>
      </ActionFields>
    </Way>
  );
}

function ByDate() {
  const t = useTranslations('myDays');
  const ui = useTranslations('ui');
  const kinds = useKinds();
  const nameOf = useLocalName();
  const today = useToday();
  const form = useActionForm({
    name: 'byDate',
    schema: async () => (await import('./forms.ts')).dateForm,
    values: { kind: 'shraddha', name: '', date: '', time: '', district: '' },
    done: t('kept'),
    failure: t('notKept'),
  });
  return (
    <Way title={t('byDate')} isOpen={form.refused !== null}>
      <ActionFields form={form} className="grid gap-4 pt-2 pb-4 @xl:grid-cols-2">
        <Select label={t('kind')} options={kinds} error={form.errorOf('kind')} {...form.field('kind')} />
        <TextField
          label={t('name')}
          required
          hint={t('nameHint')}
          error={form.errorOf('name')}
          {...form.field('name')}
        />
        <DatePicker
          label={t('date')}
          required
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
          options={inOrder(districtNames.map((name) => ({ value: name, label: nameOf(name) })))}
          error={form.errorOf('district')}
          {...form.field('district')}
        />
        <Button type="submit" className="col-span-full justify-self-start" busy={form.busy && t('keeping')}>
          {t('keepDate')}
        </Button>
      </ActionFields>
    </Way>
  );
}
