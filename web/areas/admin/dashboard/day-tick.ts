import { startOfDay, type Day } from '#domain/time.ts';

const short = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', day: 'numeric', month: 'short' });

/** `29 Nov` */
export const dayTick = (day: Day): string => short.format(startOfDay(day));
