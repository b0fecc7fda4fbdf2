import { useTranslations } from 'use-intl';
import type { PasskeyAnswer } from '#contract/passkeys.ts';
import { ask } from '../../../parts/api/api.ts';
import { failureText } from '../../../parts/api/sentence.ts';
import { ActionFields } from '../../../parts/forms/action-fields.tsx';
import { useActionForm } from '../../../parts/forms/use-action-form.ts';
import { prepareCaptcha } from '../../../parts/sign-in/captcha.ts';
import { CodePart, useCode } from '../../../parts/sign-in/code-part.tsx';
import { PhoneField } from '../../../parts/sign-in/phone-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useAfterLogin, useOnTheWay } from './after-login.ts';
import { linkTo } from './auth-links.tsx';
import { FactorField, useFactor } from './factor-field.tsx';
import { NotMine, SilentField, useSilent } from './silent-account.tsx';
import type { LoginFormProps } from './password-login.tsx';

export function CodeLogin({ phone, onPhone }: LoginFormProps) {
  const t = useTranslations('auth');
  const enter = useAfterLogin();
  const onTheWay = useOnTheWay();
  const code = useCode();
  const form = useActionForm({
    name: 'code',
    schema: async () => (await import('./login-forms.ts')).codeForm,
    values: { phone, sentTo: '' },
    failure: t('login.otpFailed'),
    prepare: code.prepare,
    onRefused: code.onRefused,
  });
  const { field, errorOf, refused } = form;
  const [sentTo = '', typed] = form.watch(['sentTo', 'phone']);
  const asked = sentTo !== '' && sentTo === typed;
  const wanted = refused?.code === 'second_factor_needed';
  const factor = useFactor(() => form.setFocus('secondFactor'), wanted);
  const isSilent = useSilent(refused?.code);
  const unknown = refused?.code === 'phone_unknown' && form.problem;

  // asking for it is no fault of its value
  const silentError = refused?.code === 'account_silent' ? undefined : errorOf('known');

  const enterByPasskey = async (passkey: PasskeyAnswer) => {
    const { phone: to, otp = '' } = form.getValues();
    try {
      await enter((await ask('POST /auth/login-otp', { body: { phone: to, otp, passkey } })).data);
    } catch (error) {
      form.setError('secondFactor', { message: failureText(error, t('login.otpFailed')) });
    }
  };

  return (
    // the next thing that is asked for is no refusal to tell of
    <ActionFields
      form={wanted || unknown || refused?.code === 'account_silent' ? { ...form, problem: null } : form}
      className="grid gap-5"
    >
      {unknown && (
        <Notice tone="no">
          {unknown} {linkTo(onTheWay('/signup'))(t('login.register'))}
        </Notice>
      )}
      <input type="hidden" {...form.register('sentTo')} value={sentTo} />
      <PhoneField
        {...field('phone', {
          onChange: ({ target }: { target: HTMLInputElement }) => {
            onPhone(target.value);
            // now, not when the field is left: a button that moves under the finger is missed
            form.clearErrors('phone');
          },
        })}
        label={t('phone')}
        autoComplete="tel-national"
        onFocus={prepareCaptcha}
        required
        error={errorOf('phone')}
      />
      {asked && <CodePart form={form} sentTo={sentTo} resendAt={code.resendAt} />}
      {isSilent && asked && <SilentField {...field('known')} error={silentError} />}
      {factor.asked && (
        <FactorField
          {...field('secondFactor')}
          error={errorOf('secondFactor')}
          onPasskey={(passkey) => void enterByPasskey(passkey)}
        />
      )}
      <Button type="submit" size="lg" wide busy={form.busy && (asked ? t('login.verifying') : t('otp.sending'))}>
        {asked ? t('login.verify') : t('otp.send')}
      </Button>
      {isSilent && asked && <NotMine />}
    </ActionFields>
  );
}
