import type { InputHTMLAttributes, Ref } from 'react';
import { Field, type FieldProps } from './field.tsx';

type Input = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type'> & { ref?: Ref<HTMLInputElement> };

/** One box for the whole code: phones fill it from the message, and pasting just works. */
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
          maxLength={digits}
          pattern={`[0-9]{${digits}}`}
          className="control text-center text-4 tracking-[0.4em]"
        />
      )}
    </Field>
  );
}
