import { useRouteError } from 'react-router';
import { useTranslations } from 'use-intl';
import { ErrorState } from '../../ui/states.tsx';
import { toldBy, useTryAgain } from '../api/try-again.ts';

/** A public page whose data did not come: its heading, what happened, and Retry, also by itself. Lighter than `AreaError`. */
export function PageFailed({ heading, title }: { heading: string; title: string }) {
  const t = useTranslations('ui');
  const error = useRouteError();
  const { isTrying, tryAgain } = useTryAgain(error);
  return (
    <div className="measure grid gap-6 pt-8 md:pt-10">
      <h1 className="text-5">{heading}</h1>
      <ErrorState title={title} retry={t(isTrying ? 'loading' : 'retry')} onRetry={tryAgain}>
        {toldBy(error)}
      </ErrorState>
    </div>
  );
}
