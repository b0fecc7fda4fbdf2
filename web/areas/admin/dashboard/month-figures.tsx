import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Dashboard } from '#contract/dashboard.ts';
import { moneyText } from '../shared/money.ts';
import { useFormats } from '../../../i18n/formats.ts';

interface Tile {
  key: 'today' | 'week' | 'month' | 'captured' | 'refunded';
  to: string;
  value: string;
  note?: string;
}

/** A sum of lakhs needs the width of a phone. */
const wide: Partial<Record<Tile['key'], string>> = {
  month: 'max-lg:col-span-2',
  captured: 'max-sm:col-span-2',
  refunded: 'max-sm:col-span-2',
};

/** Who has come, and what money moved; each figure is a way to its list. */
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
      note: t('payments', { count: captured.count }),
    },
    {
      key: 'refunded',
      to: `/admin/payments?list=refunds&since=${today}`,
      value: moneyText(refunded.amount),
      note: t('refunds', { count: refunded.count }),
    },
  ];
  return (
    <ul aria-label={t('label')} className="grid card grid-cols-2 gap-px overflow-hidden bg-line! lg:grid-cols-5">
      {tiles.map(({ key, to, value, note }) => (
        <li key={key} className={wide[key]}>
          <Link to={to} className="block h-full bg-paper px-4 py-2.5 -outline-offset-2 hover:bg-sunk">
            <span className="block text-1 text-ink-2">{t(key)}</span>{' '}
            <span className="flex h-8 items-center text-4 display whitespace-nowrap text-maroon">{value}</span>{' '}
            {(key === 'captured' || key === 'refunded') && (
              <span className="block min-h-[1.5em] text-1 text-ink-2">{note}</span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
