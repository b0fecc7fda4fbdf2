import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { dayAt } from '#domain/time.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useLine } from '../../parts/line/line.ts';
import { useNext } from '../../parts/line/use-next.ts';
import { useNow } from '../../parts/now.ts';
import { useSite } from '../../parts/site/brand.ts';
import { useHydrated } from '../../ui/hydrated.ts';
import { Notice } from '../../ui/notice.tsx';
import type { NotKeptWords } from './shared/not-kept.ts';
import { usePendingSteps } from './steps/pending-steps.tsx';

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
  const words = {
    title: t('notKept.title'),
    text: t('notKept.text'),
    retry: t('notKept.retry'),
    kept: t('notKept.kept'),
  };
  const keepWith = useEffectEvent((asked: { address: string; again: boolean }) => keep({ ...asked, words }));
  useKeptWay();
  const isKept = useHydrated() && wasKept() && !isNew;
  useEffect(() => {
    // waits for a line
    if (wasKept()) void revalidate().then(() => setIsNew(true));
  }, [revalidate]);
  useEffect(() => {
    const address = pathname + search;
    keepWith({ address, again: false });
    const onHide = () => document.visibilityState === 'hidden' && keepWith({ address, again: true });
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

/** Without a network, a pandit who goes to a page that was opened earlier gets it as it was. */
function useKeptWay(): void {
  const next = useNext();
  const isGone = useLine() !== 'there';
  // what was pressed a moment ago would be lost with this page
  const { isWaiting } = usePendingSteps();
  const address = next && isGone && !isWaiting ? next.pathname + next.search : null;
  useEffect(() => {
    if (address === null) return;
    void goIfKept(address).catch(() => undefined);
  }, [address]);
}

async function goIfKept(address: string): Promise<void> {
  const { isKeptHere } = await import('./shared/kept-pages.ts');
  if (await isKeptHere(address)) window.location.assign(address);
}

/** A browser without workers, or without room, only loses the convenience. */
function keep(asked: { address: string; again: boolean; words: NotKeptWords }): void {
  if (!('serviceWorker' in navigator)) return;
  void import('./shared/kept-pages.ts').then(({ keepPage }) => keepPage(asked)).catch(() => undefined);
}
