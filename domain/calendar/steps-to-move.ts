import type { BookingStatus, Step } from '../booking.ts';

/** Another day or hour: one side proposes, the other agrees or refuses, and until then it can be taken back (`proposal.ts`). Unanswered it runs out. */
export type MovingAction = 'propose' | 'move' | 'refuseMove' | 'takeBack' | 'expireMove';

/** The rows of the table of steps for one state; the booking stays in it. */
// oxfmt-ignore
export const stepsToMove = (from: BookingStatus): readonly Step[] => [
  { action: 'propose', from, to: from, by: ['customer'], when: 'before start', ownCall: true, tells: ['pandit'] },
  { action: 'propose', from, to: from, by: ['pandit'], when: 'before start', ownCall: true, tells: ['customer'] },
  { action: 'move', from, to: from, by: ['customer', 'pandit'], when: 'before start', ownCall: true, tells: ['customer', 'pandit'] },
  { action: 'refuseMove', from, to: from, by: ['customer'], ownCall: true, tells: ['pandit'] },
  { action: 'refuseMove', from, to: from, by: ['pandit'], ownCall: true, tells: ['customer'] },
  { action: 'takeBack', from, to: from, by: ['customer'], ownCall: true, tells: ['pandit'] },
  { action: 'takeBack', from, to: from, by: ['pandit'], ownCall: true, tells: ['customer'] },
  { action: 'expireMove', from, to: from, by: ['time'], ownCall: true, tells: ['customer', 'pandit'] },
];
