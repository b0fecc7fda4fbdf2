import { Phone } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { spoken } from '#domain/people/phone.ts';
import { buttonClass } from '../../../ui/button.tsx';

/** Calls somebody of a booking, or says that there is no number. */
export function CallButton({ phone }: { phone: string | null }) {
  const missing = useTranslations('admin')('missing');
  if (!phone) return missing;
  return (
    <a href={`tel:+91${phone}`} className={buttonClass('quiet')}>
      <Phone size={17} aria-hidden />
      {spoken(phone)}
    </a>
  );
}
