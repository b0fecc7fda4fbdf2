import { useTranslations } from 'use-intl';
import type { PasskeyAnswer } from '#contract/passkeys.ts';
import { ask } from '../../../parts/api/api.ts';
import { failureText } from '../../../parts/api/sentence.ts';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { useActionForm } from '../../../parts/forms/use-action-form.ts';
import { PhoneField } from '../../../parts/sign-in/phone-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { useAfterLogin } from './after-login.ts';
import { FactorField, useFactor } from './factor-field.tsx';

export interface LoginFormProps {
  /** The phone typed so far: it stays when the way of signing in is changed. */
  phone: string;
  onPhone(phone: string): void;
}

export function PasswordLogin({ phone, onPhone }: LoginFormProps) {
  const t = useTranslations('auth');
  const ui = useTranslations('ui');
  const enter = useAfterLogin();
  const form = useActionForm({
    name: 'password',
    schema: async () => (await import('./login-forms.ts')).passwordForm,
    ...(phone && { values: { phone } }),
    failure: t('login.failed'),
  });
  const { field, errorOf, refused } = form;
  const wanted = refused?.code === 'second_factor_needed';
  const factor = useFactor(() => form.setFocus('secondFactor'), wanted);

  const enterByPasskey = async (passkey: PasskeyAnswer) => {
    const { phone: to, password } = form.getValues();
    try {
      await enter((await ask('POST /auth/login', { body: { phone: to, password, passkey } })).data);
    } catch (error) {
      form.setError('secondFactor', { message: failureText(error, t('login.failed')) });
    }
  };

  return (
    // the code that is asked for next is no refusal to tell of
    <ActionFields form={wanted ? { ...form, problem: null } : form} className="grid gap-5">
      <PhoneField
        {...field('phone', { onChange: ({ target }: { target: HTMLInputElement }) => onPhone(target.value) })}
        label={t('phone')}
        autoComplete="username"
        required
        error={errorOf('phone')}
      />
      <PasswordField
        {...field('password')}
        label={t('password')}
        autoComplete="current-password"
        required
        showLabel={ui('show')}
        hideLabel={ui('hide')}
        hint={t('login.forgot')}
        error={errorOf('password')}
      />
      {factor.asked && (
        <FactorField
          {...field('secondFactor')}
          error={errorOf('secondFactor')}
          onPasskey={(passkey) => void enterByPasskey(passkey)}
        />
      )}
      <Button type="submit" size="lg" wide busy={form.busy && t('login.busy')}>
        {t('login.submit')}
      </Button>
    </ActionFields>
  );
}
