import { useTranslations } from 'use-intl';
import type { Reply } from '#contract/index.ts';
import { plus } from '#domain/money.ts';
import { useToday } from '../../../parts/now.ts';
import { BarChart, ChartTable } from '../../../ui/bar-chart.tsx';
import { cx } from '../../../ui/cx.ts';
import { barsOf, bestOf, earnedIn, sinceFirst } from './earning-months.ts';
import { useFormats } from '../../../i18n/formats.ts';

/** Told apart by a pattern as well as by colour. */
const paidOutLook = 'bg-leaf';
const toComeLook =
  'border border-marigold-ink bg-[repeating-linear-gradient(45deg,var(--marigold)_0_3px,var(--marigold-soft)_3px_7px)]';

/** What each of the last twelve months brought: as columns from the first that brought something, as a table all of them. */
export function EarningChart({ months }: { months: Reply<'GET /payment/earnings'>['months'] }) {
  const { monthLong, monthShort, money } = useFormats();
  const t = useTranslations('earnings');
  const bars = barsOf(months, useToday());
  const best = bestOf(bars);
  const total = plus(...bars.map(earnedIn));
  return (
    <BarChart
      low
      caption={
        <>
          <h2 className="text-4">{t('chart')}</h2>
          <p className="text-2 text-ink-2">
            {best
              ? t('chartText', { total: money(total), month: monthLong(best.month), most: money(earnedIn(best)) })
              : t('chartNone')}
          </p>
          <ul aria-hidden className="flex flex-wrap gap-x-5 gap-y-1 text-1">
            <Key look={paidOutLook} label={t('paidOut')} />
            <Key look={toComeLook} label={t('toCome')} />
          </ul>
        </>
      }
      bars={sinceFirst(bars).map((bar) => ({
        key: bar.month,
        tick: monthShort(bar.month),
        figure: earnedIn(bar) > 0 ? money(earnedIn(bar)) : undefined,
        parts: [
          { value: bar.toCome, look: toComeLook },
          { value: bar.paidOut, look: paidOutLook },
        ],
      }))}
      asTable={t('asTable')}
      table={
        <ChartTable
          heads={[t('month'), t('pujas'), t('paidOut'), t('toCome')]}
          rows={bars
            .toReversed()
            .map((bar) => [monthLong(bar.month), String(bar.count), money(bar.paidOut), money(bar.toCome)])}
        />
      }
    />
  );
}

const Key = ({ look, label }: { look: string; label: string }) => (
  <li className="flex items-center gap-2">
    <span className={cx('size-3.5 rounded-[3px]', look)} />
    {label}
  </li>
);
