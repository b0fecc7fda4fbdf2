import { useTranslations } from 'use-intl';
import { paise } from '#domain/money.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { mayPropose } from '../../../parts/booking/move/may-propose.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { CheckBox } from '../../../ui/form/check-box.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { TextArea } from '../../../ui/form/text-field.tsx';
import { useNow } from '../../../parts/now.ts';
import { bookingPath, creditNow, type PanditAction } from './pandit-steps.ts';
import { useStepForm, type StepDialog } from './use-step-form.ts';

interface ReasonDialogProps extends StepDialog {
  action: PanditAction;
}

/** Saying no takes a reason, which the family reads. */
export function ReasonDialog({ open, onClose, ...step }: ReasonDialogProps) {
  const t = useTranslations('panditBookings.rejectDialog');
  const ui = useTranslations('ui');
  return (
    <Dialog open={open} onClose={onClose} closeLabel={ui('close')} title={t(titles[step.action] ?? 'title')}>
      <ReasonFields {...step} onClose={onClose} />
    </Dialog>
  );
}

const titles: Partial<Record<PanditAction, 'cannotAttendTitle' | 'withdrawTitle'>> = {
  cannotAttend: 'cannotAttendTitle',
  withdraw: 'withdrawTitle',
};

/** The usual reason; the pandit may change the words before sending them. */
const ready = ['notFree', 'tooFar', 'notThisPuja', 'travelling'] as const;
const readyPaid = ['ill', 'family', 'heldUp', 'travelling'] as const;

/** Mounted only while the dialog is open: each opening begins again. */
function ReasonFields({ booking, action, onClose }: Omit<ReasonDialogProps, 'open'>) {
  const { money } = useFormats();
  const t = useTranslations('panditBookings.rejectDialog');
  const ui = useTranslations('ui');
  const values = { additionalNotesbyPandit: '', closesHours: false };
  const form = useStepForm(booking, action, {
    schema: async () => {
      const { rejectForm, withdrawForm } = await import('./step-forms.ts');
      return action === 'reject' ? rejectForm : withdrawForm;
    },
    values,
    onClose,
  });
  const written = form.watch('additionalNotesbyPandit');
  const choose = (name: (typeof ready)[number] | (typeof readyPaid)[number]) => {
    form.setValue('additionalNotesbyPandit', t(`reasons.${name}`), { shouldValidate: true });
    form.setValue('closesHours', name === 'notFree' || name === 'travelling');
  };
  // the family counts on it: what was paid goes back
  const promised = action !== 'reject';
  const now = useNow(5_000);
  const credit = action === 'withdraw' ? creditNow(booking, now) : 0;
  const creditNote = booking.policy.fromPandit ? 'creditFromYou' : 'creditNote';
  return (
    <ActionFields form={form} className="grid gap-5">
      {action === 'withdraw' && mayPropose(booking, 'pandit', now) && (
        <div className="grid justify-items-start gap-2 rounded-control bg-sunk px-3.5 py-2.5">
          <p className="text-2">{t('otherTime', { name: booking.userId.name })}</p>
          <ButtonLink look="quiet" to={`${bookingPath(booking._id)}#move`} onClick={onClose}>
            {t('propose')}
          </ButtonLink>
        </div>
      )}
      {promised && (
        <ul className="grid gap-1 text-2 text-ink-2">
          {booking.heldAmount > 0 && <li>{t('refundNote', { amount: money(paise(booking.heldAmount)) })}</li>}
          {credit > 0 && <li>{t(creditNote, { amount: money(paise(credit)) })}</li>}
          <li>{t('othersNote')}</li>
          {action === 'withdraw' && <li>{t('keptNote')}</li>}
          <li>{t('closesNote')}</li>
        </ul>
      )}
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 text-2 font-medium">{t('ready')}</legend>
        <div className="flex flex-wrap gap-2">
          {(promised ? readyPaid : ready).map((name) => (
            <Button
              key={name}
              look="quiet"
              className="py-2 whitespace-normal! text-left"
              aria-pressed={written === t(`reasons.${name}`)}
              onClick={() => choose(name)}
            >
              {t(`reasons.${name}`)}
            </Button>
          ))}
        </div>
      </fieldset>
      <TextArea
        label={t('reason')}
        hint={t('hint')}
        error={form.errorOf('additionalNotesbyPandit')}
        // the cost is above, and is read first
        {...(!promised && { 'data-first': true })}
        {...form.field('additionalNotesbyPandit')}
      />
      {!promised && <CheckBox label={t('closesHours')} disabled={form.busy} {...form.register('closesHours')} />}
      <div className="flex flex-wrap justify-end gap-3 *:grow sm:*:grow-0">
        <Button look="quiet" disabled={form.busy} onClick={onClose}>
          {ui('cancel')}
        </Button>
        <Button type="submit" look="danger" busy={form.busy && t('busy')}>
          {t(action === 'withdraw' ? 'withdrawSubmit' : promised ? 'cannotAttendSubmit' : 'submit')}
        </Button>
      </div>
    </ActionFields>
  );
}
