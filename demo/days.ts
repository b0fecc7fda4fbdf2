import { addDays, DAY, dayAt, days, earlier, earliest, instantOf, type Day, type Instant } from '#domain/time.ts';
import type { Sql } from '../server/db/sql.ts';
import type { Chance } from './chance.ts';
import { insert } from './insert.ts';
import type { Town, TownPandit } from './people.ts';
import { signIns } from './sign-ins.ts';

/** Days a pandit is free, the last one not included. */
interface Range {
  readonly pandit: TownPandit;
  readonly from: Day;
  readonly until: Day;
}

const BEHIND = 60;
const AHEAD = 100;

/** Whether a pandit declared that day free. */
export type Calendar = (pandit: TownPandit, day: Day) => boolean;

/** Free days from two months ago to three months ahead, with a day or two of rest between stretches. */
export async function declareDays(sql: Sql, town: Town, chance: Chance, now: Instant): Promise<Calendar> {
  const today = dayAt(now);
  const ranges = town.pandits
    .filter(({ status }) => status === 'approved')
    .flatMap((pandit) =>
      stretches(pandit, chance).map(([from, until]) => ({
        pandit,
        from: addDays(today, from),
        until: addDays(today, until),
      })),
    );
  await insert(
    sql,
    'availability',
    ranges.map((range) => availabilityRow(range, chance, now)),
  );
  return (pandit, day) =>
    ranges.some((range) => range.pandit.id === pandit.id && range.from <= day && day < range.until);
}

/** In days from today, half-open. */
function stretches(pandit: TownPandit, chance: Chance): [from: number, until: number][] {
  // those who sign in are free all through the weeks their requests fall in
  if (pandit.phone === signIns.pandit || pandit.phone === signIns.acharya)
    return [
      [-BEHIND, -31],
      [-30, 24],
      [26, 58],
      [60, AHEAD],
    ];
  const found: [number, number][] = [];
  let from = -BEHIND + chance.between(0, 6);
  while (from < AHEAD) {
    const until = from + chance.between(6, 18);
    found.push([from, until]);
    from = until + chance.between(1, 3);
  }
  return found;
}

function availabilityRow({ pandit, from, until }: Range, chance: Chance, now: Instant) {
  const declared = earliest(earlier(now, DAY), earlier(instantOf(from), days(10)));
  return { panditId: pandit.id, id: chance.id(declared), days: `[${from},${until})`, createdAt: new Date(declared) };
}
