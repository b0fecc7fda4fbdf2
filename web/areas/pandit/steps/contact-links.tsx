import { Navigation, Phone } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { isPhone, spoken } from '#domain/people/phone.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { mapOf } from './booking-words.ts';

interface ContactLinksProps {
  booking: Booking;
  /** Signs alone, for a row. */
  short?: boolean;
  /** Only these: on its page the map stands beside the place. */
  only?: 'call' | 'map';
}

/** The two things a pandit under way presses: whom to call, once that is agreed, and where to go; nothing once it is over. */
export function ContactLinks({ booking: { userId: family, userAddress }, short = false, only }: ContactLinksProps) {
  const t = useTranslations('panditBookings');
  const phone = only !== 'map' && family.phone !== null && isPhone(family.phone) ? family.phone : null;
  const place = only === 'call' ? null : userAddress;
  if (phone === null && place === null) return null;
  const look = cx(buttonClass('quiet'), short ? 'size-11 px-0!' : 'grow');
  return (
    <div className={cx('flex gap-2.5', !short && 'flex-wrap')}>
      {phone && (
        <a className={look} href={`tel:+91${phone}`}>
          <Phone size={18} aria-hidden />
          <span className={short ? 'sr-only' : undefined}>
            {t('call')} {spoken(phone)}
          </span>
          <span className="sr-only">, {family.name}</span>
        </a>
      )}
      {place !== null && (
        <a className={look} href={mapOf(place)} target="_blank" rel="noreferrer" aria-label={t('mapOf', { place })}>
          <Navigation size={18} aria-hidden /> {!short && t('map')}
        </a>
      )}
    </div>
  );
}
