import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError } from '../../parts/api.ts';
import { TextField } from '../../ui/text-field.tsx';

/** Whether this account's second factor is asked for, which is known once the first was right. */
export function useFactor(focus: () => void) {
  const [asked, setAsked] = useState(false);
  const onAsked = useEffectEvent(focus);
  useEffect(() => {
    if (asked) onAsked();
  }, [asked]);
  return {
    asked,
    /** True where the refusal only wants the code that is asked for from now on. */
    wanted: (error: unknown): boolean => {
      if (asked || !(error instanceof ApiError) || error.code !== 'second_factor_needed') return false;
      setAsked(true);
      return true;
    },
  };
}

/** The code of the app, or a recovery code. */
export function FactorField({ error, ...input }: Omit<Parameters<typeof TextField>[0], 'label'>) {
  const t = useTranslations('auth.factor');
  return (
    <TextField {...input} label={t('label')} hint={t('hint')} autoComplete="one-time-code" required error={error} />
  );
}
