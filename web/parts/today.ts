import { dayAt, type Day } from '#domain/time.ts';

/** Today in Odisha, whatever the clock of this device is set to. */
export const today = (): Day => dayAt(Date.now());
