import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { useHydrated } from '../../../ui/hydrated.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useSession } from '../../api/session.tsx';
import type { Refused } from '../../forms/form-result.ts';
import { prepareCaptcha } from '../../sign-in/captcha.ts';
import { useOtp } from '../../sign-in/otp.ts';
import { CodeByPhone } from './code-by-phone.tsx';
import type { ProofValues } from './proof-form.ts';

type By = ProofValues['by'];

interface OwnProofProps {
  /** With `proofFields` in it. */
  form: {
    field(name: 'password' | 'otp'): UseFormRegisterReturn & { defaultValue: string | undefined };
    errorOf(name: 'password' | 'otp'): string | undefined;
    readonly refused: Refused | null;
  };
  by: By;
  onBy: (by: By) => void;
  phone: string;
  label: string;
  /** Takes the focus when its dialog opens. */
  first?: boolean;
}

/** False for who came in by a code: there is no password to ask for. */
export const useHasPassword = (): boolean => useSession().user?.hasPassword ?? true;

/** The password, or a code sent to the phone for those who forgot it; sending one needs script. Needs the sentences of `auth`. */
export function OwnProof({ form, by, onBy, phone, label, first }: OwnProofProps) {
  const t = useTranslations('account.proof');
  const ui = useTranslations('ui');
  const hydrated = useHydrated();
  const hasPassword = useHasPassword();
  const verification = form.refused?.typed['verification'];
  const change = () => {
    if (by === 'password') prepareCaptcha();
    onBy(by === 'password' ? 'send' : 'password');
  };
  return (
    <div>
      <input type="hidden" name="by" value={by} />
      {typeof verification === 'string' && verification !== '' && (
        <input type="hidden" name="verification" value={verification} />
      )}
      {/* for password managers: whose password this is */}
      <input type="text" name="username" autoComplete="username" value={phone} readOnly hidden />
      {by === 'password' ? (
        <PasswordField
          {...form.field('password')}
          label={label}
          data-first={first || undefined}
          autoComplete="current-password"
          required
          showLabel={ui('show')}
          hideLabel={ui('hide')}
          error={form.errorOf('password')}
        />
      ) : (
        <CodeFields form={form} phone={phone} onSent={() => onBy('code')} />
      )}
      {hydrated && hasPassword && (
        <Button look="text" className="mt-4 -ml-2 whitespace-normal text-left" onClick={change}>
          {t(by === 'password' ? 'useCode' : 'usePassword')}
        </Button>
      )}
    </div>
  );
}

function CodeFields({ form, phone, onSent }: Pick<OwnProofProps, 'form' | 'phone'> & { onSent: () => void }) {
  const otp = useOtp();
  const box = useRef<HTMLDivElement>(null);
  const [unsent, setUnsent] = useState<string | null>(null);
  const { turn } = otp;
  const asked = useEffectEvent(() => {
    onSent();
    box.current?.querySelector('input')?.focus();
  });
  useEffect(() => {
    if (turn > 0) asked();
  }, [turn]);
  return (
    <div ref={box}>
      <CodeByPhone
        otp={otp}
        phone={phone}
        error={unsent ?? form.errorOf('otp')}
        onSend={() => void otp.send(phone).then(setUnsent)}
        field={form.field('otp')}
      />
    </div>
  );
}

/** The same in a form that is asked for it only now: it is some time since they signed in. */
export function ProofAgain(props: Omit<OwnProofProps, 'label' | 'first'>) {
  const t = useTranslations('account');
  if (props.by === 'none') return <input type="hidden" name="by" value="none" />;
  return (
    <div className="grid gap-4">
      <Notice tone="info" title={t('proveAgain.title')}>
        {t('proveAgain.lead')}
      </Notice>
      <OwnProof {...props} label={t('proof.password')} />
    </div>
  );
}
