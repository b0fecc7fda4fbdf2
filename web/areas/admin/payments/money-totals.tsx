import { Link, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { ErrorState } from '../../../ui/states.tsx';
import { Figures } from '../shared/figures.tsx';
import { moneyText, type Totals } from '../shared/money.ts';

const sums = ['captured', 'refunded', 'held', 'owed', 'commission', 'paidOut'] as const;

/** Where all rupees are, whether that adds up, and what needs a person; null where that could not be loaded. */
export function MoneyTotals({ totals }: { totals: Totals | null }) {
  const t = useTranslations('adminPayments.totals');
  const ui = useTranslations('ui');
  const { revalidate } = useRevalidator();
  if (!totals) return <ErrorState title={t('failed')} retry={ui('retry')} onRetry={() => void revalidate()} />;
  const balance = (
    <span className={totals.balance === 0 ? 'text-leaf' : 'font-semibold text-brick'}>
      {t(totals.balance === 0 ? 'balanced' : 'unbalanced')}
    </span>
  );
  const failed = totals.failed > 0 && <LookLink to="/admin/payments?list=unmatched">{t('look')}</LookLink>;
  return (
    <Figures
      label={t('label')}
      figures={[
        ...sums.map((key) => ({ key, label: t(key), value: moneyText(totals[key]) })),
        { key: 'balance', label: t('balance'), value: moneyText(totals.balance), note: balance },
        { key: 'failed', label: t('needsYou'), value: totals.failed, note: failed },
      ]}
    />
  );
}

/** With room for a thumb around it. */
function LookLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="-my-3 inline-block py-3 text-2 font-semibold text-maroon underline underline-offset-4">
      {children}
    </Link>
  );
}
