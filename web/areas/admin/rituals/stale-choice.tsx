import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

interface StaleChoiceProps {
  onNewest: () => void;
  onMine: () => void;
}

/** A colleague saved first: choose the colleague's version or this one. */
export function StaleChoice({ onNewest, onMine }: StaleChoiceProps) {
  const t = useTranslations('catalogue.stale');
  return (
    <Notice tone="no" title={t('title')}>
      <p>{t('text')}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button look="quiet" onClick={onNewest}>
          {t('newest')}
        </Button>
        <Button look="quiet" onClick={onMine}>
          {t('mine')}
        </Button>
      </div>
    </Notice>
  );
}
