import { useTranslations } from 'use-intl';
import { useActionForm } from '../../forms/use-action-form.ts';
import { AccountDialog, AccountForm, useDialogAction } from '../account-dialog.tsx';

interface SignOutEverywhereProps {
  open: boolean;
  onClose: () => void;
}

/** Ends every sign-in, this one too, after asking once more. */
export function SignOutEverywhere(props: SignOutEverywhereProps) {
  const t = useTranslations('account.security');
  return (
    <AccountDialog title={t('everywhere')} open={props.open} onClose={props.onClose}>
      <Everywhere onClose={props.onClose} />
    </AccountDialog>
  );
}

function Everywhere({ onClose }: Pick<SignOutEverywhereProps, 'onClose'>) {
  const t = useTranslations('account.security');
  const ui = useTranslations('ui');
  const form = useActionForm({
    name: 'everywhere',
    schema: async () => (await import('../account-forms.ts')).everywhereForm,
    action: useDialogAction('everywhere'),
    failure: t('signOutFailed'),
  });
  return (
    <AccountForm
      form={form}
      words={{ submit: t('signOut'), busy: t('signingOut'), leave: ui('cancel') }}
      onClose={onClose}
    >
      <p>{t('everywhereAsk')}</p>
    </AccountForm>
  );
}
