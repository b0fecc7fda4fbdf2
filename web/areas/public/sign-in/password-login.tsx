import { useTranslations } from 'use-intl';
import type { Sent } from '#contract/index.ts';
import { ask } from '../../../parts/api/api.ts';
import { useSchemaForm } from '../../../parts/form.ts';
import { PhoneField } from '../../../parts/sign-in/phone-field.tsx';
import { failureText } from '../../../parts/api/sentence.ts';
import { SubmitButton } from '../../../parts/submit-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { useAfterLogin } from './after-login.ts';
import { FactorField, useFactor } from './factor-field.tsx';
import { passwordForm } from './login-forms.ts';

export interface LoginFormProps {
  /** The phone typed so far: it stays when the way of signing in is changed. */
  phone: string;
  onPhone(phone: string): void;
}

export function PasswordLogin({ phone, onPhone }: LoginFormProps) {
  const t = useTranslations('auth');
  const ui = useTranslations('ui');
  const enter = useAfterLogin();
  const form = useSchemaForm(passwordForm, phone ? { phone } : {});
  const { register, errorOf, formState } = form;
  const factor = useFactor(() => form.setFocus('secondFactor'));
  const problem = formState.errors.root?.['server']?.message;

  const send = async (body: Sent<'POST /auth/login', 'body'>) => {
    try {
      await enter((await ask('POST /auth/login', { body })).data);
    } catch (error) {
      if (factor.wanted(error) || form.showRefusal(error)) return;
      form.setError('root.server', { message: failureText(error, t('login.failed')) });
    }
  };
  const submit = form.handleSubmit(send);

  return (
    <form method="post" noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <PhoneField
        {...register('phone', { onChange: ({ target }: { target: HTMLInputElement }) => onPhone(target.value) })}
        label={t('phone')}
        autoComplete="username"
        required
        error={errorOf('phone')}
      />
      <PasswordField
        {...register('password')}
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
          {...register('secondFactor')}
          error={errorOf('secondFactor')}
          onPasskey={(passkey) => {
            const { phone: to, password } = form.getValues();
            void send({ phone: to, password, passkey });
          }}
        />
      )}
      {problem && <Notice tone="no">{problem}</Notice>}
      <SubmitButton busy={formState.isSubmitting && t('login.busy')}>{t('login.submit')}</SubmitButton>
    </form>
  );
}
