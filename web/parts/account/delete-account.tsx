import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useToast } from '../../ui/overlay/toast.tsx';
import { ApiError, ask } from '../api/api.ts';
import { failureText } from '../api/sentence.ts';
import { keepUser } from '../api/session.tsx';
import { unguarded } from './unsaved-guard.tsx';
import { ProvenDialog, ProvenForm } from './proven-form.tsx';
import type { Proof } from './self-proof.ts';

interface DeleteAccountProps {
  phone: string;
  /** Where the bookings are that may stand in the way. */
  bookings: string;
  open: boolean;
  onClose: () => void;
}

/** Says what goes and what stays, and asks who is asking. */
export function DeleteAccount({ open, ...rest }: DeleteAccountProps) {
  const t = useTranslations('account.deletion');
  return (
    <ProvenDialog title={t('title')} open={open} onClose={rest.onClose}>
      {(sending) => <DeleteForm {...rest} {...sending} />}
    </ProvenDialog>
  );
}

interface DeleteFormProps extends Omit<DeleteAccountProps, 'open'> {
  busy: boolean;
  onBusy: (busy: boolean) => void;
}

function DeleteForm({ bookings, ...props }: DeleteFormProps) {
  const t = useTranslations('account');
  const toast = useToast();
  const navigate = useNavigate();
  const send = async (body: Proof) => {
    const { message } = await ask('POST /user/delete-account', { body });
    // a page with script, so that the farewell is seen
    await navigate('/login', unguarded);
    keepUser(null);
    toast.done(message);
  };
  const explain = (error: unknown) => {
    const booked = error instanceof ApiError && error.code === 'account_in_use';
    return (
      <>
        {failureText(error, t('deletion.failed'))} {booked && <Link to={bookings}>{t('deletion.toBookings')}</Link>}
      </>
    );
  };
  return (
    <ProvenForm
      {...props}
      lead={<WhatGoes />}
      proofLabel={t('proof.password')}
      danger
      words={{ submit: t('deletion.submit'), busy: t('deletion.busy'), leave: t('deletion.keep') }}
      send={send}
      explain={explain}
    />
  );
}

function WhatGoes() {
  const t = useTranslations('account.deletion');
  return (
    <dl className="grid gap-3 text-2">
      {(['goes', 'stays'] as const).map((part) => (
        <div key={part}>
          <dt className="font-semibold">{t(part)}</dt>
          <dd className="text-ink-2">{t(`${part}Text`)}</dd>
        </div>
      ))}
    </dl>
  );
}
