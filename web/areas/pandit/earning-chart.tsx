import { ChevronRight } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Reply } from '#contract/index.ts';
import { inRupees } from '#domain/money.ts';
import { today } from '../../parts/dates.ts';
import { cx } from '../../ui/cx.ts';
import { barsOf, bestOf, earnedIn, monthLong, monthShort, type MonthBar } from './earning-months.ts';

/** Told apart by a pattern as well as by colour. */
const paidOutLook = 'bg-leaf';
const toComeLook =
  'border border-marigold-ink bg-[repeating-linear-gradient(45deg,var(--marigold)_0_3px,var(--marigold-soft)_3px_7px)]';

/** What each of the last twelve months brought. The columns are for the eye; a table says the same in words. */
export function EarningChart({ months }: { months: Reply<'GET /payment/earnings'>['months'] }) {
  const t = useTranslations('earnings');
  const bars = barsOf(months, today());
  const best = bestOf(bars);
  const total = bars.reduce((sum, bar) => sum + earnedIn(bar), 0);
  return (
    <figure className="card grid gap-4 p-4 sm:p-5">
      <figcaption className="grid gap-2">
        <h2 className="text-4">{t('chart')}</h2>
        <p className="text-2 text-ink-2">
          {best
            ? t('chartText', { total: inRupees(total), month: monthLong(best.month), most: inRupees(earnedIn(best)) })
            : t('chartNone')}
        </p>
        <ul aria-hidden className="flex flex-wrap gap-x-5 gap-y-1 text-1">
          <Key look={paidOutLook} label={t('paidOut')} />
          <Key look={toComeLook} label={t('toCome')} />
        </ul>
      </figcaption>
      {best && (
        <div aria-hidden className="grid h-44 grid-cols-12 gap-1 sm:gap-2">
          {bars.map((bar) => (
            <Column key={bar.month} bar={bar} most={earnedIn(best)} />
          ))}
        </div>
      )}
      <details className="group">
        <summary className="inline-flex min-h-11 list-none items-center gap-1.5 text-2 font-[560] text-maroon underline-offset-4 hover:underline">
          <ChevronRight size={18} aria-hidden className="transition-transform duration-150 group-open:rotate-90" />
          {t('asTable')}
        </summary>
        <MonthTable bars={bars} />
      </details>
    </figure>
  );
}

const Key = ({ look, label }: { look: string; label: string }) => (
  <li className="flex items-center gap-2">
    <span className={cx('size-3.5 rounded-[3px]', look)} />
    {label}
  </li>
);

function Column({ bar, most }: { bar: MonthBar; most: number }) {
  const height = (part: number) => ({ height: `${(part / most) * 100}%` });
  return (
    <div className="grid min-w-0 grid-rows-[1fr_auto] gap-1.5">
      <div className="relative flex flex-col justify-end gap-px border-b border-line-strong">
        {bar.toCome > 0 && <span className={cx('min-h-1.5 rounded-t-[4px]', toComeLook)} style={height(bar.toCome)} />}
        {bar.paidOut > 0 && (
          <span
            className={cx('min-h-1.5', bar.toCome === 0 && 'rounded-t-[4px]', paidOutLook)}
            style={height(bar.paidOut)}
          />
        )}
      </div>
      <span className="text-center text-[0.6875rem] text-ink-2 sm:text-1">{monthShort(bar.month)}</span>
    </div>
  );
}

function MonthTable({ bars }: { bars: readonly MonthBar[] }) {
  const t = useTranslations('earnings');
  const heads = ['month', 'pujas', 'paidOut', 'toCome'] as const;
  return (
    <table className="mt-2 w-full text-2">
      <thead>
        <tr className="border-b border-line-strong">
          {heads.map((head) => (
            <th key={head} scope="col" className={cx('py-2 font-[560]', head === 'month' ? 'text-left' : 'text-right')}>
              {t(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bars.toReversed().map((bar) => (
          <tr key={bar.month} className="border-b border-line">
            <th scope="row" className="py-2 text-left font-normal">
              {monthLong(bar.month)}
            </th>
            <td className="text-right">{bar.count}</td>
            <td className="text-right">{inRupees(bar.paidOut)}</td>
            <td className="text-right">{inRupees(bar.toCome)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
