import { useTranslations } from 'use-intl';
import { z } from 'zod';
import { password } from '#contract/fields.ts';
import type { MessageCode } from '#contract/messages.ts';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { ask } from '../api/api.ts';
import { keepUser, useSession } from '../api/session.tsx';
import { useSchemaForm } from '../form.ts';
import { failureText } from '../api/sentence.ts';
import { ProvenDialog, ProvenForm } from './proven-form.tsx';
import type { Proof } from './self-proof.ts';

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
  return (
    <ProvenDialog
      title={t(useSession().user?.hasPassword === false ? 'setTitle' : 'title')}
      open={open}
      onClose={onClose}
    >
      {(sending) => <PasswordForm phone={phone} onClose={onClose} {...sending} />}
    </ProvenDialog>
  );
}

interface PasswordFormProps {
  phone: string;
  busy: boolean;
  onBusy: (busy: boolean) => void;
  onClose: () => void;
}

function PasswordForm(props: PasswordFormProps) {
  const t = useTranslations('account');
  const ui = useTranslations('ui');
  const toast = useToast();
  const { user } = useSession();
  const form = useSchemaForm(passwordForm, { newPassword: '', confirm: '' });
  const shown = { autoComplete: 'new-password', required: true, showLabel: ui('show'), hideLabel: ui('hide') };
  const send = async ({ password: currentPassword, verification }: Proof) => {
    const body = { currentPassword, verification, newPassword: form.getValues('newPassword') };
    const { message } = await ask('POST /user/change-password', { body });
    props.onClose();
    if (user) keepUser({ ...user, hasPassword: true });
    toast.done(message);
  };
  return (
    <ProvenForm
      {...props}
      proofLabel={t('proof.current')}
      proofFirst
      words={{
        submit: t(user?.hasPassword === false ? 'password.set' : 'password.submit'),
        busy: t('password.busy'),
        leave: ui('cancel'),
      }}
      check={(shouldFocus) => form.trigger(undefined, { shouldFocus })}
      send={send}
      explain={(error) => (form.showRefusal(error) ? null : failureText(error, t('password.failed')))}
    >
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
    </ProvenForm>
  );
}
