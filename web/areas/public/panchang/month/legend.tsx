import { useTranslations } from 'use-intl';
import type { DayOfMonth } from '#contract/almanac/day.ts';
import type { Day } from '#domain/time.ts';
import { cx } from '../../../../ui/cx.ts';
import { PhoneFold } from '../shared/phone-fold.tsx';
import type { GoodFor } from './good-days.ts';
import { oddOf, tones, useMarks, type Mark } from './marks.ts';

interface LegendProps {
  days: readonly DayOfMonth[];
  good: Readonly<Record<Day, readonly GoodFor[]>>;
  today: Day | null;
}

/** What the colours and words of this month's cells mean: nothing that is not in it. */
export function MonthLegend({ days, good, today }: LegendProps) {
  const t = useTranslations('almanacDay.month');
  const ours = useTranslations('panchang.month');
  const marksOf = useMarks();
  const odd = days.flatMap(oddOf);
  const hasStar = days.flatMap(marksOf).some(({ name }) => name.endsWith('*'));
  const hasToday = days.some(({ date }) => date === today);
  return (
    <PhoneFold title={t('signs')} className="grid gap-2 text-2 text-ink-2 print:text-[7.5pt]">
      <Signs days={days} good={good} className="max-md:hidden" />
      <p>
        <span className="md:hidden print:hidden">{t('cellLegend')}</span>{' '}
        <span className="max-md:hidden print:inline">{ours('legend')}</span>{' '}
        {odd.some(({ says }) => says === 'again') && `${t('againLegend')} `}
        {odd.some(({ says }) => says === 'lost') && `${t('lostLegend')} `}
        {hasStar && `${t('starLegend')} `}
        {Object.keys(good).length > 0 && <span className="hidden print:inline">{`${t('goodLegend')} `}</span>}
        {t('red')}{' '}
        <span className="print:hidden">
          {hasToday && `${t('todayLegend')} `}
          {t('small')}
        </span>
      </p>
    </PhoneFold>
  );
}

/** Under the month on a phone, whose cells have room for dots alone. */
export const MonthDots = (props: Omit<LegendProps, 'today'>) => <Signs {...props} className="mt-3 text-1 md:hidden" />;

function Signs({ days, good, className }: Omit<LegendProps, 'today'> & { className: string }) {
  const t = useTranslations('almanacDay.month');
  const marksOf = useMarks();
  const marks = days.flatMap(marksOf);
  const shown = (Object.keys(tones) as Mark['tone'][]).filter((tone) => marks.some((one) => one.tone === tone));
  return (
    <ul className={cx('flex flex-wrap gap-x-4 gap-y-1.5 text-ink-2 print:hidden', className)}>
      {shown.map((tone) => (
        <Sign key={tone} dot={tones[tone].dot} chip={tones[tone].chip} says={t(`dots.${tone}`)} />
      ))}
      {Object.keys(good).length > 0 && <Sign dot="bg-leaf" chip="text-leaf" says={t('dots.good')} />}
    </ul>
  );
}

/** On a phone a dot before the words, else the words as in the cells. */
function Sign({ dot, chip, says }: { dot: string; chip: string; says: string }) {
  return (
    <li className="flex items-center gap-1.5">
      <span aria-hidden className={cx('size-2 rounded-full md:hidden', dot)} />
      <span className="md:hidden">{says}</span>
      <span className={cx('rounded-[4px] px-1.5 py-0.5 text-1 font-semibold max-md:hidden', chip)}>{says}</span>
    </li>
  );
}
