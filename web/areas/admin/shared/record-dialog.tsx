import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError } from '../../../parts/api/api.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { failureSentence } from './failures.ts';
import { useAnswer, type Answer } from '../../../parts/api/use-answer.ts';

export interface Asked<T> {
  /** Whose details are asked for; empty for nobody's, null while the dialog is closed. */
  id: string | null;
  /** What the table knows already, shown until the newest comes. */
  known: T | undefined;
  onClose: () => void;
}

interface RecordDialogProps<T> extends Asked<T> {
  title: string;
  load: (id: string, signal: AbortSignal) => Promise<T>;
  /** Whether this kind of record belongs here. */
  fits?: (record: T) => boolean;
  texts: { loading: string; none: string; bad: string };
  locked?: boolean;
  /** What an earlier look gave is not shown while the newest is on its way: a form begins with the newest. */
  fresh?: boolean;
  /** `change` puts what a change of our own led to in the record's place. */
  children: (record: T, change: (record: T) => void) => ReactNode;
}

/** The details of one row over its list; its address can be shared. */
export function RecordDialog<T extends { _id: string }>(props: RecordDialogProps<T>) {
  const { id, known, onClose, title, load, fits = () => true, texts, locked = false, fresh = false, children } = props;
  const ui = useTranslations('ui');
  const asked = useAnswer(id || null, (signal) => load(id ?? '', signal));
  const told = asked.data?._id === id && !(fresh && asked.loading) ? asked.data : undefined;
  const record = told ?? known;
  const bad = id !== null && (isBad(asked.error) || (record !== undefined && !fits(record)));
  useRefused(bad, texts.bad, onClose);
  return (
    <Dialog
      title={title}
      size="wide"
      open={id !== null && !bad}
      locked={locked}
      closeLabel={ui('close')}
      onClose={onClose}
    >
      {record ? (
        children(record, (next) => asked.change(() => next))
      ) : (
        <Nothing asked={asked} none={id === ''} texts={texts} />
      )}
    </Dialog>
  );
}

/** An id that can be nobody's. */
const isBad = (error: unknown): boolean => error instanceof ApiError && error.status === 400;

/** Says that there is nothing to open, and takes it out of the address. */
function useRefused(bad: boolean, message: string, onClose: () => void): void {
  const t = useTranslations('admin.list');
  const toast = useToast();
  const refuse = useEffectEvent(() => {
    toast.failed(t('error', { message }));
    onClose();
  });
  useEffect(() => {
    if (bad) refuse();
  }, [bad]);
}

interface NothingProps {
  asked: Pick<Answer<unknown>, 'error' | 'again'>;
  none: boolean;
  texts: { loading: string; none: string };
}

/** In the place of a record that is not there, or not there yet. */
function Nothing({ asked: { error, again }, none, texts }: NothingProps) {
  const t = useTranslations('admin.list');
  if (none || (error instanceof ApiError && error.status === 404)) return <p className="text-ink-2">{texts.none}</p>;
  if (error !== undefined) {
    const failures = { odd: t('unexpected'), unreachable: t('unreachable'), unexpected: t('unexpected') };
    const message = failureSentence(error, failures);
    return <ErrorState title={t('error', { message })} retry={t('retry')} onRetry={again} />;
  }
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">{texts.loading}</span>
      <Skeleton className="h-15 w-2/3" />
      <Skeleton className="h-28" />
      <Skeleton className="h-28" />
      <Skeleton className="h-52" />
    </div>
  );
}
