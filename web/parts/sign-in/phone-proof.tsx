import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { isOtp, OTP_DIGITS } from '#domain/sign-in/otp.ts';
import { spoken } from '#domain/people/phone.ts';
import { Button } from '../../ui/button.tsx';
import { useHydrated } from '../../ui/hydrated.ts';
import { OtpField } from '../../ui/form/otp-field.tsx';
import { ApiError, ask } from '../api/api.ts';
import { prepareCaptcha } from './captcha.ts';
import { OtpResend } from './otp-resend.tsx';
import { useOtp, type OtpSending } from './otp.ts';
import { PhoneField } from './phone-field.tsx';
import { failureText, useSentence } from '../api/sentence.ts';

/** A phone that has been shown to be in the hand of whoever fills the form. */
export interface Proved {
  phone: string;
  /** The server's word for it: goes with the form, good once, for ten minutes. */
  verification: string;
}

export interface PhoneProof {
  proved: Proved | null;
  otp: OtpSending;
  verifying: boolean;
  problems: { phone?: string; code?: string };
  sendCode(phone: string): Promise<void>;
  verify(code: string): Promise<void>;
  /** Another number is being typed: a code sent to the old one means nothing. */
  phoneChanged(phone: string): void;
  /** The proof no longer holds, or the number cannot be used: unlocks the field and says why. */
  refuse(why: string): void;
}

export function usePhoneProof(): PhoneProof {
  const t = useTranslations('auth.otp');
  const sentence = useSentence();
  const otp = useOtp();
  const [proved, setProved] = useState<Proved | null>(null);
  const [verifying, setVerifying] = useState(false);
  const [problems, setProblems] = useState<PhoneProof['problems']>({});

  const sendCode = async (phone: string): Promise<void> => {
    setProblems({});
    const problem = await otp.send(phone);
    if (problem) setProblems({ phone: problem });
  };

  const verify = async (code: string): Promise<void> => {
    const phone = otp.sentTo;
    if (!phone || verifying) return;
    if (!isOtp(code)) return setProblems({ code: sentence(code ? 'otp_digits' : 'otp_required') });
    setVerifying(true);
    setProblems({});
    try {
      const { data } = await ask('POST /auth/otp/verify', { body: { phone, otp: code } });
      setProved({ phone, verification: data.verification });
    } catch (error) {
      const told = error instanceof ApiError && error.code === 'malformed' ? null : error;
      setProblems({ code: failureText(told, t('verifyFailed')) });
    } finally {
      setVerifying(false);
    }
  };

  const phoneChanged = (phone: string): void => {
    if (problems.phone) setProblems({});
    if (otp.sentTo !== phone) otp.forget();
  };

  const refuse = (why: string): void => {
    setProved(null);
    otp.forget();
    setProblems({ phone: why });
  };

  return { proved, otp, verifying, problems, sendCode, verify, phoneChanged, refuse };
}

/** Phone, Send OTP, code, Verify; once proved, the phone is locked and says so. */
export function PhoneProofFields({ proof }: { proof: PhoneProof }) {
  const t = useTranslations('auth');
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const { otp, proved, problems } = proof;
  const asking = otp.sentTo !== null && !proved;

  // to what has to be mended; and, the Verify button being gone, back to where the keyboard was
  useEffect(() => {
    if (problems.phone ?? proved) input.current?.focus();
  }, [problems.phone, proved]);

  const send = () => void proof.sendCode(input.current?.value ?? '');
  return (
    <div>
      <PhoneField
        ref={input}
        name="phone"
        label={t('phone')}
        autoComplete="tel-national"
        required
        readOnly={proved !== null}
        error={problems.phone}
        onFocus={prepareCaptcha}
        onChange={(event) => proof.phoneChanged(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (isEnter(event) && !asking && !proved) send();
        }}
        action={
          !asking &&
          !proved && (
            <Button
              look="quiet"
              className="min-h-[46px]"
              disabled={!hydrated}
              busy={otp.sending && t('otp.sending')}
              onClick={send}
            >
              {t('otp.send')}
            </Button>
          )
        }
      />
      {asking && <CodeFields key={otp.turn} proof={proof} />}
      <p role="status" className="mt-2 flex items-center gap-1.5 text-2 font-medium text-leaf empty:mt-0">
        {proved && (
          <>
            <CircleCheck size={18} aria-hidden /> {t('otp.verified')}
          </>
        )}
      </p>
    </div>
  );
}

function CodeFields({ proof }: { proof: PhoneProof }) {
  const t = useTranslations('auth.otp');
  const code = useRef<HTMLInputElement>(null);
  const { otp, problems, verifying } = proof;
  useEffect(() => code.current?.focus(), []);
  const verify = async (): Promise<void> => {
    await proof.verify(code.current?.value ?? '');
    code.current?.focus();
  };
  return (
    <div className="mt-6">
      <div className="flex items-start gap-2">
        <div className="grow">
          <OtpField
            ref={code}
            name="otp"
            label={t('label')}
            digits={OTP_DIGITS}
            hint={t('hint', { phone: spoken(otp.sentTo ?? '') })}
            error={problems.code}
            onKeyDown={(event) => {
              if (isEnter(event)) void verify();
            }}
          />
        </div>
        {/* level with the control below its label */}
        <Button
          look="quiet"
          className="mt-7 min-h-[46px]"
          busy={verifying && t('verifying')}
          onClick={() => void verify()}
        >
          {t('verify')}
        </Button>
      </div>
      <OtpResend wait={otp.wait} sending={otp.sending} onClick={() => void proof.sendCode(otp.sentTo ?? '')} />
    </div>
  );
}

/** Enter does what the button beside the field does, instead of sending the whole form. */
function isEnter(event: KeyboardEvent): boolean {
  if (event.key === 'Enter') event.preventDefault();
  return event.key === 'Enter';
}
