import { ChevronDown } from 'lucide-react';
import { Link, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { ErrorState } from '../../../ui/states.tsx';
import { Figures } from '../shared/figures.tsx';
import { moneyText, type Totals } from '../shared/money.ts';

const others = ['captured', 'refunded', 'commission', 'paidOut'] as const;

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
    <>
      <Figures
        label={t('needed')}
        figures={[
          { key: 'held', label: t('held'), value: moneyText(totals.held), quiet: true },
          { key: 'owed', label: t('owed'), value: moneyText(totals.owed), quiet: true },
          { key: 'failed', label: t('needsYou'), value: totals.failed, note: failed, quiet: totals.failed === 0 },
          { key: 'balance', label: t('balance'), value: moneyText(totals.balance), note: balance, quiet: true },
        ]}
      />
      {/* looked at now and then */}
      <details className="group -mt-4 mb-2">
        <summary className="inline-flex min-h-11 list-none items-center gap-1.5 text-2 text-maroon">
          {t('label')}
          <ChevronDown size={18} aria-hidden className="group-open:rotate-180" />
        </summary>
        <Figures
          label={t('label')}
          figures={others.map((key) => ({ key, label: t(key), value: moneyText(totals[key]), quiet: true }))}
        />
      </details>
    </>
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
