import { useId, type ReactNode } from 'react';
import { cx } from '../cx.ts';

export interface FieldProps {
  label: ReactNode;
  /**
   * What is wrong, in a sentence; it stands beside the control and is read with it. Where it is given, if only as
   * nothing yet, its line is kept free: what comes below does not move when somebody leaves the field.
   */
  error?: string | undefined;
  hint?: ReactNode;
  optional?: ReactNode;
  /** The opposite word, where most fields of a form are optional. */
  needed?: ReactNode;
}

export interface ControlProps {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

/** What of these is said by the field, and what goes to the control in it. */
export function splitField<P extends FieldProps>(props: P): [field: FieldProps, control: Omit<P, keyof FieldProps>] {
  const { label, error, hint, optional, needed, ...control } = props;
  return [{ label, hint, optional, needed, ...('error' in props && { error }) }, control];
}

/** A label, a control, and what there is to say about it, tied together for everyone. */
export function Field({ children, ...field }: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const { label, error, hint, optional, needed } = field;
  const id = useId();
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const word = optional ?? needed;
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-2 font-medium">
        {label} {word && <span className="font-normal text-ink-2">{word}</span>}
      </label>
      {children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': notes || undefined })}
      {hint && (
        <p id={`${id}-hint`} className="text-1 text-ink-2">
          {hint}
        </p>
      )}
      {'error' in field && <ErrorLine id={`${id}-error`} error={error} className="-mt-1" />}
    </div>
  );
}

/**
 * The error, or the room for it. Half of the gap to what comes next, 16 px mostly, is left free: an error that stands on the next label reads
 * like that field's.
 */
export function ErrorLine({ id, error, className }: { id?: string; error: string | undefined; className?: string }) {
  return (
    <div className={cx('-mb-2 min-h-[1lh] text-2', className)}>
      {error && (
        <p id={id} className="text-brick" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
