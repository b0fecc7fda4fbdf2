import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { spoken } from '#domain/people/phone.ts';
import { OTP_DIGITS } from '#domain/sign-in/otp.ts';
import { OtpResend } from '../../sign-in/otp-resend.tsx';
import type { useOtp } from '../../sign-in/otp.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine } from '../../../ui/form/field.tsx';
import { OtpField } from '../../../ui/form/otp-field.tsx';

interface CodeByPhoneProps {
  otp: Pick<ReturnType<typeof useOtp>, 'sentTo' | 'sending' | 'wait'>;
  phone: string;
  error: string | undefined;
  onSend: () => void;
  /** Of the field for the code, once it was sent. */
  field: Omit<ComponentProps<typeof OtpField>, 'label' | 'digits'>;
}

/** Sends a code to one's own phone, and then asks for it. */
export function CodeByPhone({ otp, phone, error, onSend, field }: CodeByPhoneProps) {
  const t = useTranslations('account.proof');
  const auth = useTranslations('auth.otp');
  if (otp.sentTo === null) {
    return (
      <div className="grid justify-items-start gap-2">
        <p className="text-2">{t('codeLead', { phone: spoken(phone) })}</p>
        <Button look="quiet" busy={otp.sending && auth('sending')} onClick={onSend}>
          {auth('send')}
        </Button>
        <ErrorLine error={error} />
      </div>
    );
  }
  return (
    <div>
      <OtpField
        {...field}
        label={auth('label')}
        digits={OTP_DIGITS}
        required
        hint={auth('hint', { phone: spoken(phone) })}
        error={error}
      />
      <OtpResend wait={otp.wait} sending={otp.sending} onClick={onSend} />
    </div>
  );
}
