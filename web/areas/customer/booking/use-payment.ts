import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { ask } from '../../../parts/api/api.ts';
import { useSite } from '../../../parts/site/brand.ts';
import { payAdvance, type PaymentEnd, type PaymentStage } from '../../../parts/booking/checkout.ts';
import type { Payer } from '../../../parts/booking/checkout-window.ts';
import { failureText } from '../../../parts/api/sentence.ts';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { focusBooking } from '../../../parts/booking/focus.ts';

export interface Payment {
  /** What is going on, while something is. */
  stage: PaymentStage | null;
  /** What came of the last attempt. One about an unpaid advance is over once the booking moves on; money that goes back `stays`. */
  notice: { text: string; stays: boolean } | null;
  pay(amount: number): void;
}

/** After a payment nobody could confirm the booking is looked at again, for a minute. */
const LOOKS_MS = [5_000, 5_000, 10_000, 20_000, 20_000];

/** One payment at a time, told to its end whatever the end is. */
export function usePayment(booking: Booking, payer: Payer, onChanged: (booking: Booking) => void): Payment {
  const t = useTranslations('customer.pay');
  const toast = useToast();
  const { brand } = useSite();
  const say = useNotice();
  const [stage, setStage] = useState<PaymentStage | null>(null);
  const [notice, setNotice] = useState<Payment['notice']>(null);
  const alive = useAlive();
  const running = useRef(false);

  const arrived = (paid: Booking) => {
    toast.done(t('verified'));
    setNotice(null);
    onChanged(paid);
    focusBooking(paid._id);
  };
  const run = async (amount: number) => {
    setNotice(null);
    const end = await payAdvance({ booking, amount, brand, description: t('description'), payer }, setStage);
    if (end.kind === 'paid') return arrived(end.booking);
    if (end.kind !== 'unconfirmed') {
      const seen = await look(booking._id);
      const goesBack = end.kind === 'refused' && end.error.code === 'payment_late';
      // whatever became of this attempt: where the advance is on the booking, that is what counts
      if (seen?.paymentDateTime && !goesBack) return arrived(seen);
      setNotice({ text: say(end), stays: goesBack });
      return onChanged(seen ?? booking);
    }
    setNotice({ text: say(end), stays: false });
    for (const pause of LOOKS_MS) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      const seen = alive.current ? await look(booking._id) : null;
      if (seen?.paymentDateTime) return arrived(seen);
    }
    return setNotice({ text: t('unseen'), stays: false });
  };
  const pay = (amount: number) => {
    if (running.current) return;
    running.current = true;
    void run(amount).finally(() => {
      running.current = false;
      setStage(null);
    });
  };
  return { stage, notice, pay };
}

function useNotice(): (end: Exclude<PaymentEnd, { kind: 'paid' }>) => string {
  const t = useTranslations('customer.pay');
  return (end) => {
    switch (end.kind) {
      case 'not-opened':
        return failureText(end.error, t('notOpened'));
      case 'closed':
        return end.reason === null ? t('closed') : t('closedFailed', { reason: end.reason });
      case 'refused':
        return failureText(end.error, t('unverified'));
      case 'unconfirmed':
        return `${t('serverError')} ${t('unconfirmed')}`;
    }
  };
}

/** False once the card has left the page. */
function useAlive() {
  const alive = useRef(true);
  useEffect(() => {
    alive.current = true;
    return () => {
      alive.current = false;
    };
  }, []);
  return alive;
}

const look = (id: string): Promise<Booking | null> =>
  ask('GET /booking/:id', { params: { id } }).then(
    ({ data }) => data,
    () => null,
  );
