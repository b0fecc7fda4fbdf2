import { useRef, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useSelfProof, type Proof, type SelfProof } from './self-proof.ts';
import { SelfProofFields } from './self-proof-fields.tsx';

interface Sending {
  busy: boolean;
  onBusy: (busy: boolean) => void;
}

interface ProvenDialogProps {
  title: string;
  open: boolean;
  onClose: () => void;
  children: (sending: Sending) => ReactNode;
}

/** A dialog that cannot be closed while something is being sent. */
export function ProvenDialog({ title, open, onClose, children }: ProvenDialogProps) {
  const ui = useTranslations('ui');
  const [busy, setBusy] = useState(false);
  return (
    <Dialog title={title} open={open} onClose={onClose} locked={busy} closeLabel={ui('close')}>
      {children({ busy, onBusy: setBusy })}
    </Dialog>
  );
}

interface Task {
  /** Whether all but the proof is right; it may move the focus only where the proof is. */
  check?: (mayFocus: boolean) => Promise<boolean>;
  send: (proof: Proof) => Promise<void>;
  /** What to say of a refusal that is not about the proof; null if it is beside a field already. */
  explain: (error: unknown) => ReactNode;
}

interface ProvenFormProps extends Sending, Task {
  phone: string;
  proofLabel: string;
  /** The proof takes the focus when the dialog opens. */
  proofFirst?: boolean;
  lead?: ReactNode;
  words: { submit: string; busy: string; leave: string };
  danger?: boolean;
  onClose: () => void;
  /** What is asked for beside the proof. */
  children?: ReactNode;
}

/** What cannot be undone: it is sent once, together with a proof of who is asking. */
export function ProvenForm({ phone, busy, onBusy, words, danger, onClose, ...rest }: ProvenFormProps) {
  const { proofLabel, proofFirst, lead, children, ...task } = rest;
  const proof = useSelfProof(phone);
  const { failure, submit } = useProven(proof, onBusy, task);
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
      {lead}
      <SelfProofFields proof={proof} label={proofLabel} first={proofFirst} />
      {children}
      {failure && <Notice tone="no">{failure}</Notice>}
      <div className="mt-2 grid gap-3 sm:flex sm:justify-end">
        <Button look="quiet" className="max-sm:order-1" disabled={busy} onClick={onClose}>
          {words.leave}
        </Button>
        <Button type="submit" look={danger ? 'danger' : 'main'} busy={busy && words.busy}>
          {words.submit}
        </Button>
      </div>
    </form>
  );
}

/** Says beside each field what is wrong; the first wrong one gets the focus. */
function useProven(proof: SelfProof, onBusy: Sending['onBusy'], { check, send, explain }: Task) {
  const [failure, setFailure] = useState<ReactNode>(null);
  const sending = useRef(false);

  const attempt = async (): Promise<void> => {
    setFailure(null);
    const fine = proof.check();
    const valid = (await check?.(fine)) ?? true;
    if (!fine) return proof.focus();
    if (!valid) return;
    onBusy(true);
    const given = await proof.give();
    if (!given) return proof.focus();
    try {
      await send(given);
    } catch (error) {
      if (proof.showRefusal(error)) proof.focus();
      else setFailure(explain(error));
    }
  };
  const submit = async (): Promise<void> => {
    if (sending.current) return;
    sending.current = true;
    await attempt().finally(() => {
      sending.current = false;
      onBusy(false);
    });
  };
  return { failure, submit };
}
