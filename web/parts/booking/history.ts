import type { Booking, BookingEvent } from '#contract/bookings.ts';
import { isLive } from '#domain/booking.ts';
import { endingOf } from '#domain/booking/ending.ts';

export interface Entry {
  /** A step's name, or what time ended. */
  readonly what: string;
  /** The state it led to, for a step there are no words for. */
  readonly to: string;
  readonly rupees: number | null;
  /** In the words of whoever took the step. */
  readonly note: string | null;
  /** The case by whose decision the office took it. */
  readonly decided: BookingEvent['decided'];
  readonly at: string;
  readonly when: 'past' | 'now';
}

/** What either side can do. */
const bySides: readonly string[] = ['propose', 'move', 'refuseMove', 'takeBack', 'complete'];

type Story = Pick<Booking, 'events' | 'paymentDateTime'>;

/** A step's name, more exactly where time took it, either side can, or it was paid by an advance that the pandit before had. */
export function deedOf(booking: Story, event: BookingEvent): string {
  const { action, actor } = event;
  if (isPaidBefore(booking, event)) return `${action}Along`;
  if (action === 'pay' && actor === 'customer') return 'payByCredit';
  if (bySides.includes(action) && actor !== 'time') return `${action}${actor === 'pandit' ? 'ByPandit' : 'ByFamily'}`;
  return (action === 'expire' && endingOf([event])) || action;
}

/** The advance came along from another booking: it was paid before this step, or without any step here. */
function isPaidBefore({ events, paymentDateTime }: Story, { action, at }: BookingEvent): boolean {
  if (paymentDateTime === null) return false;
  if (action === 'pay') return paymentDateTime < at;
  return action === 'accept' && !events.some((other) => other.action === 'pay');
}

/** Every step taken, in order. */
export function historyOf(booking: Booking): Entry[] {
  const { events, bookingStatus: status, begunAt } = booking;
  const live = isLive(status);
  return events.map((event, index): Entry => {
    const { action, to, amount: rupees, note, decided } = event;
    // told later where there was no signal
    const at = action === 'begin' && begunAt ? begunAt : event.at;
    return {
      what: deedOf(booking, event),
      to,
      rupees,
      note,
      decided,
      at,
      when: live && index === events.length - 1 ? 'now' : 'past',
    };
  });
}
