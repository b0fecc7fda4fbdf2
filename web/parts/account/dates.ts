import { startOfDay, type Day } from '#domain/time.ts';

const format = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** `28 February 1990` */
export const dayWorded = (day: Day): string => format.format(startOfDay(day));
export const dateLong = (iso: string): string => format.format(new Date(iso));
