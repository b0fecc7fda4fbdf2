import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import type { Side } from '#domain/booking.ts';
import { maySayReturned } from '#domain/booking/cash-back.ts';
import { paise } from '#domain/money.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { ActionFields } from '../../forms/action-fields.tsx';
import { useActionForm } from '../../forms/use-action-form.ts';
import { useReload } from '../../forms/use-reload.ts';

/** Cash of a puja that was not held goes back by hand: what each side has to do, and a button that says the money went back. */
export function CashBack({ booking, seenBy }: { booking: Booking; seenBy: Side }) {
  const t = useTranslations('cashBack');
  const { dateWorded, money } = useFormats();
  const heading = useId();
  const form = useActionForm({
    name: 'cashReturned',
    schema: async () => (await import('./rest-forms.ts')).nothingForm,
    done: t('done'),
    failure: t('failed'),
    onRefused: useReload(),
  });
  const { cashBack, panditId, userId } = booking;
  // the family has it back
  if (!cashBack || cashBack.said.includes('customer')) return null;
  const { amount, until, said } = cashBack;
  const isSaid = said.includes('pandit');
  const asksPandit = seenBy === 'pandit' && !isSaid;
  const words = `${seenBy}.${isSaid ? 'said' : until === null ? 'asked' : 'unsure'}` as const;
  const values = {
    amount: money(paise(amount)),
    name: seenBy === 'customer' ? panditId.name : userId.name,
    until: until === null ? '' : dateWorded(until),
  };
  return (
    <section className={cx('grid gap-3 p-5', asksPandit ? 'next-step' : 'card')} aria-labelledby={heading}>
      <h2 id={heading} className="text-4">
        {t(`${words}.title`, values)}
      </h2>
      <p className="text-2 text-ink-2">{t(`${words}.text`, values)}</p>
      {maySayReturned(cashBack, seenBy) && (
        <ActionFields form={form}>
          <Button type="submit" look={asksPandit ? 'main' : 'quiet'} busy={form.busy && t('busy')}>
            {t(`${seenBy}.press`)}
          </Button>
        </ActionFields>
      )}
    </section>
  );
}
