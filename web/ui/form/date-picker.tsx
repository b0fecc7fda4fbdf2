import { useEffect, useRef, type InputHTMLAttributes, type ReactNode, type Ref, type RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { cx } from '../cx.ts';
import { Field, splitField, type FieldProps } from './field.tsx';

type Input = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type'> & { ref?: Ref<HTMLInputElement> };

/** A calendar day, `YYYY-MM-DD`; `min` and `max` are days too. The platform's own picker, the day in our words. */
export function DatePicker({ className, ...props }: FieldProps & Input) {
  const [field, input] = splitField(props);
  return (
    <Field {...field}>
      {(control) => (
        <DaySaid>
          <input {...input} {...control} type="date" className={cx('control', className)} />
        </DaySaid>
      )}
    </Field>
  );
}

/** Around a date field: writes its day over it. A page without React does the same by `sayDays` (web/document/days.ts). */
export function DaySaid({ className, children }: { className?: string; children: ReactNode }) {
  const t = useTranslations('ui');
  const place = useRef<HTMLSpanElement>(null);
  const say = useRef<(place: HTMLElement) => void>(null);
  useEffect(() => {
    const left = new AbortController();
    void keepSaid(place, say, left.signal);
    return () => left.abort();
  }, []);
  // a form writes into its fields without an event
  useEffect(() => void (place.current && say.current?.(place.current)));
  return (
    <span ref={place} className={cx('day-field', className)}>
      {children}
      <span className="day-said" data-empty={t('emptyDay')} aria-hidden hidden />
    </span>
  );
}

/** What writes the day comes after the page; without a line the field stays as the platform draws it. */
async function keepSaid(
  place: RefObject<HTMLElement | null>,
  say: RefObject<((place: HTMLElement) => void) | null>,
  signal: AbortSignal,
): Promise<void> {
  const words = await import('./day-said.ts').catch(() => null);
  if (!words || !place.current || signal.aborted) return;
  say.current = words.sayDay;
  words.keepDaySaid(place.current, signal);
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
