import { useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { imageTypes } from '#domain/upload.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import type { RitualImage } from './use-ritual-image.ts';

interface ImageFieldProps {
  image: RitualImage;
  ready: boolean;
  disabled: boolean;
  error: string | undefined;
  /** Where it is stored, as the form sends it. */
  url: string;
}

/** The picture of a ritual: chosen, seen, on its way, and taken out again. */
export function ImageField({ image, ready, disabled, error, url }: ImageFieldProps) {
  const t = useTranslations('catalogue');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const wrong = image.problem ?? error;
  const off = disabled || image.uploading;
  return (
    <div className="grid gap-2">
      <input type="hidden" name="ritualImageUrl" value={url} />
      <p className="text-2 font-medium">{t('image')}</p>
      <div className="grid aspect-video w-full max-w-72 place-items-center overflow-hidden rounded-control border border-dashed border-line-strong bg-sunk">
        {image.preview && (
          <img
            src={image.preview}
            alt=""
            className={cx('size-full object-cover transition-opacity', image.uploading && 'opacity-50')}
          />
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <label className={cx(buttonClass('quiet'), 'shows-focus', off && 'pointer-events-none opacity-60')}>
          <input
            ref={input}
            type="file"
            accept={imageTypes.join(',')}
            className="sr-only"
            disabled={off}
            aria-invalid={wrong !== undefined}
            aria-describedby={`${id}-hint${wrong ? ` ${id}-error` : ''}`}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) image.choose(file);
              // the same file may be chosen again
              currentTarget.value = '';
            }}
          />
          {image.preview ? t('changeImage') : t('chooseImage')}
        </label>
        {image.preview && !image.uploading && (
          <Button
            look="text"
            disabled={disabled}
            onClick={() => {
              // the button goes with the picture: what comes next is to choose another
              input.current?.focus();
              image.remove();
            }}
          >
            {t('removeImage')}
          </Button>
        )}
      </div>
      <p id={`${id}-hint`} className="text-1 text-ink-2">
        {t('imageHint')}
      </p>
      {wrong ? (
        <p id={`${id}-error`} role="alert" className="text-2 text-brick">
          {wrong}
        </p>
      ) : (
        <p role="status" className="text-2 text-ink-2 empty:hidden">
          {image.uploading ? t('uploading') : ready && t('imageReady')}
        </p>
      )}
    </div>
  );
}
