import { useTranslations } from 'use-intl';
import type { Reply } from '#contract/index.ts';
import { listPartOf } from '#domain/people/pandit-list.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { BookingCard } from '../bookings/booking-card.tsx';
import { useShownBookings } from '../shared/use-shown-bookings.ts';

/** As many as a hurried reader looks through. */
const SHOWN = 2;

interface ToAnswerProps {
  page: Reply<'POST /booking/get-bookings-by-user'>;
}

/** What needs an answer now, the most urgent first, to be given right here. What is answered stays until they leave. */
export function ToAnswer({ page }: ToAnswerProps) {
  const t = useTranslations('panditDashboard');
  const bookings = useShownBookings(page.bookings);
  const count = page.counts?.toAnswer ?? page.count;
  const open = bookings.filter(({ bookingStatus }) => listPartOf(bookingStatus) === 'toAnswer').slice(0, SHOWN);
  const shown = bookings.filter(
    (booking) => open.includes(booking) || listPartOf(booking.bookingStatus) !== 'toAnswer',
  );
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="to-answer" className="text-4 text-ink">
        {t('toAnswer', { count })}
      </h2>
      {count === 0 && <p className="text-ink-2">{t('allAnswered')}</p>}
      {shown.map((booking) => (
        <BookingCard key={booking._id} heading="h3" short booking={booking} said={page.saidOf?.[booking._id]} />
      ))}
      <div>
        <ButtonLink to="/pandit/bookings" look="quiet">
          {count > open.length ? t('moreToAnswer', { count }) : t('all')}
        </ButtonLink>
      </div>
    </section>
  );
}
