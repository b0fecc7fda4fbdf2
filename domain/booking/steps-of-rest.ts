import type { BookingStatus, Step } from '../booking.ts';

/** The rest of the dakshina: paid online, or given in cash, of which each side says how much it was (`rest.ts`). */
export type RestAction = 'payRest' | 'giveRest' | 'receiveRest' | 'returnRest' | 'dropRest';

/** The rows of the table of steps for one state in which the puja can have begun, or was held; the booking stays in it. */
// oxfmt-ignore
export const stepsOfRest = (from: BookingStatus, when?: 'from start'): readonly Step[] => [
  { action: 'payRest', from, to: from, by: ['provider'], rest: 'paid', ...(when && { when }), ownCall: true, tells: ['customer', 'pandit'] },
  { action: 'giveRest', from, to: from, by: ['customer'], rest: 'given', ...(when && { when }), ownCall: true, tells: ['pandit'] },
  { action: 'receiveRest', from, to: from, by: ['pandit'], rest: 'received', ...(when && { when }), ownCall: true, tells: ['customer'] },
];

/** Cash that was given for a puja that came to nothing goes back by hand: each side says so, or time ends a claim that one word alone makes (`cash-back.ts`). */
// oxfmt-ignore
export const stepsOfCashBack = (from: BookingStatus): readonly Step[] => [
  { action: 'returnRest', from, to: from, by: ['pandit'], rest: 'returned', ownCall: true, tells: ['customer'] },
  { action: 'returnRest', from, to: from, by: ['customer'], rest: 'returned', ownCall: true, tells: ['pandit'] },
  { action: 'dropRest', from, to: from, by: ['time'], rest: 'dropped', tells: ['customer', 'pandit'] },
];
