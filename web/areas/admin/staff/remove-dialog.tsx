import { useFetchers } from 'react-router';
import { useTranslations } from 'use-intl';
import type { StaffMember } from '#contract/staff.ts';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { useActionForm } from '../../../parts/forms/use-action-form.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/form/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DialogButtons } from '../shared/dialog-buttons.tsx';

interface RemoveDialogProps {
  /** Who is to go; null while nobody is. */
  member: StaffMember | null;
  onClose: () => void;
}

/** Removing somebody takes a reason, and is asked once more. */
export function RemoveDialog({ member, onClose }: RemoveDialogProps) {
  const t = useTranslations('office.staff.removeDialog');
  const ui = useTranslations('ui');
  return (
    <Dialog
      title={member ? t('title', { name: member.name }) : ''}
      open={member !== null}
      locked={useFetchers().length > 0}
      closeLabel={ui('close')}
      onClose={onClose}
    >
      {member && <RemoveForm key={member._id} member={member} onDone={onClose} />}
    </Dialog>
  );
}

function RemoveForm({ member: { _id: personId, name }, onDone }: { member: StaffMember; onDone: () => void }) {
  const t = useTranslations('office.staff.removeDialog');
  const staff = useTranslations('office.staff');
  const form = useActionForm({
    name: 'remove',
    schema: async () => (await import('#contract/staff.ts')).removeInput,
    values: { personId, reason: '' },
    done: staff('removed', { name }),
    failure: t('failed', { name }),
    onDone,
  });
  return (
    <ActionFields form={form} className="grid gap-4">
      <input type="hidden" {...form.field('personId')} />
      <p className="wrap-anywhere">{t('text', { name })}</p>
      <TextArea
        label={t('reason')}
        hint={t('reasonHint')}
        rows={3}
        maxLength={1000}
        readOnly={form.busy}
        data-first
        error={form.errorOf('reason')}
        {...form.field('reason')}
      />
      <DialogButtons leave={t('keep')} onLeave={onDone} busy={form.busy}>
        <Button type="submit" look="danger" busy={form.busy && t('busy')} className="whitespace-normal!">
          {t('submit', { name })}
        </Button>
      </DialogButtons>
    </ActionFields>
  );
}
