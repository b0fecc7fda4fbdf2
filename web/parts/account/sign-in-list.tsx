import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { OpenSession } from '#contract/account.ts';
import { ask } from '../api/api.ts';
import { failureText } from '../api/sentence.ts';
import { useAnswer } from '../api/use-answer.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { useFormats } from '../../i18n/formats.ts';

const load = async (signal: AbortSignal) => (await ask('GET /user/sessions', {}, { signal })).data.sessions;

/** Every place one is signed in, each with its end. */
export function SignInList() {
  const t = useTranslations('account.signIns');
  const ui = useTranslations('ui');
  const { data, error, again } = useAnswer('sign-ins', load);
  return (
    <div className="py-5">
      <h3 className="text-3">{t('title')}</h3>
      {error !== undefined && (
        <ErrorState title={t('failed')} retry={ui('retry')} onRetry={again}>
          {failureText(error, ui('tryAgain'))}
        </ErrorState>
      )}
      {!data && error === undefined && <Skeleton className="mt-3 h-16 rounded-control" />}
      <ul className="divide-y divide-line">
        {data?.map((session) => (
          <SignIn key={session._id} session={session} onEnded={again} />
        ))}
      </ul>
    </div>
  );
}

function SignIn({ session, onEnded }: { session: OpenSession; onEnded: () => void }) {
  const { momentText } = useFormats();
  const t = useTranslations('account.signIns');
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const device = session.device ?? t('unknown');
  const end = async () => {
    setBusy(true);
    try {
      toast.done((await ask('POST /user/end-session', { body: { sessionId: session._id } })).message);
    } catch (error) {
      toast.failed(failureText(error, t('endFailed')));
    }
    setBusy(false);
    onEnded();
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-medium">{device}</p>
        <p className="text-2 text-ink-2">
          {session.current ? t('here') : t('lastUsed', { at: momentText(session.lastUsedAt) })}
          {session.address && ` · ${session.address}`}
        </p>
      </div>
      {!session.current && (
        <Button look="quiet" busy={busy && t('ending')} aria-label={t('endOf', { device })} onClick={() => void end()}>
          {t('end')}
        </Button>
      )}
    </li>
  );
}
