import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { linkTo } from './auth-links.tsx';

/** In the address of a person who comes to sign up after that. */
export const AFRESH = 'afresh';

const codes: readonly (string | undefined)[] = ['account_silent', 'known_wrong', 'known_over'];

/** Whether the account was silent for a year, which is known once the code was right; from then on it stays. */
export function useSilent(code: string | undefined): boolean {
  const [asked, setAsked] = useState(codes.includes(code));
  if (codes.includes(code) && !asked) setAsked(true);
  return asked;
}

/** Asks for what its owner knows. */
export function SilentField(field: Omit<Parameters<typeof PasswordField>[0], 'label' | 'showLabel' | 'hideLabel'>) {
  const t = useTranslations('auth.silent');
  const ui = useTranslations('ui');
  return (
    <div className="grid gap-2">
      <Notice tone="info" title={t('title')}>
        {t('text')}
      </Notice>
      <PasswordField
        {...field}
        label={t('label')}
        hint={t('hint')}
        autoComplete="current-password"
        showLabel={ui('show')}
        hideLabel={ui('hide')}
      />
    </div>
  );
}

/** Leads the phone's present holder to an account of their own, or to us. Behind the button of the form: Enter in a field is never this. */
export function NotMine() {
  const t = useTranslations('auth.silent');
  return (
    <div className="grid gap-2">
      <p className="text-2">{t('notMine')}</p>
      <Button type="submit" look="quiet" name={AFRESH} value="1" className="justify-self-start">
        {t('afresh')}
      </Button>
      <p className="text-2 text-ink-2">{t.rich('help', { link: linkTo('/contact') })}</p>
    </div>
  );
}

/** Said where they sign up. */
export function BegunAfresh() {
  const [search] = useSearchParams();
  const t = useTranslations('auth.silent');
  if (!search.has(AFRESH)) return null;
  return (
    <div className="mb-5">
      <Notice tone="ok">{t('begun')}</Notice>
    </div>
  );
}
