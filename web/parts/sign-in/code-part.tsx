import { useEffect, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { OTP_DIGITS } from '#domain/sign-in/otp.ts';
import { spoken } from '#domain/people/phone.ts';
import type { Instant } from '#domain/time.ts';
import { OtpField } from '../../ui/form/otp-field.tsx';
import { useFailureText } from '../api/sentence.ts';
import type { Refused } from '../forms/form-result.ts';
import { fromNow, LONG_AGO, useSecondsUntil } from '../seconds-until.ts';
import { prepareCaptcha, solveCaptcha } from './captcha.ts';
import { wantsCode } from './code-wanted.ts';
import { OtpResend } from './otp-resend.tsx';

type Name = 'phone' | 'otp' | 'sentTo' | 'resend';

/** What of a form with `codeFields` is needed here. */
interface CodeForm {
  readonly busy: boolean;
  readonly refused: Refused | null;
  field(name: Name): UseFormRegisterReturn & { defaultValue: string | undefined };
  errorOf(name: Name): string | undefined;
  setFocus(name: Name): void;
  setValue(name: Name, value: string): void;
}

interface Code {
  /** When another code can be asked for. */
  readonly resendAt: Instant;
  readonly onRefused: (refused: Refused) => void;
  readonly prepare: (sent: FormData, refuse: (field: 'phone', why: string) => void) => Promise<boolean>;
}

/** For a form with `codeFields`: a code is asked for with a captcha, where there is script to solve one. */
export function useCode(): Code {
  const t = useTranslations('auth.otp');
  const failureText = useFailureText();
  const [resendAt, setResendAt] = useState(LONG_AGO);
  return {
    resendAt,
    onRefused: ({ known }) => {
      const seconds = Number(known?.['wait']);
      if (seconds > 0) setResendAt(fromNow(seconds));
    },
    prepare: async (sent, refuse) => {
      const typed = (name: string) => sent.get(name)?.toString();
      if (!wantsCode({ phone: typed('phone'), sentTo: typed('sentTo'), resend: typed('resend') })) return true;
      try {
        sent.set('captcha', await solveCaptcha());
        return true;
      } catch (error) {
        refuse('phone', failureText(error, t('sendFailed')));
        return false;
      } finally {
        prepareCaptcha();
      }
    },
  };
}

interface CodePartProps {
  form: CodeForm;
  sentTo: string;
  resendAt: Instant;
}

/** The code that is on its way to `sentTo`, and the button for another. Takes the focus when a code is sent. */
export function CodePart({ form, sentTo, resendAt }: CodePartProps) {
  const t = useTranslations('auth.otp');
  const { refused, busy, setFocus, setValue } = form;
  const wait = useSecondsUntil(resendAt);
  useEffect(() => {
    if (refused?.code === 'otp_sent') setFocus('otp');
  }, [refused, setFocus]);
  useEffect(() => {
    if (!busy) setValue('resend', '');
  }, [busy, setValue]);
  return (
    <div>
      <OtpField
        {...form.field('otp')}
        label={t('label')}
        digits={OTP_DIGITS}
        required
        hint={t('hint', { phone: spoken(sentTo) })}
        error={form.errorOf('otp')}
      />
      <OtpResend
        wait={wait}
        sending={false}
        type="submit"
        formNoValidate
        name="resend"
        value="1"
        // by the time the fields are checked
        onClick={() => setValue('resend', '1')}
      />
    </div>
  );
}
