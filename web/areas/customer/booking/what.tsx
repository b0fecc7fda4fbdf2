import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { shortId } from '#domain/booking.ts';
import { paise } from '#domain/money.ts';
import { languageByLetters } from '#domain/words/script.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { useLocalName } from '../../../i18n/local-names.ts';
import { headingId } from '../../../parts/booking/focus.ts';
import { When } from '../../../parts/booking/hours/when.tsx';
import { isRestShown } from '../../../parts/booking/rest/rest-view.ts';
import { FamilyBadge } from './family-badge.tsx';
import { moneyHead } from '../bookings/money-line.ts';

/** What, how far, when, where, and what is paid and to be paid: the head of a booking's page. */
export function What({ booking, children }: { booking: Booking; children?: ReactNode }) {
  const nameOf = useLocalName();
  const { _id, ritualId: ritual, userAddress } = booking;
  const t = useTranslations('customer.bookings');
  return (
    <header className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5 sm:grid-cols-[auto_minmax(0,1fr)]">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 sm:order-1">
        <h1 id={headingId(_id)} tabIndex={-1} className="basis-full text-5 outline-none sm:basis-auto">
          {nameOf(ritual.ritualType)}
        </h1>
        <FamilyBadge booking={booking} />
      </div>
      {/* on a phone at the right: all that is read begins at the same edge */}
      <img
        src={ritual.ritualImageUrl}
        alt=""
        width={88}
        height={88}
        className="size-15 rounded-control border border-line object-cover sm:row-span-2 sm:size-22"
      />
      <div className="col-span-2 sm:order-2 sm:col-span-1">
        <When booking={booking} />
        <p className="text-2 wrap-anywhere text-ink-2">
          <span className="sr-only">{t('place')}: </span>
          <span lang={languageByLetters(userAddress ?? '')}>{userAddress}</span>
        </p>
        {!isRestSaid(booking) && <MoneyInShort booking={booking} />}
        {children}
      </div>
    </header>
  );
}

/** Its number, at the foot of the page: who calls us looks for it. */
export function BookingNumber({ booking: { _id } }: { booking: Booking }) {
  const t = useTranslations('customer.bookings');
  return (
    <p className="text-1 text-ink-2">
      {t('number')} #{shortId(_id)}
    </p>
  );
}

/** What is still to pay is the next thing to do, and its card stands below with what was paid. */
const isRestSaid = (booking: Booking): boolean =>
  isRestShown(booking) && !booking.openCase?.rests && (booking.rest?.toPay ?? 0) > 0;

/** The sums paid and to pay, where the card that shows them is further down. */
function MoneyInShort({ booking }: { booking: Booking }) {
  const { money } = useFormats();
  const t = useTranslations('customer.moneyHead');
  return (
    <p className="text-2 font-semibold empty:hidden lg:hidden">
      {moneyHead(booking)
        .map(({ key, rupees }) => t(key, { amount: money(paise(rupees)) }))
        .join('\u00a0· ')}
    </p>
  );
}
