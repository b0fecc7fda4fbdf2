import type { InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from 'react';
import { cx } from '../cx.ts';
import { Field, splitField, type FieldProps } from './field.tsx';

type Input = Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & { ref?: Ref<HTMLInputElement> };

export interface TextFieldProps extends FieldProps, Input {
  /** Stands inside the control, before what is typed: +91, ₹. */
  prefix?: string;
  /** Stands after the control: a button that acts on it. */
  action?: ReactNode;
}

export function TextField({ prefix, action, className, ...props }: TextFieldProps) {
  const [field, input] = splitField(props);
  return (
    <Field {...field}>
      {(control) => (
        <div className="flex gap-2">
          <div className="relative grow">
            {prefix && (
              <span
                className="pointer-events-none absolute inset-y-0 left-3.5 grid place-items-center text-ink-2"
                aria-hidden
              >
                {prefix}
              </span>
            )}
            <input
              {...input}
              {...control}
              className={cx('control', prefix && (prefix.length > 1 ? 'pl-13!' : 'pl-8!'), className)}
            />
          </div>
          {action}
        </div>
      )}
    </Field>
  );
}

type Area = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> & { ref?: Ref<HTMLTextAreaElement> };

export function TextArea({ className, rows = 3, ...props }: FieldProps & Area) {
  const [field, area] = splitField(props);
  return (
    <Field {...field}>
      {(control) => <textarea {...area} {...control} rows={rows} className={cx('control py-2.5', className)} />}
    </Field>
  );
}
