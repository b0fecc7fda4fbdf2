import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { ask } from '../api/api.ts';
import { failureText } from '../api/sentence.ts';
import { keepUser } from '../api/session.tsx';
import { unguarded } from './unsaved-guard.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';

/** Ends every sign-in, this one too, after asking once more. */
export function SignOutEverywhere({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations('account.security');
  const ui = useTranslations('ui');
  const toast = useToast();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const close = () => {
    setFailure(null);
    onClose();
  };
  const signOut = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const { message } = await ask('POST /user/sign-out-everywhere', { body: {} });
      await navigate('/login', unguarded);
      keepUser(null);
      toast.done(message);
    } catch (error) {
      setFailure(failureText(error, t('signOutFailed')));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog title={t('everywhere')} open={open} onClose={close} locked={busy} closeLabel={ui('close')}>
      <p>{t('everywhereAsk')}</p>
      {failure && (
        <div className="mt-4">
          <Notice tone="no">{failure}</Notice>
        </div>
      )}
      <div className="mt-6 grid grid-cols-2 gap-3 sm:flex sm:justify-end">
        <Button look="quiet" disabled={busy} onClick={close}>
          {ui('cancel')}
        </Button>
        <Button busy={busy && t('signingOut')} onClick={() => void signOut()}>
          {t('signOut')}
        </Button>
      </div>
    </Dialog>
  );
}
