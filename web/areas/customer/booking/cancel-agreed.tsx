import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { Booking } from '#contract/bookings.ts';
import { stateOf } from '#domain/booking.ts';
import { paise } from '#domain/money.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { headingId } from '../../../parts/booking/focus.ts';
import { PolicyOfBooking } from '../../../parts/booking/policy.tsx';
import { FoldedSection } from '../../../parts/booking/section.tsx';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { useActionForm } from '../../../parts/forms/use-action-form.ts';
import { useReload } from '../../../parts/forms/use-reload.ts';
import { useNow } from '../../../parts/now.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/form/text-field.tsx';
import { EndButton } from './booking-steps.tsx';
import { choicesOf, refundOf } from './choices.ts';

/** What cancelling means for the family's money, while it may still be asked, and the way to do it where it is agreed. */
export function IfYouCancel({ booking }: { booking: Booking }) {
  const t = useTranslations('customer.cancelAgreed');
  const now = useNow(5_000);
  const refund = refundOf(booking, now);
  const { takesMoney, deadline } = stateOf(booking.bookingStatus) ?? {};
  // while it is only asked for as well: what is promised, before anything is paid
  if (refund === null && !takesMoney && deadline !== 'answer') return null;
  const hasMoney = booking.heldAmount > 0 || refund === null;
  return (
    <FoldedSection title={t('heading')} forms={['cancelAgreed']}>
      {deadline === 'acceptance' ? (
        <p className="text-2 text-ink-2">{t('notPromised')}</p>
      ) : (
        hasMoney && <PolicyOfBooking booking={booking} now={now} />
      )}
      {refund !== null && <CancelForm booking={booking} refund={refund} />}
      {choicesOf(booking, now)
        .ends.filter(({ action }) => action === 'cancel')
        .map((step) => (
          // once it is gone the focus is at the booking's name
          <article key={step.action} aria-labelledby={headingId(booking._id)}>
            <EndButton step={step} booking={booking} look="danger" />
          </article>
        ))}
    </FoldedSection>
  );
}

/** The press says what comes back; it works without script. */
function CancelForm({ booking, refund }: { booking: Booking; refund: number }) {
  const { money } = useFormats();
  const t = useTranslations('customer.cancelAgreed');
  const ui = useTranslations('ui');
  const form = useActionForm({
    name: 'cancelAgreed',
    schema: async () => (await import('./cancel-form.ts')).cancelForm,
    values: { reason: '' },
    done: t('done'),
    failure: t('failed'),
    // another sum comes back by now, or it has gone on
    onRefused: useReload(),
  });
  const what = useId();
  const kept = booking.heldAmount - refund;
  // what credit paid is credit again, and no money
  const credit = Math.min(booking.creditAmount, refund);
  const cash = refund - credit;
  const sums = {
    cash: money(paise(cash)),
    credit: money(paise(credit)),
    refund: money(paise(refund)),
    kept: money(paise(kept)),
    pandit: booking.panditId.name,
  };
  const isCredit = credit > 0 && cash === 0;
  const whole = isCredit ? 'allCredit' : 'allBack';
  const consequence =
    booking.heldAmount === 0 ? 'nothingPaid' : kept === 0 ? whole : cash === 0 ? 'noneBack' : 'partBack';
  return (
    <ActionFields form={form} className="grid gap-4">
      <input type="hidden" name="refund" value={refund} />
      <p id={what} className="rounded-control bg-sunk px-3.5 py-2.5 text-2">
        {t(consequence, sums)}{' '}
        {credit > 0 && !(isCredit && kept === 0) && t(cash > 0 ? 'ofCredit' : 'creditAlone', sums)}
      </p>
      <TextArea
        label={t('reason')}
        optional={ui('optional')}
        hint={t('reasonHint')}
        rows={2}
        error={form.errorOf('reason')}
        {...form.field('reason')}
      />
      <Button type="submit" look="danger" busy={form.busy && t('busy')} aria-describedby={what}>
        {t(cash > 0 ? 'confirmWith' : credit > 0 ? 'confirmCredit' : 'confirm', sums)}
      </Button>
    </ActionFields>
  );
}
