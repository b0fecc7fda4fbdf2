import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { useHref } from 'react-router';
import { useTranslations } from 'use-intl';
import { addMonths, firstOf, monthOf } from '#domain/calendar/calendar.ts';
import type { DayState, Stretch } from '#domain/calendar/declaring.ts';
import type { Day, Month } from '#domain/time.ts';
import { cx } from '../../../ui/cx.ts';
import { CalendarDay, dayLooks, daySigns } from './calendar-day.tsx';
import { lastShown, shownWeeks } from './shown-weeks.ts';
import { usePicking } from './use-picking.ts';
import { useStretchText } from './use-stretch-text.ts';
import { useToday } from '../../../parts/now.ts';
import { useFormats } from '../../../i18n/formats.ts';

interface CalendarProps {
  /** The days that can be chosen, both included; the first is today. */
  first: Day;
  last: Day;
  /** Where one begins. */
  start: Day | null;
  value: Stretch | null;
  onPick: (stretch: Stretch | null) => void;
  /** One that is opened when it is pressed, and begins no stretch. */
  opens: (day: Day) => boolean;
  stateOf: (day: Day) => DayState;
  /** The days a choice means: all of them, or some weekdays. */
  meant: (stretch: Stretch) => readonly Day[];
}

/** A month on the wall, on which a stretch of days is chosen by touch, mouse or keyboard. */
export function Calendar({ first, last, start, value, onPick, opens, stateOf, meant }: CalendarProps) {
  const { dayLong, dayTick, monthLong, monthShort, weekdayNames } = useFormats();
  const t = useTranslations('freeDays.calendar');
  const stretch = useTranslations('freeDays');
  const id = useId();
  const pick = usePicking({ first, last, start }, { value, opens, onPick });
  // from today on, into the next month
  const heading =
    pick.month === monthOf(first)
      ? stretch('range', { from: dayTick(first), to: dayTick(lastShown(first)) })
      : monthLong(pick.month);
  const chosen = new Set(value && daysShown(value, meant));
  const wouldBe = new Set(pick.begun && pick.shown ? meant(pick.shown) : []);
  return (
    <section aria-label={t('title')} className="card flex flex-col p-1 pb-4 sm:p-4 lg:min-h-92.5">
      {/* days and months are buttons of a form for people without script */}
      <form action={useHref('/pandit/availability')} className="grid content-start">
        <div className="flex items-center justify-between">
          <MonthButton
            label={t('previous')}
            month={addMonths(pick.month, -1)}
            off={!pick.mayGoBack}
            onClick={() => pick.goMonths(-1)}
          >
            <ChevronLeft size={22} aria-hidden />
          </MonthButton>
          <h2 id={id} aria-live="polite" className="text-4">
            {heading}
          </h2>
          <MonthButton
            label={t('next')}
            month={addMonths(pick.month, 1)}
            off={!pick.mayGoOn}
            onClick={() => pick.goMonths(1)}
          >
            <ChevronRight size={22} aria-hidden />
          </MonthButton>
        </div>
        <table
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- days one moves among are a grid
          role="grid"
          aria-labelledby={id}
          aria-multiselectable
          onKeyDown={pick.onKeyDown}
          onPointerLeave={() => pick.hover(null)}
          className="w-full table-fixed border-separate border-spacing-0 select-none"
        >
          <thead>
            <tr>
              {weekdayNames.map((name) => (
                <th key={name.weekday} scope="col" className="h-9 text-[min(0.75rem,4vw)] font-semibold text-ink-2">
                  <abbr title={name.long} className="no-underline">
                    {name.short}
                  </abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shownWeeks(pick.month, first).map((week, row) => (
              // the place in the month is what a row is
              <tr key={row} className="h-12">
                {week.map((day, column) =>
                  day ? (
                    <CalendarDay
                      key={day}
                      day={day}
                      begins={day.endsWith('-01') && day !== firstOf(pick.month) ? monthShort(monthOf(day)) : null}
                      label={t('label', { date: dayLong(day), state: t(stateOf(day)) })}
                      state={stateOf(day)}
                      choice={chosen.has(day) ? 'chosen' : wouldBe.has(day) ? 'would-be' : 'none'}
                      today={day === first}
                      open={first <= day && day <= last}
                      here={day === pick.here}
                      ref={day === pick.here ? pick.cell : undefined}
                      onPress={() => pick.press(day)}
                      onHover={() => pick.hover(day)}
                    />
                  ) : (
                    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- no day of this month is here
                    <td key={column} />
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </form>
      <Words begun={pick.begun} value={value} count={value ? meant(value).length : 0} />
      <Legend />
    </section>
  );
}

/** Where none of its days is meant (yet), one still sees from where to where. */
function daysShown(stretch: Stretch, meant: CalendarProps['meant']): readonly Day[] {
  const days = meant(stretch);
  return days.length > 0 ? days : [stretch.fromDate, stretch.toDate];
}

function MonthButton({
  label,
  month,
  off,
  onClick,
  children,
}: {
  label: string;
  month: Month;
  off: boolean;
  onClick: () => void;
  children: React.ReactNode;
}) {
  return (
    <button
      name="month"
      value={month}
      aria-label={label}
      aria-disabled={off}
      onClick={(event) => {
        event.preventDefault();
        onClick();
      }}
      className="grid size-12 place-items-center rounded-control text-maroon hover:bg-sunk aria-disabled:cursor-not-allowed aria-disabled:text-line-strong"
    >
      {children}
    </button>
  );
}

/** What was chosen and what to do next: for the eyes and, as it changes, for the ears. */
function Words({ begun, value, count }: { begun: Day | null; value: Stretch | null; count: number }) {
  const { dayNear } = useFormats();
  const t = useTranslations('freeDays.calendar');
  const texts = useStretchText();
  const today = useToday();
  const picked = value && t('picked', { range: texts.range(value), days: texts.days(count) });
  return (
    <p role="status" className="min-h-14 px-3 pt-2 text-2 text-ink sm:px-1 md:max-lg:min-h-10">
      {begun ? t('begun', { day: dayNear(begun, today) }) : (picked ?? t('pick'))}
    </p>
  );
}

const signs = [
  ['free', 'legendFree'],
  ['partly', 'legendPartly'],
  ['booked', 'legendBooked'],
  ['undeclared', 'legendUndeclared'],
] as const;

function Legend() {
  const t = useTranslations('freeDays.calendar');
  return (
    <ul
      aria-label={t('legend')}
      className="mt-auto grid grid-cols-[auto_auto] justify-start gap-x-2 gap-y-1.5 px-2 text-1 text-ink-2 sm:gap-x-6 sm:px-1 md:max-lg:flex md:max-lg:flex-wrap md:max-lg:justify-between md:max-lg:gap-x-2"
    >
      {signs.map(([state, label]) => (
        <li key={state} className="flex items-center gap-1 lg:gap-1.5">
          <span
            aria-hidden
            className={cx(
              'grid size-5 shrink-0 place-items-center rounded-[6px] border border-line text-1 font-semibold',
              dayLooks[state],
            )}
          >
            {daySigns[state] ?? '8'}
          </span>
          {t(label)}
        </li>
      ))}
    </ul>
  );
}
