import { Heart } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { FormName } from '../forms/form-name.tsx';

/**
 * Keeps a pandit in the family's list, which is what it leads to. A form of its own kind: it stands on documents that are the same for
 * everybody and have no script of ours. Its address says whom it is about, so that whoever is not signed in and is asked to comes back with it.
 */
export function KeepPandit({ panditId, name }: { panditId: string; name: string }) {
  const t = useTranslations('heart');
  return (
    <form method="post" action={`/my-pandits?keep=${panditId}`}>
      <FormName name="keep" />
      <input type="hidden" name="panditId" value={panditId} />
      <Button type="submit" look="quiet" aria-label={t('keep', { name })} className="relative bg-paper">
        <Heart size={18} aria-hidden /> {t('short')}
      </Button>
    </form>
  );
}
