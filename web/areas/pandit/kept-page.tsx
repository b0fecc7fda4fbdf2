import { useEffect, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { dayAt } from '#domain/time.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useNow } from '../../parts/now.ts';
import { useSite } from '../../parts/site/brand.ts';
import { useHydrated } from '../../ui/hydrated.ts';
import { Notice } from '../../ui/notice.tsx';

/**
 * Keeps the page that is shown for a reload without a network, and says of one that was kept how old it is, until a newer one has come
 * (docs/decisions/0150-a-page-without-a-network.md).
 */
export function KeptPage() {
  const t = useTranslations('pandit');
  const { drawnAt } = useSite();
  const now = useNow();
  const { clockText, momentText } = useFormats();
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const [isNew, setIsNew] = useState(false);
  const isKept = useHydrated() && wasKept() && !isNew;
  useEffect(() => {
    // waits for a line
    if (wasKept()) void revalidate().then(() => setIsNew(true));
  }, [revalidate]);
  useEffect(() => {
    const address = pathname + search;
    keep({ address, again: false });
    const onHide = () => document.visibilityState === 'hidden' && keep({ address, again: true });
    document.addEventListener('visibilitychange', onHide);
    return () => document.removeEventListener('visibilitychange', onHide);
  }, [pathname, search]);
  if (!isKept || drawnAt === undefined) return null;
  const at = new Date(drawnAt).toISOString();
  return (
    <div className="mb-4">
      <Notice tone="info">{t('kept', { at: dayAt(drawnAt) === dayAt(now) ? clockText(at) : momentText(at) })}</Notice>
    </div>
  );
}

/** What the worker says of the page it gave (`web/public/pandit-worker.js`). */
function wasKept(): boolean {
  const [way] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return way?.serverTiming.some(({ name }) => name === 'kept') ?? false;
}

/** A browser without workers, or without room, only loses the convenience. */
function keep(asked: { address: string; again: boolean }): void {
  if (!('serviceWorker' in navigator)) return;
  void import('./shared/kept-pages.ts').then(({ keepPage }) => keepPage(asked)).catch(() => undefined);
}
