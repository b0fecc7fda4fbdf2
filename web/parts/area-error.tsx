import { useRevalidator, useRouteError } from 'react-router';
import { useTranslations } from 'use-intl';
import { ErrorState } from '../ui/states.tsx';
import { failureText } from './sentence.ts';

/** A screen whose data did not come: what happened, and Retry. */
export function AreaError({ title }: { title: string }) {
  const t = useTranslations('ui');
  const error = useRouteError();
  const revalidator = useRevalidator();
  return (
    <div className="py-4">
      <ErrorState title={title} retry={t('retry')} onRetry={() => void revalidator.revalidate()}>
        {failureText(error, t('tryAgain'))}
      </ErrorState>
    </div>
  );
}
