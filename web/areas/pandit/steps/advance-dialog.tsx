import { useTranslations } from 'use-intl';
import { isAdvance } from '#domain/booking.ts';
import { paise } from '#domain/money.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useUsualAdvance } from './usual-advance.ts';
import { useStepForm, type StepDialog } from './use-step-form.ts';

export function AdvanceDialog({ open, onClose, booking }: StepDialog) {
  const t = useTranslations('panditBookings.paymentDialog');
  const ui = useTranslations('ui');
  return (
    <Dialog open={open} onClose={onClose} closeLabel={ui('close')} title={t('title')}>
      <AdvanceFields booking={booking} onClose={onClose} />
    </Dialog>
  );
}

/** Mounted only while the dialog is open: each opening begins again, with the advance of the profile. */
function AdvanceFields({ booking, onClose }: Omit<StepDialog, 'open'>) {
  const { money } = useFormats();
  const t = useTranslations('panditBookings.paymentDialog');
  const ui = useTranslations('ui');
  const { price, isSubstitute } = booking;
  const usual = useUsualAdvance();
  const isFitting = usual !== null && isAdvance(paise(usual), paise(price));
  const form = useStepForm(booking, 'requestAdvance', {
    schema: async () => (await import('./step-forms.ts')).advanceFormFor(price),
    values: { advanceAmountToBePaid: isFitting ? String(usual) : '' },
    onClose,
  });
  return (
    <ActionFields form={form} className="grid gap-5">
      <p className="text-2 text-ink-2">
        {t('text', { price: money(paise(price)) })} {isSubstitute && t('substitute')}
      </p>
      <TextField
        label={t('amount')}
        prefix="₹"
        inputMode="numeric"
        maxLength={7}
        autoComplete="off"
        error={form.errorOf('advanceAmountToBePaid')}
        data-first
        {...form.field('advanceAmountToBePaid')}
      />
      <div className="flex flex-wrap justify-end gap-3 *:grow sm:*:grow-0">
        <Button look="quiet" disabled={form.busy} onClick={onClose}>
          {ui('cancel')}
        </Button>
        <Button type="submit" busy={form.busy && t('busy')}>
          {t('submit')}
        </Button>
      </div>
    </ActionFields>
  );
}
