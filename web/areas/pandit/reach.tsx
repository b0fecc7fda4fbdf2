import { MapPin, Phone } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { spoken } from '#domain/phone.ts';
import { buttonClass } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { mapOf } from './booking-words.ts';

/** The two things a pandit on his way presses: whom to call, once that is agreed, and where to go. */
export function Reach({ booking: { userId: family, userAddress: place } }: { booking: Booking }) {
  const t = useTranslations('panditBookings');
  const look = cx(buttonClass('quiet'), 'grow sm:grow-0');
  return (
    <div className="flex flex-wrap gap-2.5">
      {family.phone && (
        <a className={look} href={`tel:+91${family.phone}`}>
          <Phone size={18} aria-hidden /> {t('call')} {spoken(family.phone)}
          <span className="sr-only">, {family.name}</span>
        </a>
      )}
      <a className={look} href={mapOf(place)} target="_blank" rel="noreferrer" aria-label={t('mapOf', { place })}>
        <MapPin size={18} aria-hidden /> {t('map')}
      </a>
    </div>
  );
}
