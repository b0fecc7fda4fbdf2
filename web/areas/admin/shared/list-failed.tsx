import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useTranslations } from 'use-intl';
import { sentenceIn, useTryAgain } from '../../../parts/api/try-again.ts';
import { ErrorState } from '../../../ui/states.tsx';

/** In the place of a list that did not come: what happened, and Retry, also by itself where the server says when. */
export function ListFailed({ title, odd }: { title: string; odd: string }) {
  const t = useTranslations('admin.list');
  const error = useRouteError();
  const { isTrying, tryAgain } = useTryAgain(error);
  const message = isRouteErrorResponse(error) ? (sentenceIn(error) ?? odd) : t('unreachable');
  return (
    <>
      <h1 className="mb-5 text-5">{title}</h1>
      <ErrorState title={t('error', { message })} retry={t(isTrying ? 'retrying' : 'retry')} onRetry={tryAgain} />
    </>
  );
}
