import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { imageTypes } from '#domain/upload.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import type { Photo } from './use-photo.ts';

/** The photo as it is and as it will be, with the ways to change it. `PhotoDialog` stands outside the form, so that Enter in it does not save. */
export function PhotoField({ photo, name }: { photo: Photo; name: string }) {
  const t = useTranslations('account.photo');
  const id = useId();
  const { shown, change, uploading, problem } = photo;
  const state = change === undefined ? null : change === '' ? t('removed') : t('ready');
  return (
    <div className="flex items-start gap-4">
      <span className={cx('shrink-0 transition-opacity', uploading && 'opacity-50')}>
        <Avatar name={name} url={shown} size="lg" />
      </span>
      <div className="min-w-0 grow">
        <div className="flex flex-wrap gap-2">
          <label
            aria-busy={uploading}
            className={cx(
              buttonClass('quiet'),
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-saffron',
              uploading && 'pointer-events-none opacity-60',
            )}
          >
            <input
              type="file"
              accept={imageTypes.join(',')}
              className="sr-only"
              disabled={uploading}
              aria-invalid={problem !== null}
              aria-describedby={`${id}-hint${problem ? ` ${id}-error` : ''}`}
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? [];
                if (file) void photo.choose(file);
                // the same file may be chosen again
                currentTarget.value = '';
              }}
            />
            {uploading ? t('uploading') : shown ? t('change') : t('choose')}
          </label>
          {shown && !uploading && (
            <Button look="text" className="max-sm:-ml-2" onClick={photo.remove}>
              {t('remove')}
            </Button>
          )}
        </div>
        <p id={`${id}-hint`} className="mt-2 text-1 text-ink-2">
          {t('hint')}
        </p>
        {problem ? (
          <p id={`${id}-error`} role="alert" className="mt-1 text-2 text-brick">
            {problem}
          </p>
        ) : (
          <p role="status" className="mt-1 text-2 text-leaf empty:hidden">
            {state}
          </p>
        )}
      </div>
    </div>
  );
}
