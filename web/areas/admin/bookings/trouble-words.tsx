import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';

/** Why a booking needs the office, in words; nothing where it does not. */
export function TroubleWords({ booking: { trouble = [] } }: { booking: Pick<Booking, 'trouble'> }) {
  const t = useTranslations('adminDashboard.trouble');
  return trouble.length === 0 ? null : (
    <ul className="grid gap-0.5 text-1 font-semibold text-brick">
      {trouble.map((why) => (
        <li key={why}>{t(why)}</li>
      ))}
    </ul>
  );
}
