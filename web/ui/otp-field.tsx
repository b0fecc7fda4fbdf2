import type { InputHTMLAttributes, Ref } from 'react';
import { Field, type FieldProps } from './field.tsx';

type Input = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type'> & { ref?: Ref<HTMLInputElement> };

/** One box for the whole code: phones fill it from the message, and pasting just works, also `123 456`. */
export function OtpField({ label, error, hint, digits, ...input }: FieldProps & Input & { digits: number }) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <input
          {...input}
          {...control}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          onInput={({ currentTarget }) => {
            currentTarget.value = currentTarget.value.replaceAll(/\D/g, '').slice(0, digits);
          }}
          className="control text-center text-4 tracking-[0.4em]"
        />
      )}
    </Field>
  );
}
