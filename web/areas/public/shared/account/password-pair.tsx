import { useTranslations } from 'use-intl';
import type { ActionForm } from '../../../../parts/forms/use-action-form.ts';
import { PasswordField } from '../../../../ui/form/password-field.tsx';

type Passwords = 'password' | 'confirmPassword';

interface PasswordPairProps {
  form: {
    field(
      name: Passwords,
      options?: { deps?: ['confirmPassword'] },
    ): ReturnType<ActionForm<Record<Passwords, string>, unknown>['field']>;
    errorOf(name: Passwords): string | undefined;
    formState: { touchedFields: { confirmPassword?: unknown } };
  };
}

/** A new password and the same again, each with show and hide. */
export function PasswordPair({ form }: PasswordPairProps) {
  const t = useTranslations('auth');
  const ui = useTranslations('ui');
  const common = { autoComplete: 'new-password', required: true, showLabel: ui('show'), hideLabel: ui('hide') };
  const confirmed = form.formState.touchedFields.confirmPassword;
  return (
    <>
      <PasswordField
        {...common}
        {...form.field('password', confirmed ? { deps: ['confirmPassword'] } : {})}
        label={t('password')}
        hint={t('passwordHint')}
        error={form.errorOf('password')}
      />
      <PasswordField
        {...common}
        {...form.field('confirmPassword')}
        label={t('confirmPassword')}
        error={form.errorOf('confirmPassword')}
      />
    </>
  );
}
