import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Reply } from '#contract/index.ts';
import { Notice } from '../../../ui/notice.tsx';

type Cases = Reply<'GET /admin/bookings/:id'>['cases'];

/** The open cases about a booking, each with the way to it, and whether payments rest. */
export function OpenCases({ cases }: { cases: Cases }) {
  const t = useTranslations('adminPayments.cases');
  const words = useTranslations('adminCases');
  if (cases.length === 0) return null;
  return (
    <Notice tone="info" title={t('title')}>
      <ul className="grid">
        {cases.map(({ _id, kind, number }) => (
          <li key={_id}>
            <Link to={`/admin/cases/${_id}`} className="inline-block py-3">
              {words(`kinds.${kind}`)} · {number}
            </Link>
          </li>
        ))}
      </ul>
      {cases.some(({ rests }) => rests) && <p>{t('rests')}</p>}
    </Notice>
  );
}
