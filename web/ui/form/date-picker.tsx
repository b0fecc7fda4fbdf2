import { useEffect, useRef, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
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

/** Around a date field: what is written over it, by `sayDays` (web/i18n/dates/days-said.ts) once script runs. */
export function DaySaid({ className, empty, children }: { className?: string; empty?: string; children: ReactNode }) {
  const t = useTranslations('ui');
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!place.current) return;
    place.current.dataset['drawn'] = '';
    place.current.dispatchEvent(new Event('day-drawn', { bubbles: true }));
  });
  return (
    <span ref={place} className={cx('day-field', className)}>
      {children}
      <span className="day-said" data-empty={empty ?? t('emptyDay')} aria-hidden hidden />
    </span>
  );
}

/** A clock time, `HH:MM`; `empty` is written over it while there is none. */
export function TimePicker({ className, empty, ...props }: FieldProps & Input & { empty?: string }) {
  const [field, input] = splitField(props);
  return (
    <Field {...field}>
      {(control) => {
        const time = <input {...input} {...control} type="time" className={cx('control', className)} />;
        return empty === undefined ? time : <DaySaid empty={empty}>{time}</DaySaid>;
      }}
    </Field>
  );
}
