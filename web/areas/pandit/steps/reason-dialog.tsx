import { z } from 'zod';
import { useTranslations } from 'use-intl';
import { text } from '#contract/fields.ts';
import { useSchemaForm } from '../../../parts/form.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { TextArea } from '../../../ui/form/text-field.tsx';
import type { Taking } from './use-step.ts';

const schema = z.object({ additionalNotesbyPandit: text(1000, 'reason_required') });

interface ReasonDialogProps extends Taking {
  open: boolean;
  onClose: () => void;
  /** The advance is paid, and goes back. */
  paid: boolean;
}

/** Saying no takes a reason, which the family reads. */
export function ReasonDialog({ open, onClose, paid, ...taking }: ReasonDialogProps) {
  const t = useTranslations('panditBookings.rejectDialog');
  const ui = useTranslations('ui');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      locked={taking.busy}
      closeLabel={ui('close')}
      title={t(paid ? 'cannotAttendTitle' : 'title')}
    >
      <ReasonForm {...taking} onClose={onClose} paid={paid} />
    </Dialog>
  );
}

/** What is said most often; it may be changed before it is sent. */
const ready = ['notFree', 'tooFar', 'notThisPuja', 'travelling'] as const;
const readyPaid = ['ill', 'family', 'heldUp', 'travelling'] as const;

/** Stands only while the dialog is open: each opening begins anew. */
function ReasonForm({ take, busy, onClose, paid }: Omit<ReasonDialogProps, 'open'>) {
  const t = useTranslations('panditBookings.rejectDialog');
  const ui = useTranslations('ui');
  const form = useSchemaForm(schema, { additionalNotesbyPandit: '' });
  const written = form.watch('additionalNotesbyPandit');
  const submit = form.handleSubmit((values) => take(values, form.showRefusal));
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {paid && (
        <p className="text-2 text-ink-2">
          {t('refundNote')} {t('closesNote')}
        </p>
      )}
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 text-2 font-medium">{t('ready')}</legend>
        <div className="flex flex-wrap gap-2">
          {(paid ? readyPaid : ready).map((name) => (
            <Button
              key={name}
              look="quiet"
              className="py-2 whitespace-normal! text-left"
              aria-pressed={written === t(`reasons.${name}`)}
              onClick={() => form.setValue('additionalNotesbyPandit', t(`reasons.${name}`), { shouldValidate: true })}
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
        data-first
        {...form.register('additionalNotesbyPandit')}
      />
      <div className="flex flex-wrap justify-end gap-3 *:grow sm:*:grow-0">
        <Button look="quiet" disabled={busy} onClick={onClose}>
          {ui('cancel')}
        </Button>
        <Button type="submit" look="danger" busy={busy && t('busy')}>
          {t(paid ? 'cannotAttendSubmit' : 'submit')}
        </Button>
      </div>
    </form>
  );
}
