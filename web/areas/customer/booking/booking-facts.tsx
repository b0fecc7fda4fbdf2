import { Phone } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { isPhone, spoken } from '#domain/people/phone.ts';
import { isLive, wasHeld } from '#domain/booking.ts';
import { KeepPandit } from '../../../parts/booking/heart.tsx';
import { isRestShown } from '../../../parts/booking/rest/rest-view.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Avatar } from '../../../ui/avatar.tsx';

const link = 'inline-flex min-h-11 items-center gap-2 font-semibold text-maroon underline-offset-4 hover:underline';

/** The pandit: who they are, how to reach them, and the way to their public page. */
export function Whom({ booking }: { booking: Booking }) {
  const t = useTranslations('bookingPage');
  const { panditId: pandit, ritualId: ritual, bookingStatus } = booking;
  return (
    <div className="flex items-start gap-3 text-2">
      <Avatar name={pandit.name} url={pandit.profileUrl} size="md" />
      <div className="min-w-0">
        <p className="pt-1 text-3 font-semibold wrap-anywhere">{pandit.name}</p>
        <div className="flex flex-wrap gap-x-5">
          {pandit.phone === null && isLive(bookingStatus) ? (
            <span className="basis-full text-ink-2">{t('phoneLater')}</span>
          ) : (
            <PhoneLink pandit={pandit} />
          )}
          {pandit.isListed && (
            <Link to={`/pandits/${pandit._id}`} className={link}>
              {t('panditPage')}
            </Link>
          )}
        </div>
        <div className="mt-1 flex flex-wrap gap-3">
          {wasHeld(bookingStatus) && pandit.isListed && (
            // what is still to be paid goes first
            <ButtonLink
              look={isRestShown(booking) ? 'quiet' : 'main'}
              to={`/pandits/${pandit._id}?ritual=${ritual._id}`}
            >
              {t('again')}
            </ButtonLink>
          )}
          <KeepPandit panditId={pandit._id} name={pandit.name} />
        </div>
      </div>
    </div>
  );
}

interface PhoneProps {
  pandit: Booking['panditId'];
  /** The digits alone, where there is little room. */
  isPlain?: boolean;
}

/** Nobody is called where the account is gone, or the booking over. */
export function PhoneLink({ pandit: { name, phone }, isPlain }: PhoneProps) {
  const t = useTranslations('customer.bookings');
  if (phone === null) return null;
  if (!isPhone(phone)) {
    return (
      <span className="inline-flex min-h-11 items-center text-ink-2">
        <span aria-hidden>{phone}</span>
        <span className="sr-only">{t('phoneGone')}</span>
      </span>
    );
  }
  return (
    <a href={`tel:+91${phone}`} aria-label={t('call', { name: `${name}, ${spoken(phone)}` })} className={link}>
      {!isPlain && <Phone size={17} aria-hidden />}
      {spoken(phone)}
    </a>
  );
}

/** What the family wrote to the pandit with its request. */
export function Notes({ booking: { additionalNotesByUser: notes } }: { booking: Booking }) {
  const t = useTranslations('customer.bookings');
  if (!notes) return null;
  return (
    <dl className="text-2">
      <dt className="text-1 text-ink-2">{t('notes')}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">{notes}</dd>
    </dl>
  );
}
