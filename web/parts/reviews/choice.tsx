import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { ErrorLine } from '../../ui/form/field.tsx';

type Radio = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'onChange'> & {
  ref?: Ref<HTMLInputElement>;
};

interface ChoiceProps extends Radio {
  legend: ReactNode;
  optional?: ReactNode;
  options: readonly { value: string; label: ReactNode }[];
  error?: string | undefined;
}

/** One of a few, each a button to press; arrow keys move among them. */
export function Choice({ legend, optional, options, error, defaultValue, ...radio }: ChoiceProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error && id}>
      <legend className="mb-1.5 text-2 font-medium">
        {legend} {optional && <span className="font-normal text-ink-2">{optional}</span>}
      </legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label }) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-line-strong px-3.5 text-2 has-checked:border-saffron has-checked:bg-marigold-soft"
          >
            <input
              {...radio}
              type="radio"
              value={value}
              defaultChecked={defaultValue === value}
              className="size-5 shrink-0 accent-saffron"
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
