import { useTranslations } from 'use-intl';
import { timeLeft } from './countdown.ts';
import { useNow } from '../../now.ts';

interface CountdownProps {
  /** An instant as the server writes it. */
  until: string;
  /** The sentence around what is left. */
  says: (left: string) => string;
  /** What stands there once it is over. */
  over: string;
}

/** Runs down before one's eyes. A listener is told once, when it is over: nobody wants to hear every minute. */
export function Countdown({ until, says, over }: CountdownProps) {
  const t = useTranslations('ui.left');
  const left = timeLeft(until, useNow(5_000));
  return (
    <div>
      {left && (
        <p role="timer">
          <time dateTime={until}>{saidOf(left)}</time>
        </p>
      )}
      <p aria-live="polite">{left === null && over}</p>
    </div>
  );

  function saidOf({ key, ...values }: NonNullable<typeof left>): string {
    return says(t(key, values));
  }
}
