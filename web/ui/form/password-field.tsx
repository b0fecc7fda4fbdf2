import { Eye, EyeOff } from 'lucide-react';
import { useState, type InputHTMLAttributes, type Ref } from 'react';
import { Field, splitField, type FieldProps } from './field.tsx';

type Input = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type'> & { ref?: Ref<HTMLInputElement> };

export interface PasswordFieldProps extends FieldProps, Input {
  showLabel: string;
  hideLabel: string;
}

export function PasswordField({ showLabel, hideLabel, ...props }: PasswordFieldProps) {
  const [field, input] = splitField(props);
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field {...field}>
      {(control) => (
        <div className="relative">
          <input {...input} {...control} type={shown ? 'text' : 'password'} className="control pr-13!" />
          <button
            type="button"
            onClick={() => setShown(!shown)}
            aria-label={shown ? hideLabel : showLabel}
            aria-pressed={shown}
            aria-controls={control.id}
            className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-control text-ink-2 hover:text-ink"
          >
            <Icon size={20} aria-hidden />
          </button>
        </div>
      )}
    </Field>
  );
}
