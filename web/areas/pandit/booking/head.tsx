import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { isLive, stateOf } from '#domain/booking.ts';
import { paise } from '#domain/money.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { useLocalName } from '../../../i18n/local-names.ts';
import { BookingBadge } from '../../../parts/booking/booking-badge.tsx';
import { figuresOf } from '../../../parts/booking/figures.ts';
import { headingId } from '../../../parts/booking/focus.ts';
import { When } from '../../../parts/booking/hours/when.tsx';
import { Named } from '../../../parts/named.tsx';
import { ContactLinks } from '../steps/contact-links.tsx';

/** What, how much, when, for whom and where: all that is asked before a yes. */
export function What({ booking }: { booking: Booking }) {
  const { money } = useFormats();
  const nameOf = useLocalName();
  const { _id, ritualId: ritual, userId: family, price } = booking;
  const t = useTranslations('panditBookings');
  const figures = useTranslations('figures.pandit');
  return (
    <header className="grid gap-1">
      <div className="flex items-center justify-between gap-x-4">
        <h1 id={headingId(_id)} tabIndex={-1} className="min-w-0 grow text-5 wrap-anywhere outline-none">
          {nameOf(ritual.ritualType)}
        </h1>
        {!isNothing(booking) && (
          <p className="text-right">
            <span className="sr-only">{t('price')} </span>
            <b className="text-5 leading-tight whitespace-nowrap display">{money(paise(price))}</b>
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <BookingBadge booking={booking} seenBy="pandit" />
        {isPriceAll(booking) && <p className="ml-auto text-1 text-ink-2">{figures('after')}</p>}
      </div>
      <div className="mt-1.5">
        <When booking={booking} />
        <div className="mt-1.5 flex items-center justify-between gap-3">
          <div className="min-w-0">
            <p className="wrap-anywhere">
              <span className="sr-only">{t('family')}: </span>
              <Named>{family.name}</Named>
            </p>
            <Place booking={booking} />
          </div>
          <ContactLinks booking={booking} only="map" short />
        </div>
      </div>
    </header>
  );
}

/** It came to nothing, and nothing was paid: there is no sum to name. */
export const isNothing = ({ bookingStatus, sums }: Booking): boolean =>
  stateOf(bookingStatus)?.isOver === 'off' && sums.paid === 0;

/** Nothing is asked or paid in advance: the price is what the family gives after the puja, and there is no sum to set out. */
export function isPriceAll(booking: Booking): boolean {
  const { before, after } = figuresOf(booking);
  const [left] = after;
  return before.length === 1 && after.length === 1 && left?.key === 'after' && left.rupees === booking.price;
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
