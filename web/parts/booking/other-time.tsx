import type { Side } from '#domain/booking.ts';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { instantOf } from '#domain/time.ts';
import { useFormats } from '../../i18n/formats.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useNow } from '../now.ts';

interface OtherTimeProps {
  booking: Booking;
  seenBy: Side;
  /** The booking's page, where it is answered. */
  to: string;
}

/** A proposed time that waits for an answer, for any list of bookings: which, until when, and the way there. */
export function OtherTime({ booking: { proposal, bookingDate, panditId, userId }, seenBy, to }: OtherTimeProps) {
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
    <div className="relative z-10 mb-1.5 grid justify-items-start gap-2 border-l-2 border-marigold-ink pl-3.5 text-2 text-marigold-ink">
      <p>{t(`${isOwn ? 'own' : 'theirs'}.${startTime ? 'hour' : 'day'}`, said)}</p>
      {!isOwn && (
        <ButtonLink to={`${to}#move`} look="quiet">
          {t('answer')}
        </ButtonLink>
      )}
    </div>
  );
}
