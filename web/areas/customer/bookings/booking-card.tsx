import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { shortId } from '#domain/booking.ts';
import { inRupees, paise } from '#domain/money.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { BookingBadge } from '../../../parts/booking/booking-badge.tsx';
import { headingId } from '../../../parts/booking/focus.ts';
import { OpenCase } from '../../../parts/booking/cases/open-case.tsx';
import { KeptHours } from '../../../parts/booking/hours/kept-hours.tsx';
import { OtherTime } from '../../../parts/booking/other-time.tsx';
import { leftToSay } from '../../../parts/booking/money.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { cx } from '../../../ui/cx.ts';
import { PhoneLink } from '../booking/booking-facts.tsx';
import { BookingNow } from '../booking/booking-now.tsx';

/** A booking in the list: what and when, what to do now, whom to call. All of it leads to its page. What is past is a row of a card. */
export function BookingCard({ booking, past }: { booking: Booking; past: boolean }) {
  const { dayLong, clockText } = useFormats();
  const t = useTranslations('customer.bookings');
  const { _id, ritualId: ritual, panditId: pandit, userAddress, additionalNotesByUser: notes } = booking;
  return (
    <article
      className={cx('relative grid grid-cols-[minmax(0,1fr)] p-4', past ? 'gap-1.5' : 'card gap-3')}
      aria-labelledby={headingId(_id)}
    >
      <header className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3.5 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
        <img
          src={ritual.ritualImageUrl}
          alt=""
          width={60}
          height={44}
          loading="lazy"
          className="h-11 w-15 rounded-control object-cover"
        />
        <div className="min-w-0">
          <h3 id={headingId(_id)} tabIndex={-1} className="text-3 text-ink outline-none">
            <Link
              data-row
              to={`/my-bookings/${_id}`}
              className="underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:underline"
            >
              {ritual.ritualType}
            </Link>
          </h3>
          <p className="flex flex-wrap gap-x-2 text-2 text-ink-2">
            <time dateTime={booking.bookingDate}>{dayLong(booking.bookingDate)}</time>
            <span>{booking.startTime ? clockText(booking.startsAt) : t('wholeDay')}</span>
          </p>
          {!past && <KeptHours muhurat={booking.muhurat} day={booking.bookingDate} />}
          <p className="relative z-10 mt-1 flex flex-wrap items-center gap-x-2.5 text-2 text-ink-2">
            <Avatar name={pandit.name} url={pandit.profileUrl} size="sm" />
            {pandit.name}
            <PhoneLink pandit={pandit} />
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 max-sm:col-span-2 sm:grid sm:justify-items-end sm:gap-1.5">
          <BookingBadge booking={booking} seenBy="customer" />
          <p className="flex shrink-0 items-center gap-1 text-1 text-ink-2">
            <Sum booking={booking} />
            <ChevronRight size={16} aria-hidden />
          </p>
        </div>
      </header>
      <OpenCase booking={booking} seenBy="customer" />
      <OtherTime booking={booking} seenBy="customer" to={`/my-bookings/${_id}`} />
      <BookingNow booking={booking} />
      <p className="flex flex-wrap gap-x-3 text-1 text-ink-2">
        <span className="line-clamp-2">{userAddress}</span>
        {notes && <span className="line-clamp-2">{notes}</span>}
        <span>
          <span className="sr-only">{t('number')} </span>#{shortId(_id)}
        </span>
      </p>
    </article>
  );
}

/** What is still to be paid once something was, or the puja has begun; else what was agreed. */
function Sum({ booking }: { booking: Booking }) {
  const t = useTranslations('customer.bookings');
  const toPay = leftToSay(booking);
  return toPay > 0
    ? t('toPay', { amount: inRupees(paise(toPay)) })
    : t('inAll', { amount: inRupees(paise(booking.price)) });
}
