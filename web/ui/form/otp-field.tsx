import type { InputHTMLAttributes, Ref } from 'react';
import { Field, splitField, type FieldProps } from './field.tsx';

type Input = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type'> & { ref?: Ref<HTMLInputElement> };

/** One box for the whole code: phones fill it from the message, and pasting just works, also `123 456`. */
export function OtpField({ digits, ...props }: FieldProps & Input & { digits: number }) {
  const [field, input] = splitField(props);
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...input}
          {...control}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          onInput={({ currentTarget }) => {
            currentTarget.value = currentTarget.value.replaceAll(/\P{Nd}/gu, '').slice(0, digits);
          }}
          className="control text-center text-4 tracking-[0.4em]"
        />
      )}
    </Field>
  );
}
