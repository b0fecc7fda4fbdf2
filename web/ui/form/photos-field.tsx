import { useId, useState, type InputHTMLAttributes } from 'react';
import { useTranslations } from 'use-intl';
import { buttonClass } from '../button.tsx';
import { cx } from '../cx.ts';
import { useHydrated } from '../hydrated.ts';
import { Field, splitField, type FieldProps } from './field.tsx';

type Input = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type'>;

/** Photos to send, chosen by a button in our words with the names of the files beside it. Without script the platform's own field. */
export function PhotosField({ className, onChange, ...props }: FieldProps & Input) {
  const [field, input] = splitField(props);
  const t = useTranslations('ui');
  const hydrated = useHydrated();
  const [names, setNames] = useState<readonly string[]>([]);
  const id = useId();
  return (
    <Field {...field}>
      {(control) => (
        <div className={cx('flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1', className)}>
          <input
            {...input}
            {...control}
            type="file"
            aria-describedby={hydrated ? cx(id, control['aria-describedby']) : control['aria-describedby']}
            className={cx(hydrated && 'peer sr-only')}
            onChange={(event) => {
              setNames([...(event.currentTarget.files ?? [])].map(({ name }) => name));
              onChange?.(event);
            }}
          />
          {hydrated && (
            <label
              htmlFor={control.id}
              className={`${buttonClass('quiet')} peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-saffron`}
            >
              {t(input.multiple ? 'choosePhotos' : 'choosePhoto')}
            </label>
          )}
          <span id={id} className="min-w-0 text-1 break-all text-ink-2">
            {hydrated && (names.length > 0 ? names.join(', ') : t('noPhoto'))}
          </span>
        </div>
      )}
    </Field>
  );
}
