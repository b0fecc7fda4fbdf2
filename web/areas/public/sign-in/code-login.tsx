import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import type { Sent } from '#contract/index.ts';
import { OTP_DIGITS } from '#domain/sign-in/otp.ts';
import { spoken } from '#domain/people/phone.ts';
import { ApiError, ask } from '../../../parts/api/api.ts';
import { prepareCaptcha } from '../../../parts/sign-in/captcha.ts';
import { useSchemaForm } from '../../../parts/form.ts';
import { OtpResend } from '../../../parts/sign-in/otp-resend.tsx';
import { useOtp } from '../../../parts/sign-in/otp.ts';
import { PhoneField } from '../../../parts/sign-in/phone-field.tsx';
import { failureText } from '../../../parts/api/sentence.ts';
import { SubmitButton } from '../../../parts/submit-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { OtpField } from '../../../ui/form/otp-field.tsx';
import { useAfterLogin, useOnTheWay } from './after-login.ts';
import { linkTo } from './auth-links.tsx';
import { FactorField, useFactor } from './factor-field.tsx';
import { codeForm } from './login-forms.ts';
import type { LoginFormProps } from './password-login.tsx';

const aboutCode = new Set(['otp_invalid', 'otp_expired', 'otp_spent']);

export function CodeLogin({ phone, onPhone }: LoginFormProps) {
  const t = useTranslations('auth');
  const enter = useAfterLogin();
  const onTheWay = useOnTheWay();
  const otp = useOtp();
  const form = useSchemaForm(codeForm, phone ? { phone } : {});
  const { register, errorOf, formState } = form;
  const root = formState.errors.root?.['server'];
  const asked = otp.sentTo !== null;
  const factor = useFactor(() => form.setFocus('secondFactor'));

  const { setFocus } = form;
  useEffect(() => {
    if (otp.turn > 0) setFocus('otp');
  }, [otp.turn, setFocus]);

  const sendCode = async (): Promise<void> => {
    form.clearErrors();
    const to = form.getValues('phone');
    const problem = await otp.send(to ?? '');
    if (problem) form.setError('phone', { message: problem }, { shouldFocus: otp.sentTo !== to });
  };

  const send = async (body: Sent<'POST /auth/login-otp', 'body'>) => {
    try {
      await enter((await ask('POST /auth/login-otp', { body })).data);
    } catch (error) {
      if (factor.wanted(error)) return;
      if (error instanceof ApiError && aboutCode.has(error.code)) {
        form.setError('otp', { message: error.message }, { shouldFocus: true });
      } else if (!form.showRefusal(error)) {
        const unknown = error instanceof ApiError && error.code === 'phone_unknown';
        form.setError('root.server', {
          type: unknown ? 'unknown' : 'server',
          message: failureText(error, t('login.otpFailed')),
        });
      }
    }
  };
  const signIn = form.handleSubmit(send);

  const phoneTyped = ({ target }: { target: HTMLInputElement }): void => {
    onPhone(target.value);
    // now, not when the field is left: a button that moves under the finger is missed
    form.clearErrors('phone');
    if (asked && target.value !== otp.sentTo) otp.forget();
  };

  return (
    <form
      method="post"
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void (asked ? signIn() : sendCode());
      }}
    >
      <PhoneField
        {...register('phone', { onChange: phoneTyped })}
        label={t('phone')}
        autoComplete="tel-national"
        onFocus={prepareCaptcha}
        required
        error={errorOf('phone')}
      />
      {asked && (
        <div>
          <OtpField
            {...register('otp')}
            label={t('otp.label')}
            digits={OTP_DIGITS}
            required
            hint={t('otp.hint', { phone: spoken(otp.sentTo ?? '') })}
            error={errorOf('otp')}
          />
          <OtpResend otp={otp} onResend={() => void sendCode()} />
        </div>
      )}
      {factor.asked && (
        <FactorField
          {...register('secondFactor')}
          error={errorOf('secondFactor')}
          onPasskey={(passkey) => {
            const { phone: to, otp: code } = form.getValues();
            void send({ phone: to, otp: code, passkey });
          }}
        />
      )}
      {root && (
        <Notice tone="no">
          {root.message} {root.type === 'unknown' && linkTo(onTheWay('/signup'))(t('login.register'))}
        </Notice>
      )}
      {asked ? (
        <SubmitButton key="verify" busy={formState.isSubmitting && t('login.verifying')}>
          {t('login.verify')}
        </SubmitButton>
      ) : (
        <SubmitButton key="send" busy={otp.sending && t('otp.sending')}>
          {t('otp.send')}
        </SubmitButton>
      )}
    </form>
  );
}
