import type { InputHTMLAttributes, Ref } from 'react';
import { cx } from '../cx.ts';
import { Field, splitField, type FieldProps } from './field.tsx';

type Input = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type'> & { ref?: Ref<HTMLInputElement> };

/** A calendar day, `YYYY-MM-DD`; `min` and `max` are days too. The platform's own picker. */
export function DatePicker({ className, ...props }: FieldProps & Input) {
  const [field, input] = splitField(props);
  return (
    <Field {...field}>
      {(control) => <input {...input} {...control} type="date" className={cx('control', className)} />}
    </Field>
  );
}

/** A clock time, `HH:MM`. */
export function TimePicker({ className, ...props }: FieldProps & Input) {
  const [field, input] = splitField(props);
  return (
    <Field {...field}>
      {(control) => <input {...input} {...control} type="time" className={cx('control', className)} />}
    </Field>
  );
}
