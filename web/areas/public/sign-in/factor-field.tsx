import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { PasskeyAnswer } from '#contract/passkeys.ts';
import { failureText } from '../../../parts/api/sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useHydrated } from '../../../ui/hydrated.ts';
import { passkeyOfBrowser } from './passkey.ts';

/** Whether this account's second factor is asked for, which is known once the first was right; from then on it stays. */
export function useFactor(focus: () => void, isWanted: boolean) {
  const [asked, setAsked] = useState(isWanted);
  if (isWanted && !asked) setAsked(true);
  const onAsked = useEffectEvent(focus);
  useEffect(() => {
    if (asked) onAsked();
  }, [asked]);
  return { asked };
}

type FactorFieldProps = Omit<Parameters<typeof TextField>[0], 'label'> & {
  /** Signs in with a passkey in place of the code. */
  onPasskey: (passkey: PasskeyAnswer) => void;
};

/** The code of the app, or a recovery code; or a passkey, where the browser knows them. */
export function FactorField({ error, onPasskey, ...input }: FactorFieldProps) {
  const t = useTranslations('auth.factor');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const hydrated = useHydrated();
  const take = async () => {
    setBusy(true);
    setFailure(null);
    try {
      onPasskey(await passkeyOfBrowser());
    } catch (problem) {
      setFailure(failureText(problem, t('passkeyFailed')));
    }
    setBusy(false);
  };
  return (
    <div className="grid gap-2">
      <TextField
        {...input}
        label={t('label')}
        hint={t('hint')}
        autoComplete="one-time-code"
        required
        error={failure ?? error}
      />
      {hydrated && 'PublicKeyCredential' in window && (
        <Button
          look="text"
          className="-ml-2 justify-self-start"
          busy={busy && t('passkeyBusy')}
          onClick={() => void take()}
        >
          {t('passkey')}
        </Button>
      )}
    </div>
  );
}
