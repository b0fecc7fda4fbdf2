import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { useSession } from '../api/session.tsx';
import { ChangePassword } from './change-password.tsx';
import { Settings, SettingRow } from './setting-row.tsx';
import { SecondFactor, type OwnFactor } from './second-factor.tsx';
import { SignInList } from './sign-in-list.tsx';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';

interface SecurityProps {
  phone: string;
  /** Where an authenticator app is offered. */
  factor?: OwnFactor;
}

/** The password, the second factor, and every place one is signed in. */
export function Security({ phone, factor }: SecurityProps) {
  const t = useTranslations('account.security');
  const [open, setOpen] = useState<'password' | 'everywhere' | null>(null);
  const close = () => setOpen(null);
  const hasPassword = useSession().user?.hasPassword ?? true;
  return (
    <>
      <Settings id="security" title={t('title')}>
        <SettingRow title={t('password')} text={t(hasPassword ? 'passwordText' : 'noPasswordText')}>
          <Button look="quiet" aria-haspopup="dialog" onClick={() => setOpen('password')}>
            {t(hasPassword ? 'change' : 'set')}
          </Button>
        </SettingRow>
        {factor && <SecondFactor phone={phone} {...factor} />}
        <SignInList />
        <SettingRow title={t('everywhere')} text={t('everywhereText')}>
          <Button look="quiet" aria-haspopup="dialog" onClick={() => setOpen('everywhere')}>
            {t('everywhere')}
          </Button>
        </SettingRow>
      </Settings>
      <ChangePassword phone={phone} open={open === 'password'} onClose={close} />
      <SignOutEverywhere open={open === 'everywhere'} onClose={close} />
    </>
  );
}
