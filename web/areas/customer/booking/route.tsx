import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { shortId } from '#domain/booking.ts';
import { ask } from '../../../parts/api/api.ts';
import { bookingMeta } from '../../../parts/booking/page-meta.ts';
import { BookingMoney } from '../../../parts/booking/booking-money.tsx';
import { Section } from '../../../parts/booking/section.tsx';
import { Timeline } from '../../../parts/booking/timeline.tsx';
import { When } from '../../../parts/booking/when.tsx';
import { BookingBadge } from '../../../parts/booking/booking-badge.tsx';
import type { Payer } from '../../../parts/booking/checkout-window.ts';
import { requireRole } from '../../../parts/api/session.tsx';
import type { Route } from './+types/route';
import { Where, WhomInFull } from './booking-facts.tsx';
import { BookingNow } from './booking-now.tsx';
import { BookingPageSkeleton } from '../../../parts/booking/page-skeleton.tsx';
import { headingId } from '../../../parts/booking/focus.ts';
import { Keep } from './keep.tsx';
import { Lost } from '../../../parts/site/lost.tsx';
import { useBooking } from '../../../parts/booking/use-booking.ts';
import { useNews } from './use-news.ts';
import { WayBack } from '../../../ui/way-back.tsx';
import { useFormats } from '../../../i18n/formats.ts';

export async function clientLoader({ request, params: { id } }: Route.ClientLoaderArgs) {
  const user = await requireRole(request, ['user']);
  const { data: booking } = await ask('GET /booking/:id', { params: { id } });
  return { user, booking };
}
clientLoader.hydrate = true as const;

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
  const wayBack = <WayBack to="/my-bookings">{t('back')}</WayBack>;
  const back = ['/my-bookings', t('back')] as const;
  return <Lost title={t('unknown')} text={t('unknownText')} back={back} failed={t('failed')} wayBack={wayBack} />;
}

export default function BookingPage({ loaderData: { user, booking } }: Route.ComponentProps) {
  return (
    <Frame>
      <Shown key={booking._id} first={booking} payer={user} />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const t = useTranslations('bookingPage');
  return (
    <div className="measure pt-4 pb-4 md:pt-6">
      <WayBack to="/my-bookings">{t('back')}</WayBack>
      {children}
    </div>
  );
}

/** What to do now comes first, on a phone too; how it went stands at the end. */
function Shown({ first, payer }: { first: Booking; payer: Payer }) {
  const { dateWorded } = useFormats();
  const t = useTranslations('bookingPage');
  const { booking, put } = useBooking(first, useNews());
  const { paymentDateTime: paidAt } = booking;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_23rem] lg:grid-rows-[auto_1fr]">
      <article className="card" aria-labelledby={headingId(booking._id)}>
        <What booking={booking} />
        <BookingNow booking={booking} payer={payer} onChanged={put} />
        <Keep booking={booking} />
      </article>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <Section title={t('whenWhere')}>
          <When booking={booking} />
          <Where booking={booking} />
        </Section>
        <Section title={t('pandit')}>
          <WhomInFull booking={booking} />
        </Section>
        <Section title={t('money')}>
          <BookingMoney booking={booking} seenBy="customer" />
          {paidAt && <p className="text-2 text-ink-2">{t('paidOn', { date: dateWorded(paidAt) })}</p>}
        </Section>
      </div>
      <Section title={t('history')}>
        <Timeline booking={booking} seenBy="customer" />
      </Section>
    </div>
  );
}

function What({ booking }: { booking: Booking }) {
  const { _id, ritualId: ritual } = booking;
  const t = useTranslations('customer.bookings');
  return (
    <header className="flex gap-4 p-5 sm:gap-5">
      <img
        src={ritual.ritualImageUrl}
        alt=""
        width={112}
        height={112}
        className="size-16 shrink-0 rounded-control border border-line object-cover sm:size-28"
      />
      <div className="grid min-w-0 grow content-start justify-items-start gap-2">
        <h1 id={headingId(_id)} tabIndex={-1} className="text-5 wrap-anywhere outline-none">
          {ritual.ritualType}
        </h1>
        <BookingBadge booking={booking} seenBy="customer" />
        <p className="text-1 text-ink-2">
          <span className="sr-only">{t('number')} </span>#{shortId(_id)}
        </p>
      </div>
    </header>
  );
}
