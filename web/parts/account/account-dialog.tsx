import { useId, type ReactNode } from 'react';
import { useHref, useLocation } from 'react-router';
import type { FieldValues } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { ActionFields } from '../forms/action-fields.tsx';
import type { ActionForm } from '../forms/use-action-form.ts';

interface AccountDialogProps {
  title: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

export function AccountDialog(props: AccountDialogProps) {
  const ui = useTranslations('ui');
  return <Dialog {...props} closeLabel={ui('close')} />;
}

interface AccountFormProps<In extends FieldValues, Out> {
  form: ActionForm<In, Out>;
  words: { submit: string; busy: string; leave: string };
  danger?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A form in such a dialog, with its two ways out. */
export function AccountForm<In extends FieldValues, Out>(props: AccountFormProps<In, Out>) {
  const { form, words, danger, onClose, children } = props;
  const { pathname } = useLocation();
  const leave = useId();
  return (
    <>
      <ActionFields form={form} className="grid gap-4">
        {children}
        <div className="mt-2 grid gap-3 sm:flex sm:justify-end">
          <Button
            type="submit"
            form={leave}
            look="quiet"
            className="max-sm:order-1"
            disabled={form.busy}
            onClick={(event) => {
              event.preventDefault();
              onClose();
            }}
          >
            {words.leave}
          </Button>
          <Button type="submit" look={danger ? 'danger' : 'main'} busy={form.busy && words.busy}>
            {words.submit}
          </Button>
        </div>
      </ActionFields>
      <form id={leave} action={useHref(pathname)} />
    </>
  );
}

/** Where a form of a dialog is sent: without script its page comes back with the dialog open. */
export function useDialogAction(name: string): string {
  return `${useLocation().pathname}?open=${name}`;
}
