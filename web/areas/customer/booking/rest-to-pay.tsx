import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { paise } from '#domain/money.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { RestCard } from '../../../parts/booking/rest/rest-card.tsx';
import { isRestShown } from '../../../parts/booking/rest/rest-view.ts';
import { Button } from '../../../ui/button.tsx';
import { useSteps } from './booking-steps.tsx';
import { isRunning } from './choices.ts';

/** The rest, once the puja has begun: online by the checkout, or in cash, of which the family says how much it was. */
export function RestToPay({ booking }: { booking: Booking }) {
  const { money } = useFormats();
  const { payment } = useSteps();
  const t = useTranslations('rest.customer');
  const pay = useTranslations('customer.pay');
  const isPaying = payment.of === booking._id && payment.purpose === 'rest';
  const toPay = booking.rest?.toPay ?? 0;
  // we do not ask for a sum the two differ about; the family can pay it all the same
  const runs = isRunning(booking);
  const isAsked = toPay <= booking.sums.asked;
  if (!isRestShown(booking)) return null;
  const notice = isPaying && (payment.notice?.stays || toPay > 0) ? payment.notice?.text : null;
  return (
    <RestCard booking={booking} seenBy="customer" isLater={runs}>
      {notice && (
        <p role="alert" className="rounded-control bg-marigold-soft px-3.5 py-2.5 text-marigold-ink">
          {notice}
        </p>
      )}
      {toPay > 0 && (
        <Button
          size="lg"
          className="max-sm:grow"
          look={isAsked && !runs ? 'main' : 'quiet'}
          busy={isPaying && payment.stage !== null && pay(payment.stage)}
          onClick={() => payment.pay(booking, toPay, 'rest')}
        >
          {t(isAsked ? 'pay' : 'payAll', { amount: money(paise(toPay)) })}
        </Button>
      )}
    </RestCard>
  );
}
