import type { BookingStatus, Step } from '../booking.ts';

/**
 * What the office does to a booking, what becomes of one that another pandit takes over, and of one whose hour the pandit has given to
 * another family.
 */
export type OnBehalf =
  | 'cancelOnBehalf'
  | 'completeOnBehalf'
  | 'withdrawOnBehalf'
  | 'notHeld'
  | 'refund'
  | 'handOver'
  | 'passOver'
  | 'hourTaken';

/**
 * The pandit of an agreed puja does not come, and the office says so: others are looked for as if the pandit had withdrawn. Or
 * another has accepted it in their place: what the family paid goes along (docs/decisions/0116-handing-over.md).
 */
// oxfmt-ignore
export const stepsToAnother = (from: BookingStatus, { none, other }: { none: BookingStatus; other: BookingStatus }): readonly Step[] => [
  { action: 'withdrawOnBehalf', from, to: none, by: ['admin'], asks: 'reason', money: 'refund', when: 'before start', ownCall: true, tells: ['customer', 'pandit'] },
  { action: 'handOver', from, to: other, by: ['customer'], money: 'along', when: 'before start', ownCall: true, tells: ['pandit'] },
];

/**
 * The office has found that an agreed puja, or one that was said to be held, was not: so much as it says goes back, the rest is the pandit's.
 * Or that one that was doubted was held.
 */
// oxfmt-ignore
export const stepsOfUnheld = (to: BookingStatus, agreed: BookingStatus, held: BookingStatus): readonly Step[] => [
  { action: 'notHeld', from: agreed, to, by: ['admin'], asks: 'reason', money: 'part', when: 'from start', ownCall: true, tells: ['customer', 'pandit'] },
  { action: 'completeOnBehalf', from: held, to: held, by: ['admin'], asks: 'reason', money: 'settle', ownCall: true, tells: ['customer', 'pandit'] },
  { action: 'notHeld', from: held, to, by: ['admin'], asks: 'reason', money: 'part', ownCall: true, tells: ['customer', 'pandit'] },
];
