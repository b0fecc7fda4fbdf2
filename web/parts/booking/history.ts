import type { Booking, BookingEvent } from '#contract/bookings.ts';
import type { OwnCase } from '#contract/cases/cases.ts';
import { isLive } from '#domain/booking.ts';
import { endingOf } from '#domain/booking/ending.ts';

export interface Entry {
  /** A step's name, or what time ended. */
  readonly what: string;
  /** The state it led to, for a step there are no words for. */
  readonly to: string;
  readonly rupees: number | null;
  /** In the words of the person who took the step. */
  readonly note: string | null;
  /** The product's own, instead of words. */
  readonly reason: BookingEvent['reason'];
  /** The case by whose decision the office took it. */
  readonly decided: BookingEvent['decided'];
  /** Of the case it is about, where it is about one. */
  readonly number: string | null;
  readonly at: string;
  readonly when: 'past' | 'now';
}

/** What either side can do. */
const bySides: readonly string[] = ['propose', 'move', 'refuseMove', 'takeBack', 'complete', 'returnRest'];

type Story = Pick<Booking, 'events' | 'paymentDateTime' | 'withoutCode'>;

/** A step's name, more exactly where time took it, either side can, or it was paid by an advance that the pandit before had. */
export function deedOf(booking: Story, event: BookingEvent): string {
  const { action, actor } = event;
  if (isPaidBefore(booking, event)) return `${action}Along`;
  if (action === 'pay' && actor === 'customer') return 'payByCredit';
  if (action === 'complete' && actor === 'pandit' && booking.withoutCode) return 'completeWithoutCode';
  if (bySides.includes(action) && actor !== 'time') return `${action}${actor === 'pandit' ? 'ByPandit' : 'ByFamily'}`;
  return (action === 'expire' && endingOf([event])) || action;
}

/** The advance came along from another booking: it was paid before this step, or without any step here. */
function isPaidBefore({ events, paymentDateTime }: Story, { action, at }: BookingEvent): boolean {
  if (paymentDateTime === null) return false;
  if (action === 'pay') return paymentDateTime < at;
  return action === 'accept' && !events.some((other) => other.action === 'pay');
}

/** Every step taken and every case about it, in order. */
export function historyOf(booking: Booking, cases: readonly OwnCase[] = []): Entry[] {
  const { events, bookingStatus: status, begunAt } = booking;
  const live = isLive(status);
  const steps = events.map((event, index): Entry => {
    const { action, to, amount: rupees, note, reason, decided } = event;
    // told later where there was no signal
    const at = action === 'begin' && begunAt ? begunAt : event.at;
    return {
      what: deedOf(booking, event),
      to,
      rupees,
      note,
      reason,
      decided,
      number: null,
      at,
      when: live && index === events.length - 1 ? 'now' : 'past',
    };
  });
  // the steps keep their order: of one that was told later the hour lies before
  return cases.flatMap(entriesOfCase).reduce((story, entry) => {
    const next = story.findIndex(({ at }) => Date.parse(at) > Date.parse(entry.at));
    return story.toSpliced(next < 0 ? story.length : next, 0, entry);
  }, steps);
}

const openedBy = {
  customer: 'caseOpenedByFamily',
  pandit: 'caseOpenedByPandit',
  time: 'caseOpened',
  office: 'caseOpenedForFamily',
} as const;

/** That it was opened, and that it was decided. */
function entriesOfCase({ number, by, openedAt, decision }: OwnCase): Entry[] {
  const entry = { to: '', rupees: null, note: null, reason: null, decided: null, number, when: 'past' } as const;
  return [
    { ...entry, what: openedBy[by], at: openedAt },
    ...(decision ? [{ ...entry, what: 'caseDecided', at: decision.at }] : []),
  ];
}
