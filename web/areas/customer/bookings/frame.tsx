import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { WhichBookings, type When } from './which-bookings.tsx';

interface FrameProps {
  when: When;
  loaded?: number;
  children: ReactNode;
}

/** The number of bookings is under the heading (specification, public, section 8); an empty list speaks for itself. */
export function Frame({ when, loaded = 0, children }: FrameProps) {
  const t = useTranslations('customer.bookings');
  const days = useTranslations('myDays');
  return (
    <div className="measure pt-4 pb-6 md:pt-10">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <div>
          <h1 className="text-5">{t('title')}</h1>
          <p role="status" className="text-2 text-ink-2 empty:hidden">
            {loaded > 0 && t('loaded', { count: loaded })}
          </p>
        </div>
        <p className="-mb-1 flex gap-x-5 text-2 text-maroon underline underline-offset-4">
          <Link to="/my-days" className="py-2.5">
            {days('link')}
          </Link>
          <Link to="/my-cases" className="py-2.5">
            {t('myCases')}
          </Link>
          <Link to="/my-pandits" className="py-2.5">
            {t('myPandits')}
          </Link>
        </p>
      </div>
      <WhichBookings shown={when} />
      {children}
    </div>
  );
}
