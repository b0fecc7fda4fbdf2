import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { ErrorState } from '../../../ui/states.tsx';
import { Figures } from '../shared/figures.tsx';
import { moneyText, type Totals } from '../shared/money.ts';
import type { Answer } from '../../../parts/api/use-answer.ts';

const sums = ['captured', 'refunded', 'held', 'owed', 'commission', 'paidOut'] as const;

/** Where all rupees are, whether that adds up, and what needs a person. */
export function MoneyTotals({ totals, unmatched }: { totals: Answer<Totals>; unmatched: string }) {
  const t = useTranslations('adminPayments.totals');
  const ui = useTranslations('ui');
  const { data, error } = totals;
  if (error !== undefined && !data) {
    return <ErrorState title={t('failed')} retry={ui('retry')} onRetry={totals.again} />;
  }
  const balance = data && (
    <span className={data.balance === 0 ? 'text-leaf' : 'font-semibold text-brick'}>
      {t(data.balance === 0 ? 'balanced' : 'unbalanced')}
    </span>
  );
  const failed = data && data.failed > 0 && <LookLink to={unmatched}>{t('look')}</LookLink>;
  return (
    <Figures
      label={t('label')}
      figures={[
        ...sums.map((key) => ({ key, label: t(key), value: data && moneyText(data[key]) })),
        { key: 'balance', label: t('balance'), value: data && moneyText(data.balance), note: balance },
        { key: 'failed', label: t('needsYou'), value: data?.failed, note: failed },
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
