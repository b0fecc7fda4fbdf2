import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import type { SessionUser } from '#contract/people.ts';
import { isBookable } from '#domain/people/onboarding.ts';
import { addDays } from '#domain/time.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ask } from '../api/api.ts';
import { today } from '../today.ts';
import { useAnswer } from '../api/use-answer.ts';
import { useFormats } from '../../i18n/formats.ts';

async function workAhead() {
  const [upcoming, toAnswer] = await Promise.all([
    ask('POST /booking/get-bookings-by-user', { body: { show: 'upcoming', limit: 10 } }),
    ask('POST /booking/get-bookings-by-user', { body: { show: 'toAnswer', limit: 1 } }),
  ]);
  return {
    pujas: upcoming.data.bookings.filter(({ bookingDate }) => bookingDate <= addDays(today(), 1)),
    toAnswer: toAnswer.data.counts?.toAnswer ?? 0,
  };
}

/** A pandit's own work on a page for families: today's and tomorrow's pujas, and what waits for an answer. */
export function OwnWork({ user }: { user: SessionUser }) {
  const t = useTranslations('ownWork');
  const open = isBookable(user.userStatus);
  const work = useAnswer(open ? user._id : null, workAhead);
  return (
    <section aria-labelledby="own-work" className="card grid gap-3 p-4 sm:p-5">
      <h2 id="own-work" className="text-4">
        {t('title')}
      </h2>
      {!open && (
        <Link to="/pandit/profile" className="inline-flex min-h-11 items-center text-maroon underline">
          {t('notYet')}
        </Link>
      )}
      {open && work.data === undefined && work.error === undefined && <Skeleton className="h-16" />}
      {work.error !== undefined && <p className="text-2 text-ink-2">{t('failed')}</p>}
      {work.data && (
        <>
          {work.data.pujas.length === 0 && <p className="text-2 text-ink-2">{t('free')}</p>}
          <ul className="divide-y divide-line empty:hidden">
            {work.data.pujas.map((puja) => (
              <Puja key={puja._id} puja={puja} />
            ))}
          </ul>
        </>
      )}
      <div className="flex flex-wrap gap-3">
        {Boolean(work.data?.toAnswer) && (
          <ButtonLink to="/pandit/bookings">{t('requests', { count: work.data?.toAnswer ?? 0 })}</ButtonLink>
        )}
        <ButtonLink to="/pandit/dashboard" look="quiet">
          {t('dashboard')}
        </ButtonLink>
      </div>
    </section>
  );
}

function Puja({ puja: { _id, bookingDate, startTime, startsAt, ritualId, userAddress } }: { puja: Booking }) {
  const { clockText } = useFormats();
  const t = useTranslations('ownWork');
  const day = bookingDate <= today() ? t('today') : t('tomorrow');
  return (
    <li>
      <Link to={`/pandit/bookings/${_id}`} className="flex min-h-14 items-center gap-3 py-1.5">
        <span className="min-w-0 grow">
          <b className="font-semibold">
            {day}, {startTime ? clockText(startsAt) : t('wholeDay')}
          </b>{' '}
          <span className="wrap-anywhere">{ritualId.ritualType}</span>
          <span className="block text-2 wrap-anywhere text-ink-2">{userAddress}</span>
        </span>
        <ChevronRight size={18} aria-hidden className="shrink-0 text-ink-2" />
      </Link>
    </li>
  );
}
