import { stateOf, type State } from '../booking.ts';

/** How a booking came to nothing, where its state alone does not say. One answer for badges, lists, sentences and messages. */

export const endings = [
  'passedOver',
  'withdrawn',
  'cannotCome',
  'onBehalf',
  'notHeld',
  'hourTaken',
  'declined',
  'unanswered',
  'unpaid',
  'unaccepted',
] as const;
export type Ending = (typeof endings)[number];

export interface Step {
  readonly action: string;
  readonly from: string | null;
  readonly to: string;
}

const byAction: Readonly<Record<string, Ending>> = {
  passOver: 'passedOver',
  handOver: 'passedOver',
  withdraw: 'withdrawn',
  withdrawOnBehalf: 'cannotCome',
  cancelOnBehalf: 'onBehalf',
  notHeld: 'notHeld',
  hourTaken: 'hourTaken',
  decline: 'declined',
};

/** What time ended, by what had not happened until then. */
const byDeadline: Readonly<Partial<Record<NonNullable<State['deadline']>, Ending>>> = {
  answer: 'unanswered',
  payment: 'unpaid',
  acceptance: 'unaccepted',
};

/** By the last step that changed the state: money may have moved since. Null where the state says it all. */
export function endingOf(steps: readonly Step[]): Ending | null {
  const step = steps.findLast(({ from, to }) => from !== to);
  if (!step) return null;
  if (step.action !== 'expire') return byAction[step.action] ?? null;
  const deadline = stateOf(step.from ?? '')?.deadline;
  return (deadline && byDeadline[deadline]) ?? null;
}
