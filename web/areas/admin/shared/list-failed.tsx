import { useEffect, useEffectEvent } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useTranslations } from 'use-intl';
import { sentenceIn, useTryAgain } from '../../../parts/api/try-again.ts';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { ErrorState } from '../../../ui/states.tsx';

interface ListFailedProps {
  title: string;
  /** Where the server answered and said nothing of use. */
  odd: string;
  /** What to say around a message, where it is not `Error: ...`. */
  failed?: (message: string) => string;
  /** Told once trying again has helped. */
  loaded?: string;
}

/** Shown instead of a list that did not load: what happened, and Retry, which also runs automatically if the server says when. */
export function ListFailed({ title, odd, failed, loaded }: ListFailedProps) {
  const t = useTranslations('admin.list');
  const ui = useTranslations('ui');
  const error = useRouteError();
  const { isTrying, tryAgain } = useTryAgain(error);
  const toast = useToast();
  // it goes while it tries again: then the list has come
  const leave = useEffectEvent(() => {
    if (isTrying && loaded) toast.done(t('success', { message: loaded }));
  });
  useEffect(() => () => leave(), []);
  const said = isRouteErrorResponse(error)
    ? (sentenceIn(error) ?? (error.status >= 500 ? t('serverError', { status: error.status }) : null))
    : t('unexpected');
  const around = failed ?? ((message: string) => t('error', { message }));
  return (
    <>
      <h1 className="mb-5 text-5">{title}</h1>
      <ErrorState
        title={said === null && failed ? odd : around(said ?? odd)}
        retry={isTrying ? t('retrying') : ui('retry')}
        onRetry={tryAgain}
      />
    </>
  );
}
