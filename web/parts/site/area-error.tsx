import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useTranslations } from 'use-intl';
import { ErrorState } from '../../ui/states.tsx';
import { failureText } from '../api/sentence.ts';
import { sentenceIn, useTryAgain } from '../api/try-again.ts';

/** A screen whose data did not load: what happened, and Retry, also automatically. */
export function AreaError({ title }: { title: string }) {
  const t = useTranslations('ui');
  const error = useRouteError();
  const { isTrying, tryAgain } = useTryAgain(error);
  return (
    <div className="py-4">
      <ErrorState title={title} retry={t(isTrying ? 'loading' : 'retry')} onRetry={tryAgain}>
        {isRouteErrorResponse(error) ? (sentenceIn(error) ?? t('tryAgain')) : failureText(error, t('tryAgain'))}
      </ErrorState>
    </div>
  );
}
