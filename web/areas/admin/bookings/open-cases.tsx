import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import type { Reply } from '#contract/index.ts';
import { Notice } from '../../../ui/notice.tsx';

/** Cases about a booking's money that are open, in a row of the list; the booking's page has the way to each. */
export function OpenTicket({ booking: { openCase } }: { booking: Pick<Booking, 'openCase'> }) {
  const t = useTranslations('adminPayments.cases');
  if (!openCase) return null;
  return [openCase, ...openCase.others].map(({ number }) => (
    <span key={number} className="block text-1 font-semibold text-brick">
      {t('ticket', { number })}
    </span>
  ));
}

export type Cases = Reply<'GET /admin/bookings/:id'>['cases'];

/** Of the cases about a booking the open ones, each with the way to it, and whether payments rest. */
export function OpenCases({ cases }: { cases: Cases }) {
  const t = useTranslations('adminPayments.cases');
  const words = useTranslations('adminCases');
  const open = cases.filter(({ closedAt }) => closedAt === null);
  if (open.length === 0) return null;
  return (
    <Notice tone="info" title={t('title')}>
      <ul className="grid">
        {open.map(({ _id, kind, number }) => (
          <li key={_id}>
            <Link to={`/admin/cases/${_id}`} className="inline-block py-3">
              {words(`kinds.${kind}`)}&nbsp;· {number}
            </Link>
          </li>
        ))}
      </ul>
      {open.some(({ rests }) => rests) && <p>{t('rests')}</p>}
    </Notice>
  );
}
