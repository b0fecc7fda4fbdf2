import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Reply } from '#contract/index.ts';
import { inRupees, paise } from '#domain/money.ts';

/** Who withdrew most often lately, and the way to the credit that waits. */
export function Withdrawals({ board: { withdrawals } }: { board: Reply<'GET /admin/board'> }) {
  const t = useTranslations('adminBoard.withdrawals');
  return (
    <section aria-labelledby="withdrawals" className="card grid gap-2 p-4">
      <h2 id="withdrawals" className="text-3 text-ink">
        {t('title')}
      </h2>
      {withdrawals.length === 0 && <p className="text-2 text-ink-2">{t('none')}</p>}
      <ul className="divide-y divide-line">
        {withdrawals.map(({ pandit, credit, ...counts }) => (
          <li key={pandit._id} className="py-2 text-2">
            <Link to={`/admin/people/${pandit._id}`} className="font-semibold underline underline-offset-4">
              {pandit.name}
            </Link>
            <span className="block">
              {t('of', { ...counts, credit: credit > 0 ? inRupees(paise(credit)) : 'none' })}
            </span>
          </li>
        ))}
      </ul>
      <Link to="/admin/trust" className="py-2 text-maroon underline underline-offset-4">
        {t('toTrust')}
      </Link>
    </section>
  );
}
