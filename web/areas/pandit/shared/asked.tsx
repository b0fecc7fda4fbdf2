import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { failureText } from '../../../parts/api/sentence.ts';
import type { Answer } from '../../../parts/api/use-answer.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ErrorState } from '../../../ui/states.tsx';

interface AskedProps<T> {
  answer: Answer<T>;
  /** What is said where it did not come. */
  failed: string;
  /** The size of what will stand there. */
  size: string;
  children: (data: T) => ReactNode;
}

/** A part of a screen that comes, or fails and is tried again, by itself. */
export function Asked<T>({ answer, failed, size, children }: AskedProps<T>) {
  const t = useTranslations('ui');
  if (answer.data !== undefined) return children(answer.data);
  if (answer.error !== undefined) {
    return (
      <ErrorState title={failed} retry={t('retry')} onRetry={answer.again}>
        {failureText(answer.error, t('tryAgain'))}
      </ErrorState>
    );
  }
  return <Coming size={size} />;
}

/** Stands where something will be. */
export function Coming({ size }: { size: string }) {
  const t = useTranslations('ui');
  return (
    <div role="status">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className={size} />
    </div>
  );
}
