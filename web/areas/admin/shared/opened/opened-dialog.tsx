import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { useToast } from '../../../../ui/overlay/toast.tsx';
import { ErrorState } from '../../../../ui/states.tsx';
import type { Opened } from './opened.ts';

interface OpenedDialogProps<T> {
  opened: Opened<T>;
  title: string;
  /** What to say where there is no such record, and where the address is none. */
  texts: { none: string; bad: string };
  /** While something is being sent. */
  locked?: boolean;
  onClose: () => void;
  children: (record: T) => ReactNode;
}

/** The details of one row over its list; its address can be shared. */
export function OpenedDialog<T>({ opened, title, texts, locked = false, onClose, children }: OpenedDialogProps<T>) {
  const ui = useTranslations('ui');
  const { kind } = opened;
  useBad(kind === 'bad', texts.bad, onClose);
  return (
    <Dialog
      // what it is about has the focus, not the way out of it
      title={
        <span data-first tabIndex={-1} className="outline-none">
          {title}
        </span>
      }
      size="wide"
      open={kind !== 'none' && kind !== 'bad'}
      locked={locked}
      closeLabel={ui('close')}
      onClose={onClose}
    >
      {kind === 'found' && children(opened.record)}
      {kind === 'unknown' && <p className="text-ink-2">{texts.none}</p>}
      {kind === 'failed' && <Failed message={opened.refusal.message} />}
    </Dialog>
  );
}

function Failed({ message }: { message: string }) {
  const t = useTranslations('admin.list');
  const ui = useTranslations('ui');
  const { revalidate } = useRevalidator();
  const title = t('error', { message: message || t('unexpected') });
  return <ErrorState title={title} retry={ui('retry')} onRetry={() => void revalidate()} />;
}

/** Says that there is nothing to open, and takes it out of the address. */
function useBad(isBad: boolean, message: string, onClose: () => void): void {
  const t = useTranslations('admin.list');
  const toast = useToast();
  const refuse = useEffectEvent(() => {
    toast.failed(t('error', { message }));
    onClose();
  });
  useEffect(() => {
    if (isBad) refuse();
  }, [isBad]);
}
