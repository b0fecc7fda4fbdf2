import { isAnyHour } from '../booking/begun.ts';
import { addDays, dayAt, earlier, hours, later, startOfDay, type Instant, type Period } from '../time.ts';
import { quietUntil } from './quiet-hours.ts';

/** When both sides of an agreed puja are reminded (docs/decisions/0110-words-between-them.md). */

export type Ahead = 'tomorrow' | 'soon';

/** Six in the evening, in India. */
const EVENING = hours(18);
const SHORTLY = hours(2);

/**
 * The evening before, and two hours before the start, as far as these lie ahead; a puja of any hour has no start. One that is agreed
 * when both are past is reminded once, by day, before the puja is over: the family has its start code by no other message.
 */
export function remindersFor(
  period: Period,
  now: Instant,
): readonly { readonly ahead: Ahead; readonly dueAt: Instant }[] {
  const day = dayAt(period.from);
  const isWholeDay = isAnyHour(period);
  const eve = { ahead: 'tomorrow', dueAt: later(startOfDay(addDays(day, -1)), EVENING) } as const;
  const soon = { ahead: 'soon', dueAt: earlier(period.from, SHORTLY) } as const;
  const coming = (isWholeDay ? [eve] : [eve, soon]).filter(({ dueAt }) => dueAt > now);
  if (coming.length > 0) return coming;
  const dueAt = isWholeDay ? (quietUntil(now) ?? now) : now;
  if (dueAt >= period.to) return [];
  return [{ ahead: dayAt(dueAt) < day ? 'tomorrow' : 'soon', dueAt }];
}
