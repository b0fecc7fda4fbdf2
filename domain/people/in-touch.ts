import { isLive, stateOf, wasHeld, type BookingStatus } from '../booking.ts';
import { days, later, type Instant, type Period } from '../time.ts';

/** How long after a puja the two can still reach each other: something was left behind, or is still to be paid. */
export const IN_TOUCH_AFTER = days(2);

/** Whether a booking's two parties may know how to reach each other: while it lives, and for two days after a puja that was held. */
export const inTouch = (status: BookingStatus, { to }: Pick<Period, 'to'>, now: Instant): boolean =>
  isLive(status) || (wasHeld(status) && now < later(to, IN_TOUCH_AFTER));

/** A booking that was refused, called off or ran out: the two never met over it. */
export const cameToNothing = (status: BookingStatus): boolean => stateOf(status)?.isOver === 'off';
