import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { ApiError, ask } from '../../parts/api.ts';
import { failureText } from '../../parts/sentence.ts';
import { keepSession } from '../../parts/token.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useSelfProof } from './self-proof.ts';
import { SelfProofFields } from './self-proof-fields.tsx';

interface DeleteAccountProps {
  phone: string;
  open: boolean;
  onClose: () => void;
}

/** Says what goes and what stays, and asks who is asking. */
export function DeleteAccount({ phone, open, onClose }: DeleteAccountProps) {
  const t = useTranslations('account.deletion');
  const ui = useTranslations('ui');
  const [busy, setBusy] = useState(false);
  return (
    <Dialog title={t('title')} open={open} onClose={onClose} locked={busy} closeLabel={ui('close')}>
      <DeleteForm phone={phone} busy={busy} onBusy={setBusy} onClose={onClose} />
    </Dialog>
  );
}

interface DeleteFormProps {
  phone: string;
  busy: boolean;
  onBusy: (busy: boolean) => void;
  onClose: () => void;
}

function DeleteForm({ phone, busy, onBusy, onClose }: DeleteFormProps) {
  const t = useTranslations('account');
  const { proof, failure, submit } = useDeletion(phone, onBusy);
  return (
    <form
      method="post"
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <dl className="grid gap-3 text-2">
        {(['goes', 'stays'] as const).map((part) => (
          <div key={part}>
            <dt className="font-[600]">{t(`deletion.${part}`)}</dt>
            <dd className="text-ink-2">{t(`deletion.${part}Text`)}</dd>
          </div>
        ))}
      </dl>
      <SelfProofFields proof={proof} label={t('proof.password')} />
      {failure && (
        <Notice tone="no">
          {failure.text} {failure.booked && <Link to="/my-bookings">{t('deletion.toBookings')}</Link>}
        </Notice>
      )}
      <div className="mt-2 grid gap-3 sm:flex sm:justify-end">
        <Button type="submit" look="danger" busy={busy && t('deletion.busy')}>
          {t('deletion.submit')}
        </Button>
        <Button look="quiet" disabled={busy} onClick={onClose}>
          {t('deletion.keep')}
        </Button>
      </div>
    </form>
  );
}

function useDeletion(phone: string, onBusy: (busy: boolean) => void) {
  const t = useTranslations('account.deletion');
  const toast = useToast();
  const navigate = useNavigate();
  const proof = useSelfProof(phone);
  const [failure, setFailure] = useState<{ text: string; booked: boolean } | null>(null);
  const sending = useRef(false);

  const send = async (): Promise<void> => {
    setFailure(null);
    if (!proof.check()) return proof.focus();
    onBusy(true);
    const body = await proof.give();
    if (!body) return proof.focus();
    try {
      const { message } = await ask('POST /user/delete-account', { body });
      await navigate('/home');
      keepSession(null);
      toast.done(message);
    } catch (error) {
      if (proof.showRefusal(error)) return proof.focus();
      const booked = error instanceof ApiError && error.code === 'account_in_use';
      setFailure({ text: failureText(error, t('failed')), booked });
    }
  };
  const submit = async (): Promise<void> => {
    if (sending.current) return;
    sending.current = true;
    await send().finally(() => {
      sending.current = false;
      onBusy(false);
    });
  };
  return { proof, failure, submit };
}
