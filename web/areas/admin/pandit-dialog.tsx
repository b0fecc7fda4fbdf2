import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Profile } from '#contract/people.ts';
import { isPriest } from '#domain/roles.ts';
import { ApiError, ask } from '../../parts/api.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { useToast } from '../../ui/toast.tsx';
import type { AcharyaOption } from './people.ts';
import { ContactFacts, PanditFacts, PersonalFacts, PersonHead, SystemFacts } from './person-facts.tsx';
import { StatusForm } from './status-form.tsx';
import { useAnswer, type Answered } from './use-answer.ts';

interface PanditDialogProps {
  /** Whose details are asked for; empty for nobody's, null while the dialog is closed. */
  userId: string | null;
  /** What the table knows already, shown until the newest comes. */
  known: Profile | undefined;
  acharyas: Answered<AcharyaOption[]>;
  onDecided: (profile: Profile) => void;
  onClose: () => void;
}

/** A pandit's details and the office's decision about them. */
export function PanditDialog({ userId, known, acharyas, onDecided, onClose }: PanditDialogProps) {
  const t = useTranslations('admin.pandits');
  const ui = useTranslations('ui');
  const [busy, setBusy] = useState(false);
  const asked = usePerson(userId);
  const person = asked.data ?? known;
  const bad = isBad(asked.error) || (person !== undefined && !isPriest(person.userType));
  useRefused(bad, onClose);
  return (
    <Dialog
      title={t('details')}
      size="wide"
      open={userId !== null && !bad}
      locked={busy}
      closeLabel={ui('close')}
      onClose={onClose}
    >
      {person ? (
        <div key={person._id} className="grid gap-x-8 gap-y-5 md:grid-cols-[1fr_19rem] md:items-start">
          <div className="md:col-span-2">
            <PersonHead person={person} />
          </div>
          <div className="grid min-w-0 gap-5">
            <ContactFacts person={person} />
            <PersonalFacts person={person} />
            <PanditFacts person={person} />
            <SystemFacts person={person} />
          </div>
          <StatusForm person={person} acharyas={acharyas} busy={busy} onBusy={setBusy} onDecided={onDecided} />
        </div>
      ) : (
        <Nobody asked={asked} none={userId === ''} />
      )}
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
function useRefused(bad: boolean, onClose: () => void): void {
  const t = useTranslations('admin');
  const toast = useToast();
  const refuse = useEffectEvent(() => {
    toast.failed(t('list.error', { message: t('pandits.badDetails') }));
    onClose();
  });
  useEffect(() => {
    if (bad) refuse();
  }, [bad]);
}

function Nobody({ asked, none }: { asked: Answered<Profile>; none: boolean }) {
  const t = useTranslations('admin.pandits');
  const list = useTranslations('admin.list');
  const { error } = asked;
  if (none || (error instanceof ApiError && error.status === 404))
    return <p className="text-ink-2">{t('noDetails')}</p>;
  if (error !== undefined) {
    const message = error instanceof ApiError && error.status > 0 ? error.message : list('unreachable');
    return <ErrorState title={list('error', { message })} retry={list('retry')} onRetry={asked.again} />;
  }
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">{t('detailsLoading')}</span>
      <Skeleton className="h-15 w-2/3" />
      <Skeleton className="h-28" />
      <Skeleton className="h-28" />
      <Skeleton className="h-52" />
    </div>
  );
}
