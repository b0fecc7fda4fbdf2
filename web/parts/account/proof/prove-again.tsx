import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError, ask } from '../../api/api.ts';
import { failureText } from '../../api/sentence.ts';
import { ProvenDialog, ProvenForm } from './proven-form.tsx';
import type { Proof } from './self-proof.ts';

interface ProveAgain {
  /** Does it; where the server wants to know again who is asking, asks them and does it once more. Throws what went wrong. */
  proved: <T>(work: () => Promise<T>) => Promise<T>;
  dialog: ReactNode;
}

/** For what changes the way into an account, some time after signing in. */
export function useProveAgain(phone: string): ProveAgain {
  const [waiting, setWaiting] = useState<{ end: (shown: boolean) => void } | null>(null);
  const end = (shown: boolean) => {
    setWaiting(null);
    waiting?.end(shown);
  };
  return {
    proved: async (work) => {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'prove_again') throw error;
        const shown = await new Promise<boolean>((done) => setWaiting({ end: done }));
        if (!shown) throw error;
        return work();
      }
    },
    dialog: <ProveAgainDialog phone={phone} open={waiting !== null} onEnd={end} />,
  };
}

function ProveAgainDialog({ phone, open, onEnd }: { phone: string; open: boolean; onEnd: (shown: boolean) => void }) {
  const t = useTranslations('account');
  const ui = useTranslations('ui');
  const leave = () => onEnd(false);
  const send = async (body: Proof) => {
    await ask('POST /user/prove-self', { body });
    onEnd(true);
  };
  return (
    <ProvenDialog title={t('proveAgain.title')} open={open} onClose={leave}>
      {(sending) => (
        <ProvenForm
          {...sending}
          phone={phone}
          onClose={leave}
          lead={<p className="text-2 text-ink-2">{t('proveAgain.lead')}</p>}
          proofLabel={t('proof.password')}
          proofFirst
          words={{ submit: t('proveAgain.submit'), busy: t('proof.checking'), leave: ui('cancel') }}
          send={send}
          explain={(error) => failureText(error, t('proveAgain.failed'))}
        />
      )}
    </ProvenDialog>
  );
}
