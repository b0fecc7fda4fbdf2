import { useSyncExternalStore } from 'react';
import type { Instant } from '#domain/time.ts';

const everyQuarter = (tick: () => void): (() => void) => {
  const timer = setInterval(tick, 250);
  return () => clearInterval(timer);
};
const asleep = () => () => undefined;

/** Whole seconds until a moment; zero once it has come, and zero as the server draws it. */
export const useSecondsUntil = (until: Instant): number =>
  useSyncExternalStore(
    until > 0 ? everyQuarter : asleep,
    () => Math.max(0, Math.ceil((until - Date.now()) / 1000)),
    () => 0,
  );
