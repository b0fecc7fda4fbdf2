import { useState } from 'react';
import { z } from 'zod';
import { useTranslations } from 'use-intl';
import { removeInput, type StaffMember } from '#contract/staff.ts';
import { ask } from '../../../parts/api/api.ts';
import { useSchemaForm } from '../../../parts/form.ts';
import { failureText } from '../../../parts/api/sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { TextArea } from '../../../ui/form/text-field.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';

interface RemoveDialogProps {
  /** Who is to go; null while nobody is. */
  member: StaffMember | null;
  onClose: () => void;
  onRemoved: () => void;
}

/** Removing somebody takes a reason, and is asked once more. */
export function RemoveDialog({ member, onClose, onRemoved }: RemoveDialogProps) {
  const t = useTranslations('office.staff.removeDialog');
  const ui = useTranslations('ui');
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      title={member ? t('title', { name: member.name }) : ''}
      open={member !== null}
      locked={busy}
      closeLabel={ui('close')}
      onClose={onClose}
    >
      {member && <RemoveForm member={member} busy={busy} onBusy={setBusy} onCancel={onClose} onRemoved={onRemoved} />}
    </Dialog>
  );
}

interface RemoveFormProps {
  member: StaffMember;
  busy: boolean;
  onBusy: (busy: boolean) => void;
  onCancel: () => void;
  onRemoved: () => void;
}

const schema = z.object({ reason: removeInput.shape.reason });

function RemoveForm({ member: { _id: personId, name }, busy, onBusy, onCancel, onRemoved }: RemoveFormProps) {
  const t = useTranslations('office.staff.removeDialog');
  const staff = useTranslations('office.staff');
  const toast = useToast();
  const form = useSchemaForm(schema, { reason: '' });
  const submit = form.handleSubmit(async ({ reason }) => {
    if (busy) return;
    onBusy(true);
    try {
      await ask('POST /staff/remove', { body: { personId, reason } });
      toast.done(staff('removed', { name }));
      onRemoved();
    } catch (error) {
      if (!form.showRefusal(error)) toast.failed(failureText(error, t('failed', { name })));
    } finally {
      onBusy(false);
    }
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <p className="wrap-anywhere">{t('text', { name })}</p>
      <TextArea
        label={t('reason')}
        hint={t('reasonHint')}
        rows={3}
        maxLength={1000}
        readOnly={busy}
        data-first
        error={form.errorOf('reason')}
        {...form.register('reason')}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="quiet" disabled={busy} onClick={onCancel}>
          {t('keep')}
        </Button>
        <Button type="submit" look="danger" busy={busy && t('busy')} className="whitespace-normal!">
          {t('submit', { name })}
        </Button>
      </div>
    </form>
  );
}
