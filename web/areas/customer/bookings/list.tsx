import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import type { Wait } from '#contract/booking/waits.ts';
import { paise } from '#domain/money.ts';
import { inTheirWords } from '../../../parts/in-their-words.tsx';
import { useFormats } from '../../../i18n/formats.ts';
import { useNow } from '../../../parts/now.ts';
import { cx } from '../../../ui/cx.ts';
import { BookingCard } from './booking-card.tsx';
import { PastBooking } from './past-booking.tsx';
import { sectionsOf, together, type Section } from './sections.ts';
import { WaitingList, YourTurn } from './waits.tsx';

interface SectionsProps {
  bookings: readonly Booking[];
  waits: readonly Wait[];
  place: string;
  /** Whole rupees. */
  credit: number;
  /** Shown if there is no booking. */
  none: ReactNode;
  /** The way to those that are not shown yet. */
  more: ReactNode;
}

/** What waits for the family, then what it has in hand and what lies ahead; what is over and the days it waits for come last, on a desk side by side. */
export function Sections({ bookings, waits, place, credit, none, more }: SectionsProps) {
  const {
    needs = [],
    coming = [],
    past = [],
  } = Object.fromEntries(sectionsOf(bookings, useNow())) as Partial<Record<Section, Booking[]>>;
  const offered = waits.filter(({ offer }) => offer !== null);
  const count = needs.length + offered.length;
  const [placeOfNeeds, placeOfComing] = [placeOfAll(needs), placeOfAll(coming)];
  const hasBoth = past.length > 0 && waits.length > offered.length;
  return (
    <div className={cx('grid grid-cols-[minmax(0,1fr)] gap-4', bookings.length === 0 && 'max-w-3xl')}>
      {count > 0 && (
        <Titled section="needs" count={count} place={placeOfNeeds}>
          <ul className="grid gap-2">
            {together(needs).map((asked, nth) => (
              <Asked key={asked[0]?._id} bookings={asked} isFirst={nth === 0} isPlaceSaid={placeOfNeeds !== null} />
            ))}
            {offered.map((wait, nth) => (
              <li key={wait._id} className="card @container">
                <YourTurn wait={wait} place={place} isFirst={needs.length + nth === 0} />
              </li>
            ))}
          </ul>
        </Titled>
      )}
      {credit > 0 && <Credit rupees={credit} />}
      {coming.length > 0 && (
        // said once where it is the same as above
        <Titled section="coming" place={placeOfComing === placeOfNeeds ? null : placeOfComing}>
          <ul className="grid gap-1.5">
            {together(coming).map((asked) => (
              <Asked key={asked[0]?._id} bookings={asked} isPlaceSaid={placeOfComing !== null} />
            ))}
          </ul>
        </Titled>
      )}
      {past.length === 0 && more}
      {none}
      <div
        className={cx(
          'grid grid-cols-[minmax(0,1fr)] items-start gap-x-7 gap-y-4 empty:hidden',
          hasBoth && 'lg:grid-cols-[minmax(0,1fr)_25rem]',
        )}
      >
        {past.length > 0 && (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <Titled section="past">
              <ul className="card divide-y divide-line overflow-hidden">
                {past.map((booking) => (
                  <li key={booking._id}>
                    <PastBooking booking={booking} />
                  </li>
                ))}
              </ul>
            </Titled>
            {more}
          </div>
        )}
        <WaitingList waits={waits} />
      </div>
    </div>
  );
}

function Credit({ rupees }: { rupees: number }) {
  const { money } = useFormats();
  const t = useTranslations('customer.bookings');
  return (
    <p className="rounded-control bg-leaf-soft px-3.5 py-2.5 text-2">{t('credit', { amount: money(paise(rupees)) })}</p>
  );
}

/** So many at the same place, and none at another: it is said once. */
const SEVERAL = 3;

function placeOfAll(bookings: readonly Booking[]): string | null {
  const [place = null, ...others] = new Set(bookings.map(({ userAddress }) => userAddress));
  return bookings.length >= SEVERAL && others.length === 0 ? place : null;
}

interface TitledProps {
  section: Section;
  count?: number;
  /** Where all of it is. */
  place?: string | null;
  children: ReactNode;
}

function Titled({ section, count, place = null, children }: TitledProps) {
  const t = useTranslations('customer.bookings');
  return (
    <section aria-labelledby={`section-${section}`}>
      <h2 id={`section-${section}`} className="mb-2 flex items-center gap-2 text-4 text-ink">
        {t(`sections.${section}`)}
        {count !== undefined && (
          <span className="min-w-6 rounded-full bg-saffron px-1.5 text-center font-sans text-1 leading-6 font-semibold text-on-saffron">
            {count}
          </span>
        )}
      </h2>
      {place !== null && (
        <p className="-mt-1 mb-2 text-2 wrap-anywhere text-ink-2">
          {t.rich('allAt', { place, ...inTheirWords(place) })}
        </p>
      )}
      {children}
    </section>
  );
}

interface AskedProps {
  bookings: readonly Booking[];
  /** Nothing is more urgent: its button is the one that is filled. */
  isFirst?: boolean;
  /** The place is said above. */
  isPlaceSaid?: boolean;
}

/** One question: a booking, or all that were made for the same puja. */
function Asked({ bookings, isFirst = false, isPlaceSaid = false }: AskedProps) {
  const t = useTranslations('customer.others');
  const ask = bookings[0]?.ask;
  const count = ask?.askedNow ?? 0;
  const cards = bookings.map((booking, nth) => (
    <BookingCard
      key={booking._id}
      booking={booking}
      first={nth > 0 ? bookings[0] : undefined}
      isFirst={isFirst && nth === 0}
      isPlaceSaid={isPlaceSaid}
    />
  ));
  if (bookings.length === 1) return <li className="card @container">{cards}</li>;
  return (
    <li className="@container card divide-y divide-line">
      <p className="px-3 py-2 text-2 font-semibold sm:px-3.5">
        {count > 1 ? t('together', { count }) : t(count === 1 ? 'togetherOne' : 'togetherOver')}
      </p>
      {cards}
    </li>
  );
}
