import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { PasswordField } from '../../../ui/form/password-field.tsx';

interface PasswordPairProps {
  password: UseFormRegisterReturn;
  confirm: UseFormRegisterReturn;
  errors: { password: string | undefined; confirm: string | undefined };
}

/** A new password and the same again, each with show and hide. */
export function PasswordPair({ password, confirm, errors }: PasswordPairProps) {
  const t = useTranslations('auth');
  const ui = useTranslations('ui');
  const common = { autoComplete: 'new-password', required: true, showLabel: ui('show'), hideLabel: ui('hide') };
  return (
    <>
      <PasswordField {...common} {...password} label={t('password')} hint={t('passwordHint')} error={errors.password} />
      <PasswordField {...common} {...confirm} label={t('confirmPassword')} error={errors.confirm} />
    </>
  );
}
