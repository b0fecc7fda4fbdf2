import { useTranslations } from 'use-intl';
import { outcomeOf, type Stretch, type Weekday } from '#domain/calendar/declaring.ts';
import { today } from '../../../parts/today.ts';
import { useSentence } from '../../../parts/api/sentence.ts';
import { Button, buttonClass, ButtonLink } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { DatePicker } from '../../../ui/form/date-picker.tsx';
import { ErrorLine } from '../../../ui/form/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Segmented } from '../../../ui/form/segmented.tsx';
import { everyWeekday, lastDay, type useDeclaring } from './use-declaring.ts';
import { useStretchText } from './use-stretch-text.ts';
import { useFormats } from '../../../i18n/formats.ts';

type Declaring = ReturnType<typeof useDeclaring>;

const FORM = 'declare-days';

/** From Date and To Date: all the days between them, or some weekdays of each week. */
export function DeclareForm({ declaring }: { declaring: Declaring }) {
  const t = useTranslations('freeDays.form');
  const { form, mode } = declaring;
  const limits = { min: today(), max: lastDay() };
  return (
    <form
      id={FORM}
      noValidate
      aria-label={t('title')}
      onSubmit={(event) => void declaring.submit(event)}
      className="card grid content-start gap-4 p-4 sm:p-5"
    >
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
      {mode === 'weekly' && <Weekdays declaring={declaring} />}
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
        <DatePicker label={t('from')} error={form.errorOf('fromDate')} {...limits} {...form.register('fromDate')} />
        <DatePicker label={t('to')} error={form.errorOf('toDate')} {...limits} {...form.register('toDate')} />
      </div>
    </form>
  );
}

/** What it comes to, and the button: at the foot of a phone's screen as long as something is chosen above it. */
export function DeclareBar({ declaring, declared }: { declaring: Declaring; declared: readonly Stretch[] }) {
  const t = useTranslations('freeDays.form');
  const { form, problem, adds } = declaring;
  return (
    <div
      className={cx(
        'grid gap-3',
        // beside what it comes to: the calendar above is looked at meanwhile
        adds && problem === null && 'max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:items-center',
        adds &&
          'max-lg:sticky max-lg:bottom-14 max-lg:z-20 max-lg:-mx-4 max-lg:border-t max-lg:border-line max-lg:bg-ground max-lg:px-4 max-lg:py-2.5 md:max-lg:bottom-0',
      )}
    >
      <Outlook declaring={declaring} declared={declared} />
      {problem === 'no_user' && <Notice tone="no">{t('noUser')}</Notice>}
      {problem !== null && problem !== 'no_user' && <NoRituals why={problem} />}
      <Button
        type="submit"
        form={FORM}
        size="lg"
        wide
        className={cx(adds && problem === null && 'max-sm:col-start-2 max-sm:w-auto')}
        busy={form.formState.isSubmitting && t('declaring')}
      >
        {t('declare')}
      </Button>
    </div>
  );
}

function NoRituals({ why }: { why: 'no_rituals' | 'no_rituals_chosen' }) {
  const t = useTranslations('freeDays.form');
  const sentence = useSentence();
  return (
    <Notice tone="no">
      <p>{sentence(why)}</p>
      {why === 'no_rituals' ? (
        <ButtonLink to="/pandit/profile" look="text">
          {t('toProfile')}
        </ButtonLink>
      ) : (
        <a href="#rituals" className={buttonClass('text')}>
          {t('toRituals')}
        </a>
      )}
    </Notice>
  );
}

function Weekdays({ declaring: { form, weekdays } }: { declaring: Declaring }) {
  const { weekdayNames } = useFormats();
  const t = useTranslations('freeDays.form');
  const error = form.errorOf('weekdays');
  const toggle = (weekday: Weekday) =>
    form.setValue(
      'weekdays',
      weekdays.includes(weekday) ? weekdays.filter((one) => one !== weekday) : [...weekdays, weekday],
      { shouldValidate: form.formState.isSubmitted },
    );
  return (
    <fieldset aria-describedby={error && 'weekdays-error'} className="grid gap-1.5">
      <legend className="mb-1.5 text-2 font-medium">{t('weekdays')}</legend>
      <div className="grid grid-cols-4 gap-1.5 sm:grid-cols-7 lg:grid-cols-4">
        {weekdayNames.map(({ weekday, long, short }) => (
          <label
            key={weekday}
            className="relative grid min-h-11 place-items-center rounded-control border border-line-strong text-2 font-semibold has-checked:border-saffron has-checked:bg-marigold-soft has-checked:ring-1 has-checked:ring-saffron has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-saffron"
          >
            <input
              type="checkbox"
              aria-label={long}
              checked={weekdays.includes(weekday)}
              onChange={() => toggle(weekday)}
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
    <div className="rounded-control bg-sunk px-3.5 py-2.5 text-2 max-sm:bg-transparent max-sm:p-0">
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
