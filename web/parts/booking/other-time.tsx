import type { Side } from '#domain/booking.ts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { instantOf } from '#domain/time.ts';
import { useFormats } from '../../i18n/formats.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useNow } from '../now.ts';
import { DueTime } from './countdown/due-time.tsx';

interface OtherTimeProps {
  booking: Booking;
  seenBy: Side;
  /** The booking's page, where it is answered. */
  to: string;
  /** Leaves room for what stands beside its words. */
  beside?: string;
  /** Before until when it is answered. */
  clock?: ReactNode;
}

/** A proposed time that waits for an answer, for any list of bookings: which, until when, and the way there. */
export function OtherTime({
  booking: { proposal, bookingDate, panditId, userId },
  seenBy,
  to,
  beside = '',
  clock,
}: OtherTimeProps) {
  const t = useTranslations('otherTime');
  const { dayLong, hourText, momentText } = useFormats(bookingDate);
  const now = useNow();
  if (!proposal || now >= instantOf(proposal.endsAt)) return null;
  const { by, day, startTime, endsAt } = proposal;
  const isOwn = by === seenBy;
  const said = {
    name: seenBy === 'customer' ? panditId.name : userId.name,
    day: dayLong(day),
    hour: startTime ? hourText(startTime) : '',
    until: momentText(endsAt),
  };
  return (
    <div className="relative z-10 grid gap-2 text-2">
      <div className={`grid gap-1 ${beside}`}>
        <p>{t(`${isOwn ? 'own' : 'theirs'}.${startTime ? 'hour' : 'day'}`, said)}</p>
        {!isOwn && (
          <div className="flex gap-2 font-semibold text-marigold-ink">
            {clock}
            <DueTime until={endsAt} says={(when) => t('by', { when })} over="" />
          </div>
        )}
      </div>
      {!isOwn && (
        <ButtonLink to={`${to}#move`} look="quiet" className="justify-self-start @4xl:justify-self-end">
          {t('answer')}
        </ButtonLink>
      )}
    </div>
  );
}
