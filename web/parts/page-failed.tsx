import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { ErrorState } from '../ui/states.tsx';

/** A public page whose data did not come: its heading, what happened, and Retry. Lighter than `AreaError`. */
export function PageFailed({ heading, title }: { heading: string; title: string }) {
  const t = useTranslations('ui');
  const revalidator = useRevalidator();
  return (
    <div className="measure grid gap-6 pt-8 md:pt-10">
      <h1 className="text-5">{heading}</h1>
      <ErrorState
        title={title}
        retry={revalidator.state === 'loading' ? t('loading') : t('retry')}
        onRetry={() => void revalidator.revalidate()}
      />
    </div>
  );
}
