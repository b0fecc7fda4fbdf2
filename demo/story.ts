import {
  deadlineOf,
  periodOf,
  steps,
  type Actor,
  type BookingAction,
  type BookingStatus,
  type Step,
} from '#domain/booking.ts';
import {
  asInstant,
  earlier,
  earliest,
  hours,
  later,
  MINUTE,
  type Day,
  type Instant,
  type Millis,
  type Period,
} from '#domain/time.ts';

/** How a booking of the demo went, in the words of the table of steps. */
export interface Story {
  readonly day: Day;
  /** `HH:MM`, or null for the whole day. */
  readonly clock: string | null;
  readonly minutes: number;
  /** Hours before the puja that the family asked; before now, where the puja is still to come. */
  readonly asked: number;
  /**
   * What followed, each with the hours it took: `requestAdvance 6, pay 3, accept 5`. `complete` counts from the end
   * of the puja; `expire` comes when its deadline does.
   */
  readonly went: string;
}

export interface Happening {
  readonly action: BookingAction;
  readonly from: BookingStatus | null;
  readonly to: BookingStatus;
  readonly by: Actor;
  readonly money: Step['money'];
  readonly at: Instant;
}

export interface Told {
  readonly period: Period;
  readonly status: BookingStatus;
  readonly dueAt: Instant | null;
  /** In order, from the request on. */
  readonly happenings: readonly Happening[];
}

/** Puts a story on the clock. Throws where the booking's rules, or time itself, would not have allowed it. */
export function tell(story: Story, now: Instant): Told {
  const period = periodOf(story.day, story.clock, story.minutes);
  const asked = earlier(earliest(now, period.from), hours(story.asked));
  const told = stepsOf(story.went).reduce<Happening[]>(
    (before, [action, after]) => [...before, next(before, action, hours(after), period)],
    [next([], 'request', hours(0), period, asked)],
  );
  const last = told.at(-1);
  if (!last || last.at > now) throw new Error(`A story of the demo runs ahead of its time: ${JSON.stringify(story)}.`);
  const dueAt = deadlineOf(last.to, last.at, period);
  if (dueAt !== null && dueAt <= now) throw new Error(`A story of the demo is overdue: ${JSON.stringify(story)}.`);
  return { period, status: last.to, dueAt, happenings: told };
}

const stepsOf = (text: string): [action: string, hours: number][] =>
  text
    .split(', ')
    .filter(Boolean)
    .map((part) => {
      const [action = '', after = '0'] = part.split(' ');
      return [action, Number(after)];
    });

function next(before: readonly Happening[], action: string, after: Millis, period: Period, asked?: Instant): Happening {
  const last = before.at(-1);
  const from = last?.to ?? null;
  const step = steps.find((one) => one.action === action && one.from === from);
  const [by] = step?.by ?? [];
  if (!step || !by) throw new Error(`The table of steps has no "${action}" from ${from}.`);
  return {
    action: step.action,
    from,
    to: step.to,
    by,
    money: step.money,
    at: asked ?? timeOf(step, last, after, period),
  };
}

/** A step comes so long after the one before, and in time; the last ones have moments of their own. */
function timeOf(step: Step, last: Happening | undefined, after: Millis, period: Period): Instant {
  if (!last) throw new Error('Only a request comes first.');
  const due = deadlineOf(last.to, last.at, period) ?? asInstant(Infinity);
  if (step.action === 'expire') return later(due, MINUTE);
  const at = later(step.action === 'complete' ? period.to : last.at, after);
  if (at >= due) throw new Error(`"${step.action}" comes too late for ${last.to}.`);
  return at;
}
