import { ChevronDown } from 'lucide-react';
import type { Ref, SelectHTMLAttributes } from 'react';
import { cx } from '../cx.ts';
import { Field, splitField, type FieldProps } from './field.tsx';

export interface Option {
  value: string;
  label: string;
}

type Native = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'> & { ref?: Ref<HTMLSelectElement> };

export interface SelectProps extends FieldProps, Native {
  options: readonly Option[];
  /** The line that means nothing was chosen. */
  placeholder?: string;
}

/** The platform's own select: the best list a phone has, and no script (docs/decisions/0020-native-controls.md). */
export function Select({ options, placeholder, className, ...props }: SelectProps) {
  const [field, select] = splitField(props);
  return (
    <Field {...field}>
      {(control) => (
        <div className="relative">
          <select {...select} {...control} className={cx('control appearance-none pr-10! text-ellipsis', className)}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            size={18}
            aria-hidden
            className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-2"
          />
        </div>
      )}
    </Field>
  );
}
