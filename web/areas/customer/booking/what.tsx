import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { shortId } from '#domain/booking.ts';
import { inRupees, paise } from '#domain/money.ts';
import { BookingBadge } from '../../../parts/booking/booking-badge.tsx';
import { headingId } from '../../../parts/booking/focus.ts';
import { When } from '../../../parts/booking/hours/when.tsx';
import { moneyHead } from '../bookings/money-line.ts';

/** What, how far, when, where, and what is paid and to be paid: the head of a booking's page. */
export function What({ booking }: { booking: Booking }) {
  const { _id, ritualId: ritual, userAddress } = booking;
  const t = useTranslations('customer.bookings');
  return (
    <header className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
      <img
        src={ritual.ritualImageUrl}
        alt=""
        width={88}
        height={88}
        className="size-14 rounded-control border border-line object-cover sm:row-span-2 sm:size-22"
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 id={headingId(_id)} tabIndex={-1} className="basis-full text-5 outline-none sm:grow sm:basis-0">
          {ritual.ritualType}
        </h1>
        <BookingBadge booking={booking} seenBy="customer" />
        <p className="text-1 text-ink-2">
          <span className="sr-only">{t('number')} </span>#{shortId(_id)}
        </p>
      </div>
      <div className="col-span-2 sm:col-span-1">
        <When booking={booking} />
        <p className="text-2 wrap-anywhere text-ink-2">
          <span className="sr-only">{t('place')}: </span>
          {userAddress}
        </p>
        <MoneyInShort booking={booking} />
      </div>
    </header>
  );
}

/** The sums paid and to pay, where the card that shows them is further down. */
function MoneyInShort({ booking }: { booking: Booking }) {
  const t = useTranslations('customer.moneyHead');
  return (
    <p className="text-2 font-semibold lg:hidden">
      {moneyHead(booking)
        .map(({ key, rupees }) => t(key, { amount: inRupees(paise(rupees)) }))
        .join('\u00a0· ')}
    </p>
  );
}
