import { useTranslations } from 'use-intl';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { useActionForm } from '../forms/use-action-form.ts';
import { AccountDialog, AccountForm, useDialogAction } from './account-dialog.tsx';
import { OwnProof, useHasPassword } from './proof/own-proof.tsx';

interface ChangePasswordProps {
  phone: string;
  open: boolean;
  onClose: () => void;
}

export function ChangePassword(props: ChangePasswordProps) {
  const t = useTranslations('account.password');
  return (
    <AccountDialog title={t(useHasPassword() ? 'title' : 'setTitle')} open={props.open} onClose={props.onClose}>
      <PasswordForm {...props} />
    </AccountDialog>
  );
}

function PasswordForm({ phone, onClose }: ChangePasswordProps) {
  const t = useTranslations('account');
  const ui = useTranslations('ui');
  const hasPassword = useHasPassword();
  const form = useActionForm({
    name: 'password',
    schema: async () => (await import('./account-forms.ts')).passwordForm,
    action: useDialogAction('password'),
    values: { by: hasPassword ? 'password' : 'send', password: '', otp: '', newPassword: '', confirm: '' },
    failure: t('password.failed'),
    onDone: onClose,
  });
  const shown = { autoComplete: 'new-password', required: true, showLabel: ui('show'), hideLabel: ui('hide') };
  return (
    <AccountForm
      form={form}
      words={{
        submit: t(hasPassword ? 'password.submit' : 'password.set'),
        busy: t('password.busy'),
        leave: ui('cancel'),
      }}
      onClose={onClose}
    >
      <OwnProof
        form={form}
        by={form.watch('by')}
        onBy={(by) => form.setValue('by', by)}
        phone={phone}
        label={t('proof.current')}
        first
      />
      <PasswordField
        {...shown}
        {...form.field('newPassword')}
        label={t('password.new')}
        hint={t('password.newHint')}
        error={form.errorOf('newPassword')}
      />
      <PasswordField
        {...shown}
        {...form.field('confirm')}
        label={t('password.confirm')}
        error={form.errorOf('confirm')}
      />
    </AccountForm>
  );
}
