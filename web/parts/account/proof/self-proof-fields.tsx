import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { OTP_DIGITS } from '#domain/sign-in/otp.ts';
import { spoken } from '#domain/people/phone.ts';
import { prepareCaptcha } from '../../sign-in/captcha.ts';
import { OtpResend } from '../../sign-in/otp-resend.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine } from '../../../ui/form/field.tsx';
import { OtpField } from '../../../ui/form/otp-field.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import type { SelfProof } from './self-proof.ts';

interface SelfProofFieldsProps {
  proof: SelfProof;
  label: string;
  /** Takes the focus when the dialog opens. */
  first?: boolean | undefined;
}

/** The password, or a code sent to the phone for those who forgot it. */
export function SelfProofFields({ proof, label, first }: SelfProofFieldsProps) {
  const t = useTranslations('account.proof');
  const ui = useTranslations('ui');
  const { phone, method, choose, input, problem } = proof;
  const other = method === 'password' ? 'code' : 'password';
  return (
    <div>
      {/* for password managers: whose password this is */}
      <input type="text" name="username" autoComplete="username" value={phone} readOnly hidden />
      {method === 'password' ? (
        <PasswordField
          ref={input}
          label={label}
          data-first={first || undefined}
          autoComplete="current-password"
          required
          showLabel={ui('show')}
          hideLabel={ui('hide')}
          error={problem}
        />
      ) : (
        <CodeFields proof={proof} />
      )}
      {proof.hasPassword && (
        <Button
          look="text"
          className="mt-4 -ml-2 whitespace-normal text-left"
          onClick={() => {
            if (other === 'code') prepareCaptcha();
            choose(other);
          }}
        >
          {t(other === 'code' ? 'useCode' : 'usePassword')}
        </Button>
      )}
    </div>
  );
}

function CodeFields({ proof }: { proof: SelfProof }) {
  const t = useTranslations('account.proof');
  const auth = useTranslations('auth.otp');
  const { otp, phone, problem, input } = proof;
  const send = () => void proof.sendCode();
  useEffect(() => {
    if (otp.turn > 0) input.current?.focus();
  }, [otp.turn, input]);
  if (otp.sentTo === null) {
    return (
      <div className="grid justify-items-start gap-2">
        <p className="text-2">{t('codeLead', { phone: spoken(phone) })}</p>
        <Button look="quiet" busy={otp.sending && auth('sending')} onClick={send}>
          {auth('send')}
        </Button>
        <ErrorLine error={problem} />
      </div>
    );
  }
  return (
    <div>
      <OtpField
        ref={input}
        label={auth('label')}
        digits={OTP_DIGITS}
        required
        hint={auth('hint', { phone: spoken(phone) })}
        error={problem}
      />
      <OtpResend wait={otp.wait} sending={otp.sending} onClick={send} />
    </div>
  );
}
