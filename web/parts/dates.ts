import { dayAt, MINUTE, minutesOf, startOfDay, type Day } from '#domain/time.ts';

/** Days and times in words. Always Asia/Kolkata, always Indian English. */

const zone = { timeZone: 'Asia/Kolkata' } as const;
const long = new Intl.DateTimeFormat('en-IN', {
  ...zone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const short = new Intl.DateTimeFormat('en-IN', { ...zone, weekday: 'short', day: 'numeric', month: 'short' });
const plain = new Intl.DateTimeFormat('en-IN', { ...zone, day: 'numeric', month: 'long' });
const numeric = new Intl.DateTimeFormat('en-IN', { ...zone, day: '2-digit', month: '2-digit', year: 'numeric' });
const worded = new Intl.DateTimeFormat('en-IN', { ...zone, day: 'numeric', month: 'short', year: 'numeric' });
const moment = new Intl.DateTimeFormat('en-IN', {
  ...zone,
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
});
const clock = new Intl.DateTimeFormat('en-IN', { ...zone, hour: 'numeric', minute: '2-digit' });

/** `Sunday, 29 November 2026` */
export const dayLong = (day: Day): string => long.format(startOfDay(day));
/** `Sun, 29 Nov` */
export const dayShort = (day: Day): string => short.format(startOfDay(day));
/** `29 November` */
export const dayPlain = (day: Day): string => plain.format(startOfDay(day));
/** `29/11/2026` */
export const dateNumeric = (iso: string): string => numeric.format(new Date(iso));
/** `29 Nov 2026` */
export const dateWorded = (iso: string): string => worded.format(new Date(iso));
/** `20 Nov, 4:12 pm` */
export const momentText = (iso: string): string => moment.format(new Date(iso));
/** `9:00 am` */
export const clockText = (iso: string): string => clock.format(new Date(iso));
/** `9:00 am`, of the `09:00` of that day. */
export const hourText = (day: Day, time: string): string => clock.format(startOfDay(day) + minutesOf(time) * MINUTE);
export const today = (): Day => dayAt(Date.now());
