import type { BookingStatus, Step } from '../booking.ts';

/** The rest of the dakshina: paid online, or given in cash, of which each side says how much it was (`rest.ts`). */
export type RestAction = 'payRest' | 'giveRest' | 'receiveRest';

/** The rows of the table of steps for one state in which the puja can have begun, or was held; the booking stays in it. */
// oxfmt-ignore
export const stepsOfRest = (from: BookingStatus, when?: 'from start'): readonly Step[] => [
  { action: 'payRest', from, to: from, by: ['provider'], rest: 'paid', ...(when && { when }), ownCall: true, tells: ['customer', 'pandit'] },
  { action: 'giveRest', from, to: from, by: ['customer'], rest: 'given', ...(when && { when }), ownCall: true, tells: ['pandit'] },
  { action: 'receiveRest', from, to: from, by: ['pandit'], rest: 'received', ...(when && { when }), ownCall: true, tells: ['customer'] },
];
