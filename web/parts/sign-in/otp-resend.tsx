import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import type { OtpSending } from './otp.ts';

/** "Resend OTP in 29s", which turns into a button once the wait is over; both in the same place. */
export function OtpResend({ otp, onResend }: { otp: OtpSending; onResend: () => void }) {
  const t = useTranslations('auth.otp');
  return (
    <div className="mt-4 flex min-h-11 items-center text-2">
      {otp.wait > 0 ? (
        <p className="text-ink-2">{t('resendIn', { seconds: otp.wait })}</p>
      ) : (
        <Button look="text" className="-ml-2" busy={otp.sending && t('sending')} onClick={onResend}>
          {t('resend')}
        </Button>
      )}
    </div>
  );
}
