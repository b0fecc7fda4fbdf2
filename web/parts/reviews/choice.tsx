import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { cx } from '../../ui/cx.ts';
import { ErrorLine } from '../../ui/form/field.tsx';

type Radio = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'onChange'> & {
  ref?: Ref<HTMLInputElement>;
};

interface ChoiceProps extends Radio {
  legend: ReactNode;
  optional?: ReactNode;
  options: readonly { value: string; label: ReactNode }[];
  error?: string | undefined;
  /** A star above each, lit up to the chosen one. */
  isStars?: boolean;
}

/** One of a few, each a button to press; arrow keys move among them. */
export function Choice({ legend, optional, options, error, defaultValue, isStars = false, ...radio }: ChoiceProps) {
  const id = useId();
  return (
    <fieldset
      aria-describedby={error && id}
      className={isStars ? undefined : 'flex flex-wrap items-center justify-between gap-x-4 gap-y-1'}
    >
      {/* afloat it is one of the row: else it stands above */}
      <legend className={cx('text-2 font-medium', isStars ? 'mb-1.5' : 'float-left')}>
        {legend} {optional && <span className="font-normal text-ink-2">{optional}</span>}
      </legend>
      <div className={isStars ? 'grid max-w-md grid-cols-5 gap-1' : 'flex flex-wrap gap-2'}>
        {options.map(({ value, label }) => (
          <label
            key={value}
            className={cx(
              'cursor-pointer rounded-control border has-checked:border-saffron has-checked:bg-marigold-soft',
              isStars
                ? 'stars relative border-line px-0.5 pb-1.5 text-center text-1 shows-focus'
                : 'flex min-h-11 items-center gap-2 border-line-strong px-3.5 text-2',
            )}
          >
            <input
              {...radio}
              type="radio"
              value={value}
              defaultChecked={defaultValue === value}
              className={isStars ? 'absolute inset-0 size-full opacity-0' : 'tick'}
            />
            {label}
          </label>
        ))}
      </div>
      {error && (
        <div className="mt-1.5 mb-2">
          <ErrorLine id={id} error={error} />
        </div>
      )}
    </fieldset>
  );
}
