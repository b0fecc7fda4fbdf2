import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { z } from 'zod';
import { password } from '#contract/fields.ts';
import type { MessageCode } from '#contract/messages.ts';
import { ask } from '../../parts/api.ts';
import { useSchemaForm } from '../../parts/form.ts';
import { failureText } from '../../parts/sentence.ts';
import { keepToken } from '../../parts/token.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useSelfProof } from './self-proof.ts';
import { SelfProofFields } from './self-proof-fields.tsx';

const says = (code: MessageCode): MessageCode => code;
const passwordForm = z
  .object({ newPassword: password, confirm: z.string() })
  .refine(({ newPassword, confirm }) => newPassword === confirm, {
    message: says('passwords_differ'),
    path: ['confirm'],
    // also while the new one is still too short
    when: () => true,
  });

interface ChangePasswordProps {
  phone: string;
  open: boolean;
  onClose: () => void;
}

export function ChangePassword({ phone, open, onClose }: ChangePasswordProps) {
  const t = useTranslations('account.password');
  const ui = useTranslations('ui');
  const [busy, setBusy] = useState(false);
  return (
    <Dialog title={t('title')} open={open} onClose={onClose} locked={busy} closeLabel={ui('close')}>
      <PasswordForm phone={phone} busy={busy} onBusy={setBusy} onClose={onClose} />
    </Dialog>
  );
}

interface PasswordFormProps {
  phone: string;
  busy: boolean;
  onBusy: (busy: boolean) => void;
  onClose: () => void;
}

function PasswordForm({ phone, busy, onBusy, onClose }: PasswordFormProps) {
  const t = useTranslations('account');
  const ui = useTranslations('ui');
  const { proof, form, failure, submit } = usePasswordChange(phone, onBusy, onClose);
  const shown = { autoComplete: 'new-password', required: true, showLabel: ui('show'), hideLabel: ui('hide') };
  return (
    <form
      method="post"
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <SelfProofFields proof={proof} label={t('proof.current')} first />
      <PasswordField
        {...shown}
        {...form.register('newPassword')}
        label={t('password.new')}
        hint={t('password.newHint')}
        error={form.errorOf('newPassword')}
      />
      <PasswordField
        {...shown}
        {...form.register('confirm')}
        label={t('password.confirm')}
        error={form.errorOf('confirm')}
      />
      {failure && <Notice tone="no">{failure}</Notice>}
      <div className="mt-2 grid gap-3 sm:flex sm:justify-end">
        <Button look="quiet" className="max-sm:order-1" disabled={busy} onClick={onClose}>
          {ui('cancel')}
        </Button>
        <Button type="submit" busy={busy && t('password.busy')}>
          {t('password.submit')}
        </Button>
      </div>
    </form>
  );
}

/** Sends the change once, and says beside each field what is wrong; the first wrong one gets the focus. */
function usePasswordChange(phone: string, onBusy: (busy: boolean) => void, onClose: () => void) {
  const t = useTranslations('account.password');
  const toast = useToast();
  const proof = useSelfProof(phone);
  const form = useSchemaForm(passwordForm, { newPassword: '', confirm: '' });
  const [failure, setFailure] = useState<string | null>(null);
  const sending = useRef(false);

  const send = async (): Promise<void> => {
    setFailure(null);
    const fine = proof.check();
    const valid = await form.trigger(undefined, { shouldFocus: fine });
    if (!fine) return proof.focus();
    if (!valid) return;
    onBusy(true);
    const given = await proof.give();
    if (!given) return proof.focus();
    try {
      const { password: currentPassword, verification } = given;
      const body = { currentPassword, verification, newPassword: form.getValues('newPassword') };
      const { data, message } = await ask('POST /user/change-password', { body });
      keepToken(data.token);
      onClose();
      toast.done(message);
    } catch (error) {
      if (proof.showRefusal(error)) proof.focus();
      else if (!form.showRefusal(error)) setFailure(failureText(error, t('failed')));
    }
  };
  const submit = async (): Promise<void> => {
    if (sending.current) return;
    sending.current = true;
    await send().finally(() => {
      sending.current = false;
      onBusy(false);
    });
  };
  return { proof, form, failure, submit };
}
