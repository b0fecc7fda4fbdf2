import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import type { ServerCall } from '#contract/page.ts';
import type { SessionUser } from '#contract/people.ts';
import { isBookable } from '#domain/people/onboarding.ts';
import { addDays } from '#domain/time.ts';
import { languageByLetters } from '#domain/words/script.ts';
import { useLocalName } from '../../i18n/local-names.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useToday } from '../now.ts';
import { today } from '../today.ts';
import { useFormats } from '../../i18n/formats.ts';

/** Today's and tomorrow's pujas, and how many requests wait for an answer. */
export interface Ahead {
  readonly pujas: readonly Booking[];
  readonly toAnswer: number;
}

/** Null where it cannot be told now: the page for families does not fail with it. */
export async function workAhead(call: ServerCall): Promise<Ahead | null> {
  try {
    const [upcoming, toAnswer] = await Promise.all([
      call('POST /booking/get-bookings-by-user', { body: { show: 'upcoming', limit: 10 } }),
      call('POST /booking/get-bookings-by-user', { body: { show: 'toAnswer', limit: 1 } }),
    ]);
    return {
      pujas: upcoming.bookings.filter(({ bookingDate }) => bookingDate <= addDays(today(), 1)),
      toAnswer: toAnswer.counts?.toAnswer ?? 0,
    };
  } catch {
    return null;
  }
}

/** A pandit's own work on a page for families: today's and tomorrow's pujas, and what waits for an answer. */
export function OwnWork({ user, work }: { user: SessionUser; work: Ahead | null }) {
  const t = useTranslations('ownWork');
  const open = isBookable(user.userStatus);
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
      {open && !work && <p className="text-2 text-ink-2">{t('failed')}</p>}
      {work && (
        <>
          {work.pujas.length === 0 && <p className="text-2 text-ink-2">{t('free')}</p>}
          <ul className="divide-y divide-line empty:hidden">
            {work.pujas.map((puja) => (
              <Puja key={puja._id} puja={puja} />
            ))}
          </ul>
        </>
      )}
      <div className="flex flex-wrap gap-3">
        {Boolean(work?.toAnswer) && (
          <ButtonLink to="/pandit/bookings">{t('requests', { count: work?.toAnswer ?? 0 })}</ButtonLink>
        )}
        <ButtonLink to="/pandit/dashboard" look="quiet">
          {t('dashboard')}
        </ButtonLink>
      </div>
    </section>
  );
}

function Puja({ puja: { _id, bookingDate, startTime, startsAt, ritualId, userAddress } }: { puja: Booking }) {
  const nameOf = useLocalName();
  const { clockText } = useFormats();
  const t = useTranslations('ownWork');
  const day = bookingDate <= useToday() ? t('today') : t('tomorrow');
  return (
    <li>
      <Link to={`/pandit/bookings/${_id}`} className="flex min-h-14 items-center gap-3 py-1.5">
        <span className="min-w-0 grow">
          <b className="font-semibold">
            {day}, {startTime ? clockText(startsAt) : t('wholeDay')}
          </b>{' '}
          <span className="wrap-anywhere">{nameOf(ritualId.ritualType)}</span>
          <span lang={languageByLetters(userAddress ?? '')} className="block text-2 wrap-anywhere text-ink-2">
            {userAddress}
          </span>
        </span>
        <ChevronRight size={18} aria-hidden className="shrink-0 text-ink-2" />
      </Link>
    </li>
  );
}
