import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';

/** Opens a row's details; its name says whose. */
export function OpenButton({ label, name, onClick }: { label: string; name: string; onClick: () => void }) {
  const t = useTranslations('admin.list');
  return (
    <Button look="quiet" onClick={onClick}>
      <span>
        {label} <span className="sr-only">{t('of', { name })}</span>
      </span>
    </Button>
  );
}
