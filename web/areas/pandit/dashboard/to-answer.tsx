import { useTranslations } from 'use-intl';
import { listPartOf } from '#domain/people/pandit-list.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { BookingCard } from '../bookings/booking-card.tsx';
import { useList, type ListPage } from '../shared/use-list.ts';

/** As many as a hurried reader looks through. */
const SHOWN = 3;

/** What needs his word now, the most urgent first, to be answered right here. What he has answered stays until he leaves. */
export function ToAnswer({ first, onChange }: { first: ListPage; onChange: () => void }) {
  const t = useTranslations('panditDashboard');
  const { page, put } = useList(first, 'toAnswer', onChange);
  const count = page.counts?.toAnswer ?? page.count;
  const open = page.bookings.filter(({ bookingStatus }) => listPartOf(bookingStatus) === 'toAnswer').slice(0, SHOWN);
  const shown = page.bookings.filter(
    (booking) => open.includes(booking) || listPartOf(booking.bookingStatus) !== 'toAnswer',
  );
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-4">{t('toAnswer', { count })}</h2>
      {count === 0 && <p className="text-ink-2">{t('allAnswered')}</p>}
      {shown.map((booking) => (
        <BookingCard key={booking._id} heading="h3" booking={booking} onChanged={put} />
      ))}
      <div>
        <ButtonLink to="/pandit/bookings" look="quiet">
          {count > open.length ? t('moreToAnswer', { count }) : t('all')}
        </ButtonLink>
      </div>
    </section>
  );
}
