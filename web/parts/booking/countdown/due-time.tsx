import { useTranslations } from 'use-intl';
import { dayAt, instantOf } from '#domain/time.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { useNow } from '../../now.ts';
import { dueAs, timeLeft } from './countdown.ts';

interface DueTimeProps {
  /** An instant as the server writes it. */
  until: string;
  /** The sentence around when: `by Thu 6 am`, in the last hour `within 25 min`. */
  says: (when: string) => string;
  /** Shown once it is over. */
  over: string;
}

/** A deadline; in its last hour the minutes run down. A screen reader announces it once, when it is over: nobody wants to hear every minute. */
export function DueTime({ until, says, over }: DueTimeProps) {
  const t = useTranslations('ui');
  const { clockShort, weekdayShort, dayTick } = useFormats();
  const now = useNow(5_000);
  const as = dueAs(until, now);
  const isRunning = as === 'within';
  return (
    <div>
      {as && (
        <p role={isRunning ? 'timer' : undefined}>
          <time dateTime={until}>{says(when())}</time>
        </p>
      )}
      <p aria-live="polite">{as === null && over}</p>
    </div>
  );

  function when(): string {
    const left = isRunning && timeLeft(until, now);
    if (left) {
      const { key, ...parts } = left;
      return t('due.within', { left: t(`left.${key}`, parts) });
    }
    const day = dayAt(instantOf(until));
    return t(`due.${as ?? 'day'}`, { time: clockShort(until), weekday: weekdayShort(day), day: dayTick(day) });
  }
}
