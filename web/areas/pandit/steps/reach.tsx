import { MapPin, Phone } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { isPhone, spoken } from '#domain/people/phone.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { mapOf } from './booking-words.ts';

/** The two things a pandit on his way presses: whom to call, once that is agreed, and where to go; nothing once it is over. */
export function Reach({ booking: { userId: family, userAddress: place } }: { booking: Booking }) {
  const t = useTranslations('panditBookings');
  const phone = family.phone !== null && isPhone(family.phone) ? family.phone : null;
  if (phone === null && place === null) return null;
  const look = cx(buttonClass('quiet'), 'grow sm:grow-0');
  return (
    <div className="flex flex-wrap gap-2.5">
      {phone && (
        <a className={look} href={`tel:+91${phone}`}>
          <Phone size={18} aria-hidden /> {t('call')} {spoken(phone)}
          <span className="sr-only">, {family.name}</span>
        </a>
      )}
      {place !== null && (
        <a className={look} href={mapOf(place)} target="_blank" rel="noreferrer" aria-label={t('mapOf', { place })}>
          <MapPin size={18} aria-hidden /> {t('map')}
        </a>
      )}
    </div>
  );
}
