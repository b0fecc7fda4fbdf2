import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import type { SchemaForm } from '../../../parts/form.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';

/** What a form in a dialog shares with it: whether something is on its way, and the way out. */
export interface Desk {
  busy: boolean;
  onBusy: (busy: boolean) => void;
  onCancel: () => void;
}

interface FormDialogProps {
  title: string;
  open: boolean;
  onClose: () => void;
  children: (desk: Desk) => ReactNode;
}

/** A dialog with a form in it; closing forgets what was typed, and while something is sent it stays. */
export function FormDialog({ title, open, onClose, children }: FormDialogProps) {
  const ui = useTranslations('ui');
  const [busy, setBusy] = useState(false);
  return (
    <Dialog title={title} open={open} locked={busy} closeLabel={ui('close')} onClose={onClose}>
      {children({ busy, onBusy: setBusy, onCancel: onClose })}
    </Dialog>
  );
}

interface DialogFormProps<In extends FieldValues, Out> {
  form: SchemaForm<In, Out>;
  desk: Desk;
  /** What the button says, and what while it works. */
  words: { submit: string; busy: string };
  /** Something is not there yet; a press then says what, instead of nothing. */
  missing: boolean;
  send: (body: Out) => Promise<void>;
  /** True where the failure was told in another way than by a message. */
  onFailure?: (error: unknown) => Promise<boolean>;
  /** What to say of a failure that is about no field. */
  failure: (error: unknown) => string;
  children: ReactNode;
}

/** Fields, the way out, and the one button that sends; sent once, however often it is pressed. */
export function DialogForm<In extends FieldValues, Out>(props: DialogFormProps<In, Out>) {
  const { form, desk, words, missing, send, onFailure, failure, children } = props;
  const ui = useTranslations('ui');
  const texts = useTranslations('admin.list');
  const toast = useToast();
  const sending = useRef(false);
  const work = form.handleSubmit(async (body) => {
    desk.onBusy(true);
    try {
      await send(body);
    } catch (error) {
      if (form.showRefusal(error) || (await onFailure?.(error))) return;
      toast.failed(texts('error', { message: failure(error) }));
    } finally {
      desk.onBusy(false);
    }
  });
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    await work(event);
    sending.current = false;
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {children}
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="quiet" disabled={desk.busy} onClick={desk.onCancel}>
          {ui('cancel')}
        </Button>
        <Button type="submit" aria-disabled={missing} busy={desk.busy && words.busy}>
          {words.submit}
        </Button>
      </div>
    </form>
  );
}
