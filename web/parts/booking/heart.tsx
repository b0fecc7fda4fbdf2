import { Heart } from 'lucide-react';
import { useHref } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { FormName } from '../forms/form-name.tsx';

interface KeepPanditProps {
  panditId: string;
  name: string;
  /**
   * The heart alone, on the corner of a picture that has the grid's first cell by `[grid-area:1/1]`: large letters keep that. In a card of
   * pandits it stands beside the button on a phone, where pictures are small.
   */
  onPicture?: boolean | 'card';
  /** The heart alone, as large as a button. */
  isSmall?: boolean;
}

/**
 * Keeps a pandit in the family's list, which is what it leads to. A form of its own kind: it stands on documents that are the same for
 * everybody and have no script of ours. Its address names the pandit, so that a visitor who must sign in first comes back with the heart.
 */
export function KeepPandit({ panditId, name, onPicture = false, isSmall = false }: KeepPanditProps) {
  const t = useTranslations('heart');
  const label = t('keep', { name });
  return (
    <form
      method="post"
      action={useHref(`/my-pandits?keep=${panditId}`)}
      className={cx(
        onPicture === true && 'relative [grid-area:1/1] -mr-3 -mb-1.5 self-end justify-self-end',
        onPicture === 'card' && 'relative sm:absolute sm:top-0.5 sm:left-0.5',
      )}
    >
      <FormName name="keep" />
      <input type="hidden" name="panditId" value={panditId} />
      {onPicture ? (
        <button type="submit" aria-label={label} className="grid size-11 place-items-center">
          <span className="grid size-8 place-items-center rounded-full border border-line bg-paper text-ink-2">
            <Heart size={16} aria-hidden />
          </span>
        </button>
      ) : (
        <Button
          type="submit"
          aria-label={label}
          look="quiet"
          className={cx('relative bg-paper', isSmall && 'w-11 px-0!')}
        >
          <Heart size={18} aria-hidden /> {!isSmall && t('short')}
        </Button>
      )}
    </form>
  );
}
