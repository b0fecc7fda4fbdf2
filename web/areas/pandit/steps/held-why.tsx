import { useTranslations } from 'use-intl';
import { codeExcuses } from '#domain/booking/begun.ts';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { Choice } from '../../../parts/reviews/choice.tsx';
import { Button } from '../../../ui/button.tsx';
import { useStepForm, type StepDialog } from './use-step-form.ts';

/** Why a puja began without the code. */
export function Why({ booking, onClose }: Omit<StepDialog, 'open'>) {
  const t = useTranslations('panditBookings.heldDialog');
  const ui = useTranslations('ui');
  const form = useStepForm(booking, 'complete', {
    schema: async () => (await import('./step-forms.ts')).heldForm,
    values: { withoutCode: '' },
    onClose,
  });
  return (
    <ActionFields form={form} className="grid gap-5">
      <p className="text-2 text-ink-2">{t('text', { name: booking.userId.name })}</p>
      <Choice
        legend={t('why')}
        options={codeExcuses.map((value) => ({ value, label: t(`excuses.${value}`) }))}
        error={form.errorOf('withoutCode')}
        {...form.field('withoutCode')}
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
