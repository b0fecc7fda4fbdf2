import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import type { Purpose } from '#domain/booking/rest.ts';
import { focusBooking } from '../../../parts/booking/focus.ts';
import { payOnline, type PaymentEnd, type PaymentStage } from '../../../parts/booking/checkout.ts';
import { ask } from '../../../parts/api/api.ts';
import { failureText } from '../../../parts/api/sentence.ts';
import { useSession } from '../../../parts/api/session.tsx';
import { useSite } from '../../../parts/site/brand.ts';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { useSteady } from '../../../ui/steady.ts';
import { wait } from '../../../ui/wait.ts';

export interface Payment {
  /** The booking that was paid for last. */
  of: string | null;
  /** Whether that was its advance or its rest. */
  purpose: Purpose;
  /** What is going on, while something is. */
  stage: PaymentStage | null;
  /** What came of the last attempt. One about what is unpaid is over once the booking moves on; money that goes back `stays`. */
  notice: { text: string; stays: boolean } | null;
  pay(booking: Booking, amount: number, purpose?: Purpose): void;
}

/** After a payment nobody could confirm the booking is looked at again, for a minute. */
const LOOKS_MS = [5_000, 5_000, 10_000, 20_000, 20_000];

type End = PaymentEnd | { kind: 'unseen' };

/** One payment at a time for all bookings of a screen, told to its end whatever the end is. */
export function usePayment(bookings: readonly Booking[]): Payment {
  const t = useTranslations('customer.pay');
  const rest = useTranslations('rest.customer');
  const toast = useToast();
  const { brand } = useSite();
  const { user } = useSession();
  const { revalidate } = useRevalidator();
  const textOf = useEndText();
  const [paying, setPaying] = useState<string | null>(null);
  const [purpose, setPurpose] = useState<Purpose>('advance');
  const [stage, setStage] = useState<PaymentStage | null>(null);
  const [end, setEnd] = useState<End | null>(null);
  const isPaid = bookings.some((booking) => booking._id === paying && isPaidOf(booking, purpose));
  const running = useRef(false);
  const waiting = useWaiting(isPaid);

  // whatever became of this attempt: where the money is on the booking, that is what counts
  const goesBack = end?.kind === 'refused' && end.error.code === 'payment_late';
  const arrived = end !== null && !goesBack && isPaid;
  const tell = useEffectEvent(() => {
    toast.done(purpose === 'rest' ? rest('paid') : t('verified'));
    if (paying) focusBooking(paying);
  });
  useEffect(() => {
    if (arrived) tell();
  }, [arrived]);

  // the screen is loaded again only if the network is there: without one it would go, and this notice with it
  const lookAgain = async (booking: Booking) => {
    const seen = await ask('GET /booking/:id', { params: { id: booking._id } }).catch(() => null);
    if (seen && seen.data.__v > booking.__v) await revalidate();
  };
  const run = async (booking: Booking, amount: number, what: Purpose) => {
    setPaying(booking._id);
    setPurpose(what);
    setEnd(null);
    const payer = { name: user?.name ?? '', email: user?.email ?? null, phone: user?.phone ?? '' };
    const description = what === 'rest' ? rest('description') : t('description');
    const came = await payOnline({ booking, purpose: what, amount, brand, description, payer }, setStage);
    if (came.kind !== 'unconfirmed') {
      await lookAgain(booking);
      return setEnd(came);
    }
    setEnd(came);
    for (const pause of LOOKS_MS) {
      await wait(pause);
      if (!waiting.current) return;
      await lookAgain(booking);
    }
    return setEnd({ kind: 'unseen' });
  };
  const pay = useSteady((booking: Booking, amount: number, what: Purpose = 'advance') => {
    if (running.current) return;
    running.current = true;
    void run(booking, amount, what).finally(() => {
      running.current = false;
      setStage(null);
    });
  });
  const text = end === null || arrived ? '' : textOf(end, purpose);
  return useMemo(
    () => ({ of: paying, purpose, stage, notice: text === '' ? null : { text, stays: goesBack }, pay }),
    [paying, purpose, stage, text, goesBack, pay],
  );
}

const isPaidOf = ({ paymentDateTime, rest }: Booking, purpose: Purpose): boolean =>
  purpose === 'rest' ? (rest?.paid ?? 0) > 0 : paymentDateTime !== null;

/** Nothing if it is paid: the booking says so. */
function useEndText(): (end: End, purpose: Purpose) => string {
  const t = useTranslations('customer.pay');
  const rest = useTranslations('rest.customer');
  return (end, purpose) => {
    switch (end.kind) {
      case 'paid':
        return '';
      case 'not-opened':
        return failureText(end.error, t('notOpened'));
      case 'closed':
        if (end.reason === null && purpose === 'rest') return rest('closed');
        return end.reason === null ? t('closed') : t('closedFailed', { reason: end.reason });
      case 'refused':
        return failureText(end.error, t('unverified'));
      case 'unconfirmed':
        return `${t('serverError')} ${t('unconfirmed')}`;
      case 'unseen':
        return t('unseen');
    }
  };
}

/** True while the screen is shown and it is not yet paid. */
function useWaiting(isPaid: boolean) {
  const waiting = useRef(true);
  useEffect(() => {
    waiting.current = !isPaid;
    return () => {
      waiting.current = false;
    };
  }, [isPaid]);
  return waiting;
}
