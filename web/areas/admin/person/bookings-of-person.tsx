import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { OfficePerson } from '#contract/office/people.ts';
import { inRupees, paise } from '#domain/money.ts';
import { isPriest } from '#domain/roles.ts';
import { useLocalName } from '../../../i18n/local-names.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { StateBadge } from '../../../parts/booking/booking-badge.tsx';
import { Part } from './part.tsx';

const link = 'py-2.5 text-maroon underline underline-offset-4';

/** Their bookings, newest first, a page at a time. */
export function BookingsOfPerson({ page: { person, bookings }, isLater }: { page: OfficePerson; isLater: boolean }) {
  const t = useTranslations('officePerson');
  return (
    <Part title={t('bookings', { count: bookings.count })} none={bookings.rows.length === 0 ? t('noBookings') : null}>
      <BookingRows rows={bookings.rows} person={person} />
      <p className="flex flex-wrap gap-x-5">
        {isLater && (
          <Link to={`/admin/people/${person._id}`} className={link}>
            {t('newest')}
          </Link>
        )}
        {bookings.nextCursor && (
          <Link to={`?after=${bookings.nextCursor}`} className={link}>
            {t('next')}
          </Link>
        )}
      </p>
    </Part>
  );
}

/** Their pujas of today, by the hour; nothing on a day without one. */
export function PujasOfToday({ page: { person, today } }: { page: OfficePerson }) {
  const t = useTranslations('officePerson');
  if (today.length === 0) return null;
  return (
    <Part title={t('today', { name: person.name })} none={null}>
      <BookingRows rows={today} person={person} />
    </Part>
  );
}

function BookingRows({ rows, person }: { rows: OfficePerson['today']; person: OfficePerson['person'] }) {
  const nameOf = useLocalName();
  const t = useTranslations('officePerson');
  const { dayWorded, hourText } = useFormats();
  const other = isPriest(person.userType) ? 'for' : 'with';
  return (
    <ul className="card divide-y divide-line">
      {rows.map((booking) => (
        <li key={booking._id} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 px-4 py-2.5">
          <p className="wrap-anywhere max-sm:col-span-2">
            <Link
              to={`/admin/bookings?booking=${booking._id}`}
              className="font-semibold underline-offset-4 hover:underline"
            >
              {nameOf(booking.ritualType)}
            </Link>{' '}
            <Link to={`/admin/people/${booking.other._id}`} className="text-ink-2 underline-offset-4 hover:underline">
              {t(other, { name: booking.other.name })}
            </Link>
          </p>
          <span className="max-sm:order-1">
            <StateBadge
              status={booking.bookingStatus}
              ending={booking.ending}
              openCase={booking.openCase}
              seenBy="admin"
            />
          </span>
          <p className="text-2 wrap-anywhere text-ink-2 max-sm:col-span-2">
            {dayWorded(booking.day)}
            {booking.startTime && `, ${hourText(booking.startTime)}`}
            {booking.place && `\u00a0· ${booking.place}`}
          </p>
          <span className="justify-self-end text-2 max-sm:order-2">{inRupees(paise(booking.price))}</span>
        </li>
      ))}
    </ul>
  );
}
