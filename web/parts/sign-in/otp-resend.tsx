import { useTranslations } from 'use-intl';
import { Button, type ButtonProps } from '../../ui/button.tsx';

interface OtpResendProps extends Omit<ButtonProps, 'children' | 'look' | 'busy'> {
  /** Seconds until another code can be asked for. */
  wait: number;
  sending: boolean;
}

/** "Resend OTP in 29s", which turns into a button once the wait is over; both in the same place. */
export function OtpResend({ wait, sending, ...button }: OtpResendProps) {
  const t = useTranslations('auth.otp');
  return (
    <div className="mt-4 flex min-h-11 items-center text-2">
      {wait > 0 ? (
        <p className="text-ink-2">{t('resendIn', { seconds: wait })}</p>
      ) : (
        <Button {...button} look="text" className="-ml-2" busy={sending && t('sending')}>
          {t('resend')}
        </Button>
      )}
    </div>
  );
}
