import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { imageTypes } from '#domain/upload.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { CheckBox } from '../../../ui/form/check-box.tsx';
import { useHydrated } from '../../../ui/hydrated.ts';
import type { Photo } from './use-photo.ts';

/**
 * The photo as it is and as it will be, with the ways to change it; its form is sent as multipart. `PhotoDialog` stands outside the form,
 * so that Enter in it does not save.
 */
export function PhotoField({ photo, name }: { photo: Photo; name: string }) {
  const t = useTranslations('account.photo');
  const hydrated = useHydrated();
  const id = useId();
  const { shown, change, problem, input, choose, remove } = photo;
  const state = change && t(change === 'gone' ? 'removed' : 'ready');
  return (
    <div className="flex items-start gap-4">
      <span className="shrink-0">
        <Avatar name={name} url={shown} size="lg" />
      </span>
      <div className="min-w-0 grow">
        {/* the sent file has a field of its own: the other is for choosing, and is emptied so that the same file can be chosen again */}
        {hydrated && <input ref={input} type="file" name="photo" hidden />}
        {change === 'gone' && <input type="hidden" name="photoGone" value="1" />}
        <div className="flex flex-wrap gap-2">
          <label className={cx(hydrated && buttonClass('quiet'), 'shows-focus')}>
            <input
              type="file"
              name={hydrated ? undefined : 'photo'}
              accept={imageTypes.join(',')}
              className={cx(hydrated && 'sr-only')}
              aria-invalid={problem !== null}
              aria-describedby={`${id}-hint${problem ? ` ${id}-error` : ''}`}
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? [];
                if (file) void choose(file);
                currentTarget.value = '';
              }}
            />
            {hydrated && t(shown ? 'change' : 'choose')}
          </label>
          {shown && hydrated && (
            <Button look="text" className="max-sm:-ml-2" onClick={remove}>
              {t('remove')}
            </Button>
          )}
        </div>
        {shown && !hydrated && <CheckBox name="photoGone" label={t('remove')} />}
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
