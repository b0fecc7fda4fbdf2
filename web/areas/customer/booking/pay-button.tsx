import { useTranslations } from 'use-intl';
import { inRupees, paise } from '#domain/money.ts';
import { Button } from '../../../ui/button.tsx';
import type { Payment } from './use-payment.ts';

/** The one main action of a booking that asks for an advance. `amount` in whole rupees. */
export function PayButton({ amount, payment }: { amount: number; payment: Payment }) {
  const t = useTranslations('customer.pay');
  return (
    <Button
      className="font-semibold! max-sm:grow"
      busy={payment.stage !== null && t(payment.stage)}
      onClick={() => payment.pay(amount)}
    >
      {t('button', { amount: inRupees(paise(amount)) })}
    </Button>
  );
}
