import { useState } from 'react';
import type { z } from 'zod';
import { useTranslations } from 'use-intl';
import { inviteInput } from '#contract/staff.ts';
import { ask } from '../../../parts/api/api.ts';
import { useSchemaForm } from '../../../parts/form.ts';
import { PhoneField } from '../../../parts/sign-in/phone-field.tsx';
import { failureText } from '../../../parts/api/sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';

interface InviteDialogProps {
  open: boolean;
  onClose: () => void;
  onInvited: () => void;
}

/** Asks somebody to become an admin; closing forgets what was typed. */
export function InviteDialog({ open, onClose, onInvited }: InviteDialogProps) {
  const t = useTranslations('office.staff.inviteDialog');
  const ui = useTranslations('ui');
  const [busy, setBusy] = useState(false);
  return (
    <Dialog title={t('title')} open={open} locked={busy} closeLabel={ui('close')} onClose={onClose}>
      <InviteForm busy={busy} onBusy={setBusy} onCancel={onClose} onInvited={onInvited} />
    </Dialog>
  );
}

interface InviteFormProps {
  busy: boolean;
  onBusy: (busy: boolean) => void;
  onCancel: () => void;
  onInvited: () => void;
}

function InviteForm({ busy, onBusy, onCancel, onInvited }: InviteFormProps) {
  const t = useTranslations('office.staff.inviteDialog');
  const staff = useTranslations('office.staff');
  const ui = useTranslations('ui');
  const toast = useToast();
  const form = useSchemaForm<z.input<typeof inviteInput>, z.output<typeof inviteInput>>(inviteInput, {
    name: '',
    phone: '',
  });
  const submit = form.handleSubmit(async (body) => {
    if (busy) return;
    onBusy(true);
    try {
      await ask('POST /staff/invite', { body });
      toast.done(staff('invited', { name: body.name }));
      onInvited();
    } catch (error) {
      if (!form.showRefusal(error)) toast.failed(failureText(error, t('failed')));
    } finally {
      onBusy(false);
    }
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <p className="text-2 text-ink-2">{t('text')}</p>
      <TextField
        label={t('name')}
        autoComplete="off"
        maxLength={120}
        readOnly={busy}
        data-first
        error={form.errorOf('name')}
        {...form.register('name')}
      />
      <PhoneField
        label={t('phone')}
        autoComplete="off"
        readOnly={busy}
        error={form.errorOf('phone')}
        {...form.register('phone')}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="quiet" disabled={busy} onClick={onCancel}>
          {ui('cancel')}
        </Button>
        <Button type="submit" busy={busy && t('busy')}>
          {t('submit')}
        </Button>
      </div>
    </form>
  );
}
