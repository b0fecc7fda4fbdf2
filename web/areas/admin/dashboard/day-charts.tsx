import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Dashboard } from '#contract/dashboard.ts';
import { BarChart, ChartTable } from '../../../ui/bar-chart.tsx';
import { moneyText } from '../shared/money.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { Part } from './part.tsx';

const charts = [
  { key: 'bookings', list: '/admin/bookings' },
  { key: 'users', list: '/admin/users' },
  { key: 'captured', list: '/admin/payments' },
] as const;

/** Thirty days as columns, and as tables. */
export function DayCharts({ data }: { data: Dashboard }) {
  return (
    <div className="grid items-start max-md:divide-y max-md:divide-line md:grid-cols-3 md:gap-6 max-md:[&_figure]:border-0 max-md:[&_figure]:bg-transparent max-md:[&_figure]:pt-0">
      {charts.map(({ key, list }) => (
        <DayChart key={key} of={key} data={data} list={list} />
      ))}
    </div>
  );
}

interface DayChartProps {
  of: (typeof charts)[number]['key'];
  data: Dashboard;
  list: string;
}

function DayChart({ of, data: { days, monthFrom }, list }: DayChartProps) {
  const { count, dayPlain, dayTick } = useFormats();
  const t = useTranslations('adminDashboard.charts');
  const said = (value: number) => (of === 'captured' ? moneyText(value) : count(value));
  const total = days.reduce((sum, day) => sum + day[of], 0);
  const best = days.reduce((most, day) => (day[of] >= most[of] ? day : most));
  return (
    <Part title={t(of)} sum={said(total)}>
      <BarChart
        caption={
          <>
            <h2 className="fold-title opens-early text-4">{t(of)}</h2>
            <p className="text-2 text-ink-2 md:max-xl:min-h-[4.5em] xl:min-h-[3em]">
              {total === 0
                ? t('none')
                : t('text', { total: said(total), day: dayPlain(best.day), most: said(best[of]) })}
            </p>
          </>
        }
        bars={days.map((day, index) => ({
          key: day.day,
          // three have room everywhere; not at the ends, where they would stick out
          tick: (days.length - 1 - index) % 10 === 4 ? dayTick(day.day) : null,
          parts: [{ value: day[of], look: 'bg-leaf' }],
        }))}
        said={said}
        asTable={t('asTable')}
        foot={
          <Link
            to={`${list}?since=${monthFrom}`}
            className="inline-flex min-h-11 items-center text-2 font-semibold text-maroon underline-offset-4 hover:underline"
          >
            {t(`list.${of}`)}
          </Link>
        }
        table={
          <ChartTable
            heads={[t('day'), t(`head.${of}`)]}
            rows={days.toReversed().map((day) => [dayPlain(day.day), said(day[of])])}
          />
        }
      />
    </Part>
  );
}
