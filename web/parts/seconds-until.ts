import { useSyncExternalStore } from 'react';
import { asInstant, later, seconds, type Instant } from '#domain/time.ts';

const everyQuarter = (tick: () => void): (() => void) => {
  const timer = setInterval(tick, 250);
  return () => clearInterval(timer);
};
const asleep = () => () => undefined;

/** For what need not be waited for. */
export const LONG_AGO = asInstant(0);
/** So many seconds from now. */
export const fromNow = (count: number): Instant => later(asInstant(Date.now()), seconds(count));

/** Whole seconds until a moment; zero once it has come, and zero as the server draws it. */
export const useSecondsUntil = (until: Instant): number =>
  useSyncExternalStore(
    until > LONG_AGO ? everyQuarter : asleep,
    () => Math.max(0, Math.ceil((until - Date.now()) / 1000)),
    () => 0,
  );
