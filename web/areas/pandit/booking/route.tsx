import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { isLive, shortId } from '#domain/booking.ts';
import { ask } from '../../../parts/api/api.ts';
import { bookingMeta } from '../../../parts/booking/page-meta.ts';
import { BookingMoney } from '../../../parts/booking/booking-money.tsx';
import { CalendarLink, hasCalendarEntry } from '../../../parts/booking/calendar-link.tsx';
import { headingId } from '../../../parts/booking/focus.ts';
import { BookingPageSkeleton } from '../../../parts/booking/page-skeleton.tsx';
import { Section } from '../../../parts/booking/section.tsx';
import { Timeline } from '../../../parts/booking/timeline.tsx';
import { useBooking } from '../../../parts/booking/use-booking.ts';
import { When } from '../../../parts/booking/when.tsx';
import { BookingBadge } from '../../../parts/booking/booking-badge.tsx';
import { Lost } from '../../../parts/site/lost.tsx';
import { WayBack } from '../../../ui/way-back.tsx';
import type { Route } from './+types/route';
import { BookingNow } from '../steps/booking-now.tsx';
import { Reach } from '../steps/reach.tsx';
import { useNews } from '../shared/use-news.ts';
import { useFormats } from '../../../i18n/formats.ts';

export const clientLoader = async ({ params: { id } }: Route.ClientLoaderArgs) => ({
  booking: (await ask('GET /booking/:id', { params: { id } })).data,
});

export const meta: Route.MetaFunction = ({ loaderData, matches }) => bookingMeta(loaderData?.booking, matches);

export function HydrateFallback() {
  const t = useTranslations('bookingPage');
  return (
    <Frame>
      <div role="status">
        <span className="sr-only">{t('loading')}</span>
        <BookingPageSkeleton />
      </div>
    </Frame>
  );
}

export function ErrorBoundary() {
  const t = useTranslations('bookingPage');
  const page = useTranslations('panditBookings.page');
  const back = ['/pandit/bookings', page('back')] as const;
  const wayBack = <WayBack to="/pandit/bookings">{page('back')}</WayBack>;
  return <Lost title={t('unknown')} text={page('unknownText')} back={back} failed={t('failed')} wayBack={wayBack} />;
}

export default function PanditBooking({ loaderData: { booking } }: Route.ComponentProps) {
  return (
    <Frame>
      <Shown key={booking._id} first={booking} />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const t = useTranslations('panditBookings.page');
  return (
    <>
      <WayBack to="/pandit/bookings">{t('back')}</WayBack>
      {children}
    </>
  );
}

/** What to do now comes first; how it went stands at the end. */
function Shown({ first }: { first: Booking }) {
  const { dateWorded } = useFormats();
  const t = useTranslations('bookingPage');
  const { booking, put } = useBooking(first, useNews());
  const { paymentDateTime: paidAt } = booking;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr]">
      <article className="card grid grid-cols-[minmax(0,1fr)] gap-4 p-5" aria-labelledby={headingId(booking._id)}>
        <What booking={booking} />
        <BookingNow booking={booking} onChanged={put} />
        {hasCalendarEntry(booking) && (
          <div>
            <CalendarLink booking={booking} />
          </div>
        )}
      </article>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <Section title={t('whenWhere')}>
          <When booking={booking} />
          <Whereto booking={booking} />
        </Section>
        <Section title={t('money')}>
          <BookingMoney booking={booking} seenBy="pandit" />
          {paidAt && <p className="text-2 text-ink-2">{t('paidOn', { date: dateWorded(paidAt) })}</p>}
        </Section>
      </div>
      <Section title={t('history')}>
        <Timeline booking={booking} seenBy="pandit" />
      </Section>
    </div>
  );
}

function What({ booking }: { booking: Booking }) {
  const { _id, ritualId: ritual } = booking;
  const t = useTranslations('panditBookings');
  return (
    <header className="grid justify-items-start gap-2">
      <h1 id={headingId(_id)} tabIndex={-1} className="text-5 wrap-anywhere outline-none">
        {ritual.ritualType}
      </h1>
      <div className="flex flex-wrap items-center gap-3">
        <BookingBadge booking={booking} seenBy="pandit" />
        <p className="text-1 text-ink-2">
          <span className="sr-only">{t('number')} </span>#{shortId(_id)}
        </p>
      </div>
    </header>
  );
}

/** Where to go and whom to ask for, with what the family wrote. */
function Whereto({ booking }: { booking: Booking }) {
  const t = useTranslations('panditBookings');
  const { userAddress, additionalNotesByUser: notes, userId: family, bookingStatus: status } = booking;
  const lines = [
    [t('place'), userAddress ?? t('placeGone')],
    [t('family'), family.name],
    [t('notes'), notes],
  ].filter(([, text]) => text);
  return (
    <>
      <dl className="grid gap-3 text-2">
        {lines.map(([label, text]) => (
          <div key={label}>
            <dt className="text-1 text-ink-2">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{text}</dd>
          </div>
        ))}
      </dl>
      <Reach booking={booking} />
      {!family.phone && isLive(status) && <p className="text-1 text-ink-2">{t('phoneLater')}</p>}
    </>
  );
}
