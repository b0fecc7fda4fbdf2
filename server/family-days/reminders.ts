import { isStillAhead, nextReminder } from '#domain/calendar/family-days.ts';
import { quietUntil } from '#domain/notices/quiet-hours.ts';
import { minutes } from '#domain/time.ts';
import { transaction } from '../db/sql.ts';
import type { Deps } from '../deps.ts';
import type { Job } from '../jobs/loop.ts';
import { tellPerson } from '../notifications/notifications.ts';
import { wantsReminders } from '../notifications/wishes.ts';
import { datesAhead, ritualOf, lunarDayOf } from './family-days.ts';
import { dueDays, isAnyDue, lastAsked, setReminder } from './store.ts';

/** A family is reminded of its own days a month and a week before. */

type Needs = Pick<Deps, 'pool' | 'now'>;
const PER_RUN = 50;

export const familyDayJobs = (deps: Needs): Job[] => [
  // thousands keep a day of the dark half of Aswina
  { name: 'familyDays', everyMs: minutes(10), restless: true, run: () => remind(deps) },
];

/**
 * Reminds those who are due, and notes the next time; gives how many it looked at. A message and the next time are written
 * together, so nobody is reminded twice.
 */
export async function remind({ pool, now }: Needs): Promise<number> {
  const at = now();
  if (!(await isAnyDue(pool, new Date(at)))) return 0;
  const datesOf = await datesAhead({ pool }, at);
  return transaction(pool, async (sql) => {
    const due = await dueDays(sql, new Date(at), PER_RUN);
    for (const row of due) {
      const { customerId, kind, name, remindOf, remindAhead } = row;
      await setReminder(sql, row, nextReminder(datesOf(row), at));
      if (!isStillAhead(remindOf, at) || !(await wantsReminders(sql, customerId))) continue;
      const slug = ritualOf[kind];
      const pandit = slug ? await lastAsked(sql, customerId, slug) : null;
      const facts = {
        familyDay: remindOf,
        name,
        ...lunarDayOf(row),
        ahead: remindAhead,
        pandit: pandit?.name ?? null,
        panditOr: pandit?.nameOdia,
        panditHi: pandit?.nameDevanagari,
      };
      // a job that was late wakes nobody
      await tellPerson(sql, { personId: customerId, topic: 'soon.familyDay', facts }, at, quietUntil(at) ?? at);
    }
    return due.length;
  });
}
