import type { TakenWindow } from '#domain/calendar/good-hours.ts';
import { remedies } from '#domain/cases/outcome.ts';
import { paise } from '#domain/money.ts';
import { asDay, instantOf } from '#domain/time.ts';
import type { BookingFacts } from '../topics.ts';

/** What the tests of the texts say of a booking. */

/** Those no step leads to. */
export const otherTopics = [
  'panditLeft.customer',
  'nobodyFound.customer',
  'carried.customer',
  'nobodyNear.customer',
  'soon.customer',
  'soon.pandit',
  'letter.customer',
  'remind.customer',
  'remind.pandit',
  'caseOpened.customer',
  'caseHeard.customer',
  'caseHeard.pandit',
  'caseTaken.pandit',
  'caseDecided.customer',
  'creditGiven.customer',
  'creditRefused.customer',
  'wrongCodes.customer',
  'warned.pandit',
  'paused.pandit',
  'lifted.pandit',
  'refundSent.customer',
  'paymentLate.customer',
] as const;
export const dueAt = instantOf('2026-12-04T12:30:00Z');
export const hoursOf = (from: string, to: string): TakenWindow => ({
  from,
  to,
  date: asDay('2026-12-05'),
  district: 'Jajpur',
  tithi: 10,
  nakshatra: 27,
  turns: [{ limb: 'tithi', index: 11, at: from }],
  warnings: [],
  version: 0,
});

/** What can be true of each, as far as it makes a message longer. */
export const factSets: readonly BookingFacts[] = [
  { note: 'Fever' },
  { refunded: true, amount: paise(1500), note: 'Fever' },
  { refunded: true, amount: paise(750), kept: paise(750) },
  { seeks: 'yes', note: 'Fever' },
  { seeks: 'ask', note: 'Fever' },
  { seeks: 'ask', credit: paise(500), note: 'Fever' },
  { seeks: 'ask', creditWaits: paise(500), note: 'Fever' },
  { refunded: true, amount: paise(1500), creditWaits: paise(500), note: 'Fever' },
  { creditUsed: paise(200), amount: paise(1500) },
  { rest: 'differs', amount: paise(300) },
  { rest: 'settled', amount: paise(300) },
  { otherTime: { day: asDay('2026-12-06'), startMinute: 600 }, note: 'Exams' },
  { ticket: '2026-00042', caseKind: 'overcharge', note: 'A part comes back.', amount: paise(200) },
  { ticket: '2026-00042', caseKind: 'difference' },
  { ticket: '2026-00042', caseKind: 'absence', byOffice: true },
  ...remedies.flatMap((remedy): BookingFacts[] => [
    { ticket: '2026-00042', caseKind: 'complaint', remedy, note: 'We have heard both of you.' },
    { ticket: '2026-00042', caseKind: 'absence', remedy, absent: true, amount: paise(1500), note: 'Nobody came.' },
  ]),
  ...(['off', 'held', 'unheld'] as const).map((becomes): BookingFacts => ({
    ticket: '2026-00042',
    caseKind: 'notHeld',
    becomes,
    remedy: 'ends',
  })),
  { ahead: 'tomorrow' },
  { withoutCode: true },
  { waitsFor: 'puja' },
  { takenBack: paise(180), amount: paise(200) },
  { paidBefore: true, amount: paise(1200), back: paise(300) },
  { waits: paise(1200), amount: paise(1500) },
];
