import { lazy } from 'react';
import { useActionData } from 'react-router';
import { useTranslations } from 'use-intl';
import type { OpenSession, OwnLanguage as Chosen } from '#contract/account.ts';
import { Notice } from '../../ui/notice.tsx';
import type { FormResult } from '../forms/form-result.ts';
import { LatePart, patiently } from '../late-part.tsx';
import { ChangePassword } from './change-password.tsx';
import { useHasPassword } from './proof/own-proof.tsx';
import { DialogOpener } from './dialog-opener.tsx';
import { SecondFactor, type OwnFactor } from './second-factor.tsx';
import { Settings, SettingRow } from './setting-row.tsx';
import { SignInList } from './devices/sign-in-list.tsx';
import { SignOutEverywhere } from './devices/sign-out-everywhere.tsx';
import { useOpen } from './use-open.ts';

/** Chosen once, if ever; the server has it. */
const OwnLanguage = import.meta.env.SSR
  ? (await import('./language/own-language.tsx')).OwnLanguage
  : lazy(async () => ({ default: (await patiently(() => import('./language/own-language.tsx'))).OwnLanguage }));

interface SecurityProps {
  phone: string;
  sessions: readonly OpenSession[] | null;
  reads: Chosen | null;
  /** Where an authenticator app is offered. */
  factor?: OwnFactor;
}

/** The language, the password, the second factor, and every place one is signed in. */
export function Security({ phone, sessions, reads, factor }: SecurityProps) {
  const t = useTranslations('account.security');
  const posted = useActionData<FormResult>();
  const [open, setOpen] = useOpen('password', 'everywhere');
  const close = () => setOpen(null);
  const hasPassword = useHasPassword();
  return (
    <>
      {reads && (
        <LatePart>
          <OwnLanguage chosen={reads} />
        </LatePart>
      )}
      <Settings id="security" title={t('title')}>
        {posted?.ok && (posted.form === 'password' || posted.form === 'session') && posted.message && (
          <div className="py-4">
            <Notice tone="ok">{posted.message}</Notice>
          </div>
        )}
        {/* for the office the weightiest */}
        {factor && <SecondFactor phone={phone} {...factor} />}
        <SettingRow title={t('password')} text={t(hasPassword ? 'passwordText' : 'noPasswordText')}>
          <DialogOpener look="quiet" opens="password" onOpen={() => setOpen('password')}>
            {t(hasPassword ? 'change' : 'set')}
          </DialogOpener>
        </SettingRow>
        <SignInList sessions={sessions} />
        <SettingRow title={t('everywhere')} text={t('everywhereText')}>
          <DialogOpener
            look="quiet"
            opens="everywhere"
            aria-label={t('everywhere')}
            onOpen={() => setOpen('everywhere')}
          >
            {t('signOut')}
          </DialogOpener>
        </SettingRow>
      </Settings>
      <ChangePassword phone={phone} open={open === 'password'} onClose={close} />
      <SignOutEverywhere open={open === 'everywhere'} onClose={close} />
    </>
  );
}
