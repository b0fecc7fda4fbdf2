import { useTranslations } from 'use-intl';
import type { SaidOfFamily } from '#contract/booking/reviews.ts';
import type { Booking } from '#contract/bookings.ts';
import { isLive, shortId } from '#domain/booking.ts';
import { inRupees, paise } from '#domain/money.ts';
import { BookingBadge } from '../../../parts/booking/booking-badge.tsx';
import { headingId } from '../../../parts/booking/focus.ts';
import { When, WhenBounds } from '../../../parts/booking/hours/when.tsx';
import { Section } from '../../../parts/booking/section.tsx';
import { FaultsOfFamily } from '../../../parts/reviews/said-of-family.tsx';

/** What, how much, when, for whom and where: all that is asked before a yes. */
export function What({ booking }: { booking: Booking }) {
  const { _id, ritualId: ritual, userId: family, price } = booking;
  const t = useTranslations('panditBookings');
  return (
    <header className="grid gap-1">
      <div className="flex items-baseline justify-between gap-x-4">
        <h1 id={headingId(_id)} tabIndex={-1} className="min-w-0 text-5 wrap-anywhere outline-none">
          {ritual.ritualType}
        </h1>
        <p>
          <span className="sr-only">{t('price')} </span>
          <b className="text-5 leading-tight whitespace-nowrap display">{inRupees(paise(price))}</b>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <BookingBadge booking={booking} seenBy="pandit" />
        <p className="text-1 text-ink-2">
          <span className="sr-only">{t('number')} </span>#{shortId(_id)}
        </p>
      </div>
      <div className="mt-1.5">
        <When booking={booking} />
        <p className="wrap-anywhere">
          <span className="sr-only">{t('family')}: </span>
          {family.name}
        </p>
        <Place booking={booking} />
      </div>
    </header>
  );
}

function Place({ booking: { userAddress, knowsHouse, bookingStatus: status } }: { booking: Booking }) {
  const t = useTranslations('panditBookings');
  const place =
    knowsHouse || !isLive(status)
      ? (userAddress ?? t('placeGone'))
      : `${userAddress ? `${userAddress}\n` : ''}${t('houseLater')}`;
  return (
    <p className="text-2 wrap-anywhere whitespace-pre-line text-ink-2">
      <span className="sr-only">{t('place')}: </span>
      {place}
    </p>
  );
}

/** What the family wrote, what other pandits said of it, and what its hours mean; nothing where there is nothing. */
export function ForWhom({ booking, said }: { booking: Booking; said: SaidOfFamily }) {
  const t = useTranslations('panditBookings');
  const ofFamily = useTranslations('saidOfFamily');
  const { additionalNotesByUser: notes, userId: family, bookingStatus: status, muhurat } = booking;
  const isPhoneLater = !family.phone && isLive(status);
  if (!notes && said.faults.length === 0 && !isPhoneLater && !muhurat) return null;
  return (
    <Section title={t('family')}>
      {notes && (
        <dl className="text-2">
          <dt className="text-1 text-ink-2">{t('notes')}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{notes}</dd>
        </dl>
      )}
      {said.faults.length > 0 && (
        <div>
          <p className="text-1 text-ink-2">{ofFamily('label')}</p>
          <FaultsOfFamily faults={said.faults} />
        </div>
      )}
      {isPhoneLater && <p className="text-1 text-ink-2">{t('phoneLater')}</p>}
      <WhenBounds booking={booking} />
    </Section>
  );
}
