import { MessageCircle, Navigation, Phone, ShoppingBag, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { isPhone, spoken } from '#domain/people/phone.ts';
import { cx } from '../../../ui/cx.ts';
import { SamagriLines } from '../shared/samagri.tsx';
import { mapOf } from './booking-words.ts';
import { bookingPath } from './pandit-steps.ts';

/** By how many stand in the strip: the width of those before the last, and of the last. */
const widths: Record<number, readonly [string, string]> = {
  1: ['hidden', 'w-full'],
  2: ['w-1/2', 'w-1/2'],
  3: ['w-2/3', 'w-1/3'],
  4: ['w-3/4', 'w-1/4'],
};
const cell =
  'flex min-h-16 flex-col items-center justify-center gap-1 px-1 py-2 text-center text-1 font-semibold text-ink hover:bg-sunk';

interface StripProps {
  booking: Booking;
  samagri: readonly string[] | null;
}

/** What a pandit on the way to a puja presses: whom to call, where to go, what to write, what to take along. The last opens below the strip. */
export function PujaStrip({ booking, samagri }: StripProps) {
  const t = useTranslations('panditBookings');
  const { _id, userId: family, userAddress: place } = booking;
  const phone = family.phone !== null && isPhone(family.phone) ? family.phone : null;
  const count = 2 + Number(phone !== null) + Number(place !== null);
  const [before, last] = widths[count] ?? ['', ''];
  return (
    <div className="-mx-4 grid grid-cols-[minmax(0,1fr)] border-y border-line sm:-mx-5">
      <div
        className={cx(
          'z-10 col-start-1 row-start-1 grid auto-cols-fr grid-flow-col self-start [&>*]:border-r [&>*]:border-line',
          before,
        )}
      >
        {phone && (
          <a className={cell} href={`tel:+91${phone}`}>
            <Sign Icon={Phone} />
            <span>
              {t('call')}
              <span className="sr-only">
                {' '}
                {spoken(phone)}, {family.name}
              </span>
            </span>
          </a>
        )}
        {place !== null && (
          <a className={cell} href={mapOf(place)} target="_blank" rel="noreferrer" aria-label={t('mapOf', { place })}>
            <Sign Icon={Navigation} />
            {t('map')}
          </a>
        )}
        <Link className={cell} to={`${bookingPath(_id)}#messages`}>
          <Sign Icon={MessageCircle} />
          {t('message')}
        </Link>
      </div>
      <details className="group/things col-start-1 row-start-1 text-2">
        <summary
          className={cx(
            cell,
            last,
            'ml-auto cursor-pointer list-none group-open/things:bg-sunk [&::-webkit-details-marker]:hidden',
          )}
        >
          <Sign Icon={ShoppingBag} />
          {t('things')}
        </summary>
        <div className="border-t border-line px-4 py-3 sm:px-5">
          <p className="mb-1 font-semibold">{t('samagri')}</p>
          <SamagriLines lines={samagri} />
        </div>
      </details>
    </div>
  );
}

const Sign = ({ Icon }: { Icon: LucideIcon }) => <Icon size={20} aria-hidden className="text-saffron" />;
