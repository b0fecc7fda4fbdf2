import { DAY, HOUR } from '#domain/time.ts';

/** How long something has lasted or will: hours up to two days, then days. */
export interface Age {
  unit: 'hours' | 'days';
  count: number;
}

export function ageOf(from: string, to: string): Age {
  const ms = Math.max(0, Date.parse(to) - Date.parse(from));
  return ms < 2 * DAY ? { unit: 'hours', count: Math.floor(ms / HOUR) } : { unit: 'days', count: Math.floor(ms / DAY) };
}
