import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { OfficeCase, OfficeCaseWhole } from '#contract/cases/office.ts';
import type { Reply } from '#contract/index.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { Section } from '../../../parts/booking/section.tsx';
import { MoneyOfBooking } from '../bookings/booking-money.tsx';

interface BesideProps {
  whole: OfficeCaseWhole;
  /** Null where it could not be read. */
  details: Reply<'GET /admin/bookings/:id'> | null;
  /** Cases of the same kind that were decided, the newest first. */
  similar: readonly OfficeCase[];
}

/** What a case is decided by beside its story: every rupee that moved, and how cases like it ended. */
export function Beside({ whole: { booking }, details, similar }: BesideProps) {
  const t = useTranslations('adminCases');
  const m = useTranslations('adminPayments.booking');
  return (
    <>
      {details && (
        <Section title={m('title')}>
          <MoneyOfBooking booking={booking} money={details.money} />
        </Section>
      )}
      {similar.length > 0 && (
        <Section title={t('similar')}>
          <ul className="-my-2 grid divide-y divide-line text-2">
            {similar.map((one) => (
              <Similar key={one._id} one={one} />
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

function Similar({ one }: { one: OfficeCase }) {
  const { dateWorded } = useFormats();
  const t = useTranslations('adminCases');
  return (
    <li className="relative py-2.5">
      <p className="flex flex-wrap justify-between gap-x-3">
        <Link
          to={`/admin/cases/${one._id}`}
          className="font-semibold text-maroon underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          {one.number}
        </Link>
        {one.closedAt && <span className="text-ink-2">{dateWorded(one.closedAt)}</span>}
      </p>
      <p>{t(`remedies.${one.remedy ?? 'nothing'}`)}</p>
      {one.measure && one.measure !== 'none' && (
        <p className="text-ink-2">
          {t('pandit')}&nbsp;· {t(`measures.${one.measure}`)}
        </p>
      )}
    </li>
  );
}
