import { z } from 'zod';
import { useTranslations } from 'use-intl';
import { text } from '#contract/fields.ts';
import { useSchemaForm } from '../../parts/form.ts';
import { failureText } from '../../parts/sentence.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/text-field.tsx';
import { useToast } from '../../ui/toast.tsx';
import type { TakeStep } from './booking-actions.tsx';

const schema = z.object({ additionalNotesbyPandit: text(1000, 'reason_required') });

/** Saying no takes a reason, which the family reads. */
export function ReasonDialog({
  open,
  onClose,
  take,
  paid,
}: {
  open: boolean;
  onClose: () => void;
  take: TakeStep;
  paid: boolean;
}) {
  const t = useTranslations('pandit.rejectDialog');
  const ui = useTranslations('ui');
  const toast = useToast();
  const form = useSchemaForm(schema, { additionalNotesbyPandit: '' });
  const { isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      await take(values);
    } catch (error) {
      if (!form.showRefusal(error)) toast.failed(failureText(error, t('failed')));
    }
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      locked={isSubmitting}
      closeLabel={ui('close')}
      title={t(paid ? 'cannotAttendTitle' : 'title')}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        {paid && <p className="text-2 text-ink-2">{t('refundNote')}</p>}
        <TextArea
          label={t('reason')}
          hint={t('hint')}
          maxLength={1000}
          error={form.errorOf('additionalNotesbyPandit')}
          {...form.register('additionalNotesbyPandit')}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="quiet" disabled={isSubmitting} onClick={onClose}>
            {ui('cancel')}
          </Button>
          <Button type="submit" look="danger" busy={isSubmitting && t('busy')}>
            {t(paid ? 'cannotAttendSubmit' : 'submit')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
