import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { isFarewell } from './farewell.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';

/** Asks before a page with unsaved changes is left: here for our own links, by the browser for everything else. */
export function UnsavedGuard({ active }: { active: boolean }) {
  const t = useTranslations('account.unsaved');
  const ui = useTranslations('ui');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      active && currentLocation.pathname !== nextLocation.pathname && !isFarewell(nextLocation.search),
  );
  useEffect(() => {
    if (!active) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [active]);

  const stay = () => blocker.reset?.();
  return (
    <Dialog title={t('title')} open={blocker.state === 'blocked'} onClose={stay} closeLabel={ui('close')}>
      <p>{t('text')}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="danger" onClick={() => blocker.proceed?.()}>
          {t('leave')}
        </Button>
        <Button onClick={stay}>{t('stay')}</Button>
      </div>
    </Dialog>
  );
}
