import { useTranslations } from 'use-intl';
import { everyWeekday, outcomeOf, type Stretch } from '#domain/calendar/declaring.ts';
import { useToday } from '../../../parts/now.ts';
import { FormName } from '../../../parts/forms/form-name.tsx';
import { Button, buttonClass, ButtonLink } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { DatePicker } from '../../../ui/form/date-picker.tsx';
import { ErrorLine } from '../../../ui/form/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Segmented } from '../../../ui/form/segmented.tsx';
import { lastDay } from './last-day.ts';
import type { useDeclaring } from './use-declaring.ts';
import { useStretchText } from './use-stretch-text.ts';
import { useFormats } from '../../../i18n/formats.ts';

type Declaring = ReturnType<typeof useDeclaring>;

const DECLARE = 'declare-days';

/** From Date and To Date: all the days between them, or some weekdays of each week. */
export function DeclareForm({ declaring }: { declaring: Declaring }) {
  const t = useTranslations('freeDays.form');
  const { form, mode, remind } = declaring;
  const today = useToday();
  const limits = { min: today, max: lastDay(today) };
  return (
    <form
      {...form.props}
      id={DECLARE}
      aria-label={t('title')}
      onSubmit={(event) => (remind() ? event.preventDefault() : form.props.onSubmit?.(event))}
      className="group/declare card grid content-start gap-4 rounded-b-none border-b-0 p-4 pb-1 sm:p-5 sm:pb-1"
    >
      <FormName name={form.name} />
      <Segmented
        legend={t('mode')}
        name="mode"
        value={mode}
        onChange={(next) => form.setValue('mode', next)}
        options={[
          { value: 'once', label: t('once') },
          { value: 'weekly', label: t('weekly') },
        ]}
      />
      <Weekdays declaring={declaring} />
      <div className="grid gap-x-4 gap-y-1 sm:grid-cols-2 lg:grid-cols-1 lg:gap-y-2">
        <DatePicker label={t('from')} error={form.errorOf('fromDate')} {...limits} {...form.field('fromDate')} />
        <DatePicker label={t('to')} error={form.errorOf('toDate')} {...limits} {...form.field('toDate')} />
      </div>
    </form>
  );
}

/** What it comes to, and the button: at the foot of a phone's screen as long as something is chosen above it. */
export function DeclareBar({ declaring, declared }: { declaring: Declaring; declared: readonly Stretch[] }) {
  const t = useTranslations('freeDays.form');
  const { form, adds } = declaring;
  const quiet = form.problem === null && form.told === null;
  return (
    <div
      className={cx(
        // the foot of the form's card
        '-mt-4 grid gap-3 rounded-b-card border border-t-0 border-line bg-paper p-4 pt-1 sm:px-5 sm:pb-5',
        // beside its result: the pandit looks at the calendar above at the same time
        adds && quiet && 'max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:items-center',
        adds && 'max-lg:sticky max-lg:bottom-14 max-lg:z-20 max-lg:border-t max-lg:py-2.5 md:max-lg:bottom-0',
      )}
    >
      <Outlook declaring={declaring} declared={declared} />
      {form.told && <Notice tone="ok">{form.told}</Notice>}
      <Problem form={form} />
      <Button
        type="submit"
        form={DECLARE}
        size="lg"
        wide
        className={cx(adds && quiet && 'max-sm:col-start-2 max-sm:w-auto max-sm:px-4 max-sm:text-2')}
        busy={form.busy && t('declaring')}
      >
        {t('declare')}
      </Button>
    </div>
  );
}

function Problem({ form }: { form: Declaring['form'] }) {
  const t = useTranslations('freeDays.form');
  const ui = useTranslations('ui');
  const code = form.refused?.code;
  if (form.problem === null) return null;
  return (
    <Notice tone="no">
      <p>{code === 'sign_in' ? t('noUser') : form.problem}</p>
      {form.isKept && <p>{ui('kept')}</p>}
      {code === 'no_rituals' && (
        <ButtonLink to="/pandit/profile" look="text">
          {t('toProfile')}
        </ButtonLink>
      )}
      {code === 'no_rituals_chosen' && (
        <a href="#rituals" className={buttonClass('text')}>
          {t('toRituals')}
        </a>
      )}
    </Notice>
  );
}

/** Shown where every week is meant; that is for the page's style to see, which needs no script. */
function Weekdays({ declaring: { form } }: { declaring: Declaring }) {
  const { weekdayNames } = useFormats();
  const t = useTranslations('freeDays.form');
  const error = form.errorOf('weekdays');
  return (
    <fieldset
      aria-describedby={error && 'weekdays-error'}
      className="hidden gap-1.5 group-has-[[value=weekly]:checked]/declare:grid"
    >
      <legend className="mb-1.5 text-2 font-medium">{t('weekdays')}</legend>
      <div className="grid grid-cols-4 gap-1.5 sm:grid-cols-7 lg:grid-cols-4">
        {weekdayNames.map(({ weekday, long, short }) => (
          <label
            key={weekday}
            className="relative grid min-h-11 place-items-center rounded-control border border-line-strong text-2 font-semibold has-checked:border-saffron has-checked:bg-marigold-soft has-checked:ring-1 has-checked:ring-saffron shows-focus"
          >
            <input
              {...form.register('weekdays')}
              type="checkbox"
              value={weekday}
              aria-label={long}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <span aria-hidden>{short}</span>
          </label>
        ))}
      </div>
      <ErrorLine id="weekdays-error" error={error} />
    </fieldset>
  );
}

/** What declaring comes to, before it is done. */
function Outlook({ declaring, declared }: { declaring: Declaring; declared: readonly Stretch[] }) {
  const t = useTranslations('freeDays.form');
  const texts = useStretchText();
  const { choice, mode } = declaring;
  const weekdays = mode === 'once' ? everyWeekday : declaring.weekdays;
  if (!choice || weekdays.length === 0) return null;
  const { stretches, added, skipped } = outcomeOf({ ...choice, weekdays }, declared);
  const all = added === 0 && skipped > 0;
  return (
    <div className="rounded-control bg-sunk px-3.5 py-2.5 text-2 max-sm:bg-transparent max-sm:p-0 max-sm:text-1">
      <p className="font-semibold">
        {mode === 'once'
          ? t('comes', { range: texts.range(choice), days: texts.days(added + skipped) })
          : t('comesWeekly', { added, stretches: stretches.length })}
      </p>
      <p role="status">
        {all ? t('takenAll') : skipped > 0 && t(mode === 'once' ? 'taken' : 'takenStay', { count: skipped, added })}
      </p>
    </div>
  );
}
