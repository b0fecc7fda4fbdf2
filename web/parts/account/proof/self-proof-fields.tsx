import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { prepareCaptcha } from '../../sign-in/captcha.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { CodeByPhone } from './code-by-phone.tsx';
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

function CodeFields({ proof: { otp, phone, problem, input, sendCode } }: { proof: SelfProof }) {
  useEffect(() => {
    if (otp.turn > 0) input.current?.focus();
  }, [otp.turn, input]);
  return <CodeByPhone otp={otp} phone={phone} error={problem} onSend={() => void sendCode()} field={{ ref: input }} />;
}
