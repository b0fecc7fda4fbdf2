import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Dashboard } from '#contract/dashboard.ts';
import { cx } from '../../../ui/cx.ts';
import { moneyText } from '../shared/money.ts';
import { useFormats } from '../../../i18n/formats.ts';

interface Tile {
  key: 'today' | 'week' | 'month' | 'captured' | 'refunded';
  to: string;
  value: string;
  note?: string;
}

/** Of six columns: a sum of lakhs needs half the width of a phone. */
const isMoney = (key: Tile['key']): boolean => key === 'captured' || key === 'refunded';

/** New people, and the money that moved; each figure links to its list. */
export function MonthFigures({ data }: { data: Dashboard }) {
  const { count } = useFormats();
  const t = useTranslations('adminDashboard.figures');
  const { users, captured, refunded, today, weekFrom, monthFrom } = data;
  const tiles: Tile[] = [
    { key: 'today', to: `/admin/users?since=${today}`, value: count(users.today) },
    { key: 'week', to: `/admin/users?since=${weekFrom}`, value: count(users.week) },
    { key: 'month', to: `/admin/users?since=${monthFrom}`, value: count(users.month) },
    {
      key: 'captured',
      to: `/admin/payments?since=${today}`,
      value: moneyText(captured.amount),
      ...(captured.count > 0 && { note: t('payments', { count: captured.count }) }),
    },
    {
      key: 'refunded',
      to: `/admin/payments?list=refunds&since=${today}`,
      value: moneyText(refunded.amount),
      ...(refunded.count > 0 && { note: t('refunds', { count: refunded.count }) }),
    },
  ];
  return (
    <ul aria-label={t('label')} className="grid card grid-cols-6 gap-px overflow-hidden bg-line! md:grid-cols-5">
      {tiles.map(({ key, to, value, note }) => (
        <li key={key} className={cx('md:col-span-1', isMoney(key) ? 'col-span-3' : 'col-span-2')}>
          <Link to={to} className="flex h-full flex-col bg-paper px-3 py-2.5 -outline-offset-2 hover:bg-sunk sm:px-4">
            <span className={cx('text-1 text-ink-2 md:min-h-[3em] xl:min-h-0', !isMoney(key) && 'min-h-[3em]')}>
              {t(key)}
            </span>{' '}
            <span className="flex h-8 items-center text-4 display whitespace-nowrap text-maroon">{value}</span>{' '}
            {note && <span className="block text-1 text-ink-2">{note}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
