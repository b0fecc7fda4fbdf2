import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { addDays, type Day } from '#domain/time.ts';
import { Button } from '../../../ui/button.tsx';
import { DaySaid } from '../../../ui/form/date-picker.tsx';
import type { Option } from '../../../ui/form/select.tsx';

/** The first question of a family: which puja, which day. A plain form, so it works before any script does. */
export function HomeFinder({ rituals, today }: { rituals: readonly Option[]; today: Day }) {
  const t = useTranslations('search');
  const cell = 'grid px-3.5 py-2 text-1 text-ink-2';
  // of 44 px, in the room of its line
  const control = '-my-2 min-h-11 w-full rounded-sm bg-transparent text-3 font-medium text-ink';
  return (
    <Form
      action="/find-pandit"
      className="grid max-w-[640px] rounded-[16px] border border-line bg-paper p-2 shadow-lift sm:grid-cols-[minmax(0,1fr)_min(14em,50%)_auto] md:max-lg:grid-cols-[minmax(0,1fr)_min(14em,50%)]"
    >
      <label className={`${cell} min-w-0 border-line max-sm:border-b sm:border-r`}>
        {t('ritual')}
        {/* Chromium sets the words of a select 4 px in */}
        <select name="ritual" required className={`${control} -ml-1`} defaultValue={rituals[0]?.value}>
          {rituals.map((ritual) => (
            <option key={ritual.value} value={ritual.value}>
              {ritual.label}
            </option>
          ))}
        </select>
      </label>
      <label className={cell}>
        {t('date')}
        <DaySaid className="font-medium text-ink [--day-inset:0] [--day-size:var(--text-3)]">
          <input
            type="date"
            name="date"
            required
            min={today}
            max={addDays(today, 730)}
            defaultValue={addDays(today, 7)}
            className={control}
          />
        </DaySaid>
      </label>
      <Button type="submit" size="lg" className="rounded-[10px]! max-sm:mt-2 md:max-lg:col-span-2 md:max-lg:mt-2">
        {t('submit')}
      </Button>
    </Form>
  );
}
