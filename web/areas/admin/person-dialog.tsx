import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Profile } from '#contract/people.ts';
import { ApiError, ask } from '../../parts/api.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useAnswer, type Answered } from './use-answer.ts';

interface PersonDialogProps {
  title: string;
  /** Whose details are asked for; empty for nobody's, null while the dialog is closed. */
  userId: string | null;
  /** What the table knows already, shown until the newest comes. */
  known: Profile | undefined;
  /** Whether this kind of person belongs here. */
  fits: (person: Profile) => boolean;
  texts: { loading: string; none: string; bad: string };
  locked?: boolean;
  onClose: () => void;
  children: (person: Profile) => ReactNode;
}

/** A person's details over a list; its address can be shared. */
export function PersonDialog(props: PersonDialogProps) {
  const { title, userId, known, fits, texts, locked = false, onClose, children } = props;
  const ui = useTranslations('ui');
  const asked = usePerson(userId);
  const person = asked.data ?? known;
  const bad = isBad(asked.error) || (person !== undefined && !fits(person));
  useRefused(bad, texts.bad, onClose);
  return (
    <Dialog
      title={title}
      size="wide"
      open={userId !== null && !bad}
      locked={locked}
      closeLabel={ui('close')}
      onClose={onClose}
    >
      {person ? children(person) : <Nobody asked={asked} none={userId === ''} texts={texts} />}
    </Dialog>
  );
}

function usePerson(userId: string | null): Answered<Profile> {
  const asked = useAnswer(userId || null, async (signal) => {
    return (await ask('GET /user/get-user/:userId', { params: { userId: userId ?? '' } }, { signal })).data;
  });
  return { ...asked, data: asked.data?._id === userId ? asked.data : undefined };
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

interface NobodyProps {
  asked: Answered<Profile>;
  none: boolean;
  texts: PersonDialogProps['texts'];
}

/** In the place of a person who is not there, or not there yet. */
function Nobody({ asked, none, texts }: NobodyProps) {
  const t = useTranslations('admin.list');
  const { error } = asked;
  if (none || (error instanceof ApiError && error.status === 404)) return <p className="text-ink-2">{texts.none}</p>;
  if (error !== undefined) {
    const message = error instanceof ApiError && error.status > 0 ? error.message : t('unreachable');
    return <ErrorState title={t('error', { message })} retry={t('retry')} onRetry={asked.again} />;
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
