import { useId, type ReactNode } from 'react';

export interface FieldProps {
  label: ReactNode;
  /** What is wrong, in a sentence; it stands beside the control and is read with it. */
  error?: string | undefined;
  hint?: ReactNode;
  optional?: ReactNode;
}

export interface ControlProps {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

/** A label, a control, and what there is to say about it, tied together for everyone. */
export function Field({
  label,
  error,
  hint,
  optional,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-2 font-medium">
        {label} {optional && <span className="font-normal text-ink-2">{optional}</span>}
      </label>
      {children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': notes || undefined })}
      {hint && (
        <p id={`${id}-hint`} className="text-1 text-ink-2">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-2 text-brick" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
