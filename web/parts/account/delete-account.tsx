import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useActionForm } from '../forms/use-action-form.ts';
import { AccountDialog, AccountForm, useDialogAction } from './account-dialog.tsx';
import { OwnProof, useHasPassword } from './proof/own-proof.tsx';

interface DeleteAccountProps {
  phone: string;
  /** Where the bookings are that may prevent it. */
  bookings: string;
  open: boolean;
  onClose: () => void;
}

/** Says what goes and what stays, and asks who is asking. */
export function DeleteAccount(props: DeleteAccountProps) {
  const t = useTranslations('account.deletion');
  return (
    <AccountDialog title={t('title')} open={props.open} onClose={props.onClose}>
      <DeleteForm {...props} />
    </AccountDialog>
  );
}

function DeleteForm({ phone, bookings, onClose }: DeleteAccountProps) {
  const cases = bookings === '/my-bookings' ? '/my-cases' : '/pandit/cases';
  const t = useTranslations('account');
  const form = useActionForm({
    name: 'delete',
    schema: async () => (await import('./account-forms.ts')).deleteForm,
    action: useDialogAction('delete'),
    values: { by: useHasPassword() ? 'password' : 'send', password: '', otp: '' },
    failure: t('deletion.failed'),
  });
  return (
    <AccountForm
      form={form}
      danger
      words={{ submit: t('deletion.submit'), busy: t('deletion.busy'), leave: t('deletion.keep') }}
      onClose={onClose}
    >
      {form.refused?.code === 'account_in_use' && (
        <Link to={bookings} className="text-2 font-semibold underline underline-offset-4">
          {t('deletion.toBookings')}
        </Link>
      )}
      {form.refused?.code === 'account_in_case' && (
        <Link to={cases} className="text-2 font-semibold underline underline-offset-4">
          {t('deletion.toCases')}
        </Link>
      )}
      <WhatGoes />
      <OwnProof
        form={form}
        by={form.watch('by')}
        onBy={(by) => form.setValue('by', by)}
        phone={phone}
        label={t('proof.password')}
      />
    </AccountForm>
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
