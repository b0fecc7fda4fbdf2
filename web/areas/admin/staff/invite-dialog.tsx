import { useFetchers } from 'react-router';
import { useTranslations } from 'use-intl';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { useActionForm } from '../../../parts/forms/use-action-form.ts';
import { PhoneField } from '../../../parts/sign-in/phone-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { DialogButtons } from '../shared/dialog-buttons.tsx';

/** Asks somebody to become an admin; closing forgets what was typed. */
export function InviteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations('office.staff.inviteDialog');
  const ui = useTranslations('ui');
  return (
    <Dialog title={t('title')} open={open} locked={useFetchers().length > 0} closeLabel={ui('close')} onClose={onClose}>
      <InviteForm onDone={onClose} />
    </Dialog>
  );
}

function InviteForm({ onDone }: { onDone: () => void }) {
  const t = useTranslations('office.staff.inviteDialog');
  const staff = useTranslations('office.staff');
  const ui = useTranslations('ui');
  const toast = useToast();
  const form = useActionForm({
    name: 'invite',
    schema: async () => (await import('#contract/staff.ts')).inviteInput,
    values: { name: '', phone: '' },
    failure: t('failed'),
    onDone: () => {
      toast.done(staff('invited', { name: form.getValues('name') }));
      onDone();
    },
  });
  return (
    <ActionFields form={form} className="grid gap-4">
      <p className="text-2 text-ink-2">{t('text')}</p>
      <TextField
        label={t('name')}
        autoComplete="off"
        maxLength={120}
        readOnly={form.busy}
        data-first
        error={form.errorOf('name')}
        {...form.field('name')}
      />
      <PhoneField
        label={t('phone')}
        autoComplete="off"
        readOnly={form.busy}
        error={form.errorOf('phone')}
        {...form.field('phone')}
      />
      <DialogButtons leave={ui('cancel')} onLeave={onDone} busy={form.busy}>
        <Button type="submit" busy={form.busy && t('busy')}>
          {t('submit')}
        </Button>
      </DialogButtons>
    </ActionFields>
  );
}
