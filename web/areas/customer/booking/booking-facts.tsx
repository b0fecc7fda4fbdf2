import { MessageSquare, Phone } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { isPhone, spoken } from '#domain/people/phone.ts';
import { isLive, wasHeld } from '#domain/booking.ts';
import { languageByLetters } from '#domain/words/script.ts';
import { KeepPandit } from '../../../parts/booking/heart.tsx';
import { isRestShown } from '../../../parts/booking/rest/rest-view.ts';
import { Named } from '../../../parts/named.tsx';
import { buttonClass, ButtonLink } from '../../../ui/button.tsx';
import { Avatar } from '../../../ui/avatar.tsx';

const link = 'inline-flex min-h-11 items-center gap-2 font-semibold text-maroon underline-offset-4 hover:underline';

/** The pandit: who they are, with their public page behind the name, and how to reach them. */
export function Whom({ booking, mayWrite }: { booking: Booking; mayWrite: boolean }) {
  const t = useTranslations('bookingPage');
  const { panditId: pandit, ritualId: ritual, bookingStatus } = booking;
  const { _id, name, phone, isListed } = pandit;
  const noPhone = phone === null && isLive(bookingStatus);
  return (
    <div className="grid gap-3 text-2">
      <div className="flex items-center gap-3">
        <Avatar name={name} url={pandit.profileUrl} size="md" />
        <div className="min-w-0 grow">
          <p className="text-3 font-semibold wrap-anywhere">
            {isListed ? (
              <Link to={`/pandits/${_id}`} aria-label={t('panditPage', { name })} className={link}>
                <Named>{name}</Named>
              </Link>
            ) : (
              <Named>{name}</Named>
            )}
          </p>
        </div>
        <KeepPandit panditId={_id} name={name} isSmall />
      </div>
      {noPhone && <p className="text-ink-2">{t('phoneLater')}</p>}
      <div className="flex flex-wrap gap-2.5 empty:hidden">
        {wasHeld(bookingStatus) && isListed && (
          // what is still to be paid goes first
          <ButtonLink look={isRestShown(booking) ? 'quiet' : 'main'} to={`/pandits/${_id}?ritual=${ritual._id}`}>
            {t('again')}
          </ButtonLink>
        )}
        {phone !== null && isPhone(phone) && <PhoneLink pandit={pandit} isButton />}
        {mayWrite && (
          <ButtonLink look="quiet" to="#messages">
            <MessageSquare size={17} aria-hidden /> {t('message')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

interface PhoneProps {
  pandit: Booking['panditId'];
  /** The digits alone, where there is little room. */
  isPlain?: boolean;
  /** A button beside others. */
  isButton?: boolean;
}

/** Nobody is called where the account is gone, or the booking over. */
export function PhoneLink({ pandit: { name, phone }, isPlain, isButton }: PhoneProps) {
  const t = useTranslations('customer.bookings');
  if (phone === null || !isPhone(phone)) return null;
  return (
    <a
      href={`tel:+91${phone}`}
      aria-label={t('call', { name: `${name}, ${spoken(phone)}` })}
      className={isButton ? buttonClass('quiet') : link}
    >
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
      <dd lang={languageByLetters(notes)} className="wrap-anywhere whitespace-pre-line">
        {notes}
      </dd>
    </dl>
  );
}
