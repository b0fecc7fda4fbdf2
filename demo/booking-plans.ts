/** A booking to be made around the day the demo is loaded. */
export interface Plan {
  /** `mine` is the pandit who signs in, `acharya` the acharya; else somebody who offers it and is free. */
  readonly pandit: 'mine' | 'acharya' | 'anyone';
  /** Which customer; 0 is the one who signs in. */
  readonly customer: number;
  readonly ritual: string;
  /** Days from today. */
  readonly in: number;
  readonly clock: string | null;
  /** See `Story`. */
  readonly asked: number;
  readonly went: string;
  /** How it went on from there (`lives.ts`). */
  readonly life?: Life;
}

/** What the table of steps alone does not tell. */
export type Life =
  | 'begun'
  | 'restPaid'
  | 'moved'
  | 'proposed'
  | 'withdrawn'
  | 'replaced'
  | 'several'
  | 'substitute'
  | 'disputed'
  | 'decided';

type Row = readonly [Plan['pandit'], number, string, number, string | null, number, string, Life?];

/** What the customer who signs in has booked: every state, and one advance to pay. */
// oxfmt-ignore
const ofTheCustomer: readonly Row[] = [
  ['mine', 0, 'satyanarayan-puja', 6, '09:00', 5, ''],
  ['anyone', 0, 'gruha-pratistha', 9, '08:00', 20, 'requestAdvance 14'],
  ['anyone', 0, 'annaprashan', 12, '10:00', 30, 'requestAdvance 6, pay 10'],
  ['mine', 0, 'lakshmi-puja', 1, '17:30', 70, 'accept 5'],
  ['anyone', 0, 'vivah-bahaghara', 45, null, 26, '', 'proposed'],
  ['anyone', 0, 'satyanarayan-puja', 0, null, 30, 'accept 4', 'begun'],
  ['anyone', 0, 'lakshmi-puja', 17, '18:00', 50, 'accept 5', 'moved'],
  ['anyone', 0, 'ganesh-puja', 21, '09:30', 60, 'requestAdvance 6, pay 10, accept 5', 'withdrawn'],
  // the second takes the place of the first
  ['anyone', 0, 'lakshmi-puja', 26, '18:30', 90, 'requestAdvance 6, pay 10, accept 5', 'replaced'],
  ['anyone', 0, 'lakshmi-puja', 26, '18:30', 26, ''],
  // asked at once: the first to accept has it
  ['anyone', 0, 'satyanarayan-puja', 14, '10:00', 4, '', 'several'],
  ['anyone', 0, 'satyanarayan-puja', 14, '10:00', 4, ''],
  ['anyone', 0, 'satyanarayan-puja', 14, '10:00', 4, ''],
  ['mine', 0, 'ganesh-puja', -24, '08:30', 90, 'requestAdvance 8, pay 6, accept 10, complete 1'],
  ['anyone', 0, 'rudrabhishek', -52, '06:30', 120, 'accept 9, complete 2', 'disputed'],
  ['anyone', 0, 'satyanarayan-puja', -9, '18:00', 50, 'reject 7', 'decided'],
  ['anyone', 0, 'vehicle-puja', -15, '11:00', 44, 'cancel 6'],
  ['anyone', 0, 'ekoisia', -30, '09:30', 96, 'requestAdvance 9, pay 4, expire'],
  ['anyone', 0, 'navagraha-shanti', -38, '07:30', 110, 'requestAdvance 5, pay 11, cannotAttend 8'],
];

/** What waits for the pandit who signs in, what their days hold, and what is behind them. */
// oxfmt-ignore
const ofThePandit: readonly Row[] = [
  ['mine', 1, 'satyanarayan-puja', 3, '10:00', 9, ''],
  ['mine', 2, 'ganesh-puja', 3, '11:00', 3, ''],
  ['mine', 3, 'gruha-pratistha', 8, '07:30', 38, '', 'substitute'],
  ['mine', 5, 'vivah-bahaghara', 16, null, 21, ''],
  ['mine', 4, 'ekoisia', 11, '09:00', 28, 'requestAdvance 20'],
  ['mine', 6, 'annaprashan', 7, '09:30', 30, 'requestAdvance 8, pay 12'],
  ['mine', 7, 'navagraha-shanti', 13, '08:00', 40, 'requestAdvance 16, pay 21'],
  ['mine', 8, 'vehicle-puja', 0, '07:30', 30, 'accept 4'],
  ['mine', 9, 'satyanarayan-puja', 0, '17:30', 80, 'requestAdvance 10, pay 5, accept 6'],
  ['mine', 10, 'gruha-pratistha', 1, '09:00', 96, 'requestAdvance 12, pay 7, accept 3'],
  ['mine', 11, 'satyanarayan-puja', -2, '16:00', 72, 'requestAdvance 6, pay 4, accept 9, complete 1', 'restPaid'],
  ['mine', 12, 'havan', -5, '07:00', 60, 'requestAdvance 11, pay 6, accept 4, complete 3'],
  ['mine', 13, 'lakshmi-puja', -8, '18:00', 90, 'accept 7, complete 1', 'disputed'],
  ['mine', 14, 'gruha-pratistha', -12, '08:00', 130, 'requestAdvance 20, pay 15, accept 10, complete 2'],
  ['mine', 15, 'annaprashan', -17, '10:30', 66, 'requestAdvance 9, pay 8, accept 2, complete 1'],
  ['mine', 16, 'satyanarayan-puja', -29, '17:00', 84, 'requestAdvance 7, pay 3, accept 8, complete 20'],
  ['mine', 17, 'vivah-bahaghara', -36, null, 400, 'requestAdvance 30, pay 20, accept 11, complete 6'],
  ['mine', 1, 'ganesh-puja', -50, '09:00', 55, 'requestAdvance 5, pay 5, accept 5, complete 1'],
  ['mine', 18, 'ekoisia', -6, '10:00', 48, 'reject 10'],
  ['mine', 19, 'vehicle-puja', -4, '08:00', 40, 'cancel 9'],
  ['mine', 20, 'navagraha-shanti', -10, '07:00', 90, 'expire'],
];

/** The acharya's days. */
// oxfmt-ignore
const ofTheAcharya: readonly Row[] = [
  ['acharya', 2, 'rudrabhishek', 4, '06:30', 12, ''],
  ['acharya', 8, 'vastu-shanti', 10, '08:00', 30, ''],
  ['acharya', 13, 'chandi-path', 14, '07:00', 36, 'requestAdvance 15, pay 10'],
  ['acharya', 15, 'navagraha-shanti', 1, '08:30', 75, 'requestAdvance 9, pay 12, accept 6'],
  ['acharya', 21, 'havan', -3, '07:30', 64, 'requestAdvance 6, pay 8, accept 5, complete 2'],
  ['acharya', 22, 'upanayana-brata', -20, '07:00', 200, 'requestAdvance 22, pay 14, accept 9, complete 3'],
  ['acharya', 5, 'rudrabhishek', -41, '06:00', 58, 'accept 12, complete 1'],
];

const planOf = ([pandit, customer, ritual, days, clock, asked, went, life]: Row): Plan => ({
  pandit,
  customer,
  ritual,
  in: days,
  clock,
  asked,
  went,
  ...(life && { life }),
});

export const plans: readonly Plan[] = [...ofTheCustomer, ...ofThePandit, ...ofTheAcharya].map(planOf);

/** How bookings of the rest of the town go: where in the calendar they lie, and what happened. */
// oxfmt-ignore
export const courses: readonly (readonly [from: number, to: number, asked: number, went: string])[] = [
  [-58, -2, 70, 'accept 6, complete 1'],
  [-58, -2, 96, 'requestAdvance 10, pay 5, accept 7, complete 2'],
  [-58, -2, 120, 'requestAdvance 4, pay 18, accept 3, complete 23'],
  [-50, 10, 60, 'reject 14'],
  [-40, 12, 45, 'cancel 20'],
  [-30, -1, 80, 'requestAdvance 12, decline 5'],
  [-30, -1, 90, 'requestAdvance 12, expire'],
  [0, 0, 66, 'accept 11'],
  [1, 20, 50, 'requestAdvance 9, pay 6, accept 8'],
  [2, 30, 11, ''],
  [3, 30, 27, 'requestAdvance 12'],
];
