import { addDays, days, earlier, hours, later, startOfDay, type Day, type Instant } from '../time.ts';

/** Days a family keeps by the moon. */

export const familyDayKinds = ['shraddha', 'birth', 'anniversary', 'vrata'] as const;
export type FamilyDayKind = (typeof familyDayKinds)[number];

/** How many a family keeps at most. */
export const MOST_FAMILY_DAYS = 40;
/** How many years ahead are shown. */
export const YEARS_SHOWN = 10;
/** How many days before the family is reminded. */
export const AHEAD = [30, 7] as const;
/** At ten in the morning. */
const MORNING = hours(10);

/** Odisha’s months end with the full moon: their dark half comes first, and belongs to the month before by the new moon. */
export const amantaOf = (month: number, tithi: number): number => (tithi > 15 ? ((month + 10) % 12) + 1 : month);
export const purnimantaMonth = (amanta: number, tithi: number): number => (tithi > 15 ? (amanta % 12) + 1 : amanta);

export interface Reminder {
  readonly at: Instant;
  readonly of: Day;
  readonly ahead: number;
}

/** The next one that is not past; null where no day is left. */
export function nextReminder(dates: readonly Day[], now: Instant): Reminder | null {
  const all = dates.flatMap((of) =>
    AHEAD.map((ahead) => ({ at: later(startOfDay(addDays(of, -ahead)), MORNING), of, ahead })),
  );
  return all.filter(({ at }) => at > now).toSorted((one, other) => one.at - other.at)[0] ?? null;
}

/** Whether it is still worth telling: a job that was late for days says nothing of a day that is past. */
export const isStillAhead = (of: Day, now: Instant): boolean => now < earlier(startOfDay(of), days(1));
