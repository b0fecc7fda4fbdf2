import { paise } from '#domain/money.ts';
import { asDay } from '#domain/time.ts';
import { caseTexts } from './say-cases.ts';
import { officeTexts } from './say-office.ts';
import { peopleTexts } from './say-people.ts';
import { stepTexts } from './say-steps.ts';
import { booking } from './test-booking.ts';
import { dueAt, factSets, hoursOf } from './test-facts.ts';
import type { BookingView, Message } from './texts.ts';
import type { BookingFacts } from '../topics.ts';

/** Messages of every topic, with what can be true of each, for the tests of languages. */

export const bookingTopics = Object.keys({ ...stepTexts, ...officeTexts, ...caseTexts });

/** As people are called here: half of them write their name in Latin letters alone. */
export const usual: BookingView = {
  ...booking,
  ritualOr: 'ସତ୍ୟନାରାୟଣ ପୂଜା',
  ritualHi: 'सत्यनारायण कथा',
  advancePaise: paise(1500),
  pricePaise: paise(2100),
  place: 'Plot 12, Nayapalli',
  startCode: '4711',
};
/** The others in three scripts, with names that are long for here. */
export const inScripts = {
  customer: 'Laxmipriya Mohapatra',
  customerOr: 'ଲକ୍ଷ୍ମୀପ୍ରିୟା ମହାପାତ୍ର',
  customerHi: 'लक्ष्मीप्रिया महापात्र',
  pandit: 'Bishwanath Tripathy',
  panditOr: 'ବିଶ୍ୱନାଥ ତ୍ରିପାଠୀ',
  panditHi: 'विश्वनाथ त्रिपाठी',
};
const early = hoursOf('2026-12-05T09:12:00+05:30', '2026-12-05T11:05:00+05:30');
const bookings: readonly BookingView[] = [
  usual,
  { ...usual, startMinute: null, advancePaise: null, place: null, startCode: null },
  { ...usual, startMinute: 552, muhurat: early },
  { ...usual, ...inScripts },
  { ...usual, ...inScripts, startMinute: 552, muhurat: early },
  { ...usual, quiet: true, ritualOr: 'ବାର୍ଷିକ ଶ୍ରାଦ୍ଧ', ritualHi: 'वार्षिक श्राद्ध' },
];
const otherTime = { day: asDay('2026-12-06'), startMinute: 600 };
const more: readonly BookingFacts[] = [
  {},
  ...factSets,
  { ahead: 'soon', otherTime, begunAt: dueAt, substitute: true },
  { kept: paise(750), note: 'Fever' },
  { refunded: true, amount: paise(500), creditBack: paise(200), leaves: true },
  { seeks: 'yes', holdsAdvance: true },
  { seeks: 'ask', holdsAdvance: true },
  { amount: paise(1500), creditUsed: paise(1500), rest: 'differs', paidAfter: true },
  { amount: paise(0), rest: 'differs', takenBack: paise(0) },
  { note: 'own held' },
  { note: 'case 2026-00004', withoutCode: true },
  { others: 3, nextHours: { from: '2026-12-06T23:20:00+05:30', to: '2026-12-07T01:10:00+05:30' } },
  { others: 1, nextHours: { from: '2026-12-13T06:14:00+05:30', to: '2026-12-14T06:15:00+05:30' } },
  { waitsFor: 'answer' },
  { waitsFor: 'acceptance' },
  { cashBack: paise(400), amount: paise(500), caseKind: 'notHeld' },
  { caseKind: 'notHeld', remedy: 'payPandit', becomes: 'held' },
  { caseKind: 'appeal', remedy: 'nothing' },
  { caseKind: 'absence', measure: 'warn', reason: 'You did not come.', amount: paise(500) },
  { ended: [otherTime], stay: [otherTime] },
].map((said) => ({ dueAt, ticket: '2026-00042', ...said }) as BookingFacts);

const { pandit: called, panditOr, panditHi } = inScripts;
const whom = [{ pandit: 'Jagannath Mishra' }, { pandit: called, panditOr, panditHi }, { pandit: null }];
const review = { comment: '', acharyaName: 'Acharya Das', expectedEnd: asDay('2026-12-31') };
export const alone: readonly Message[] = [
  ...Object.keys(peopleTexts.review).flatMap((topic) =>
    [
      review,
      { ...review, comment: 'Cash', wasApproved: true },
      { ...review, acharyaName: called, acharyaOr: panditOr, acharyaHi: panditHi },
      { ...review, acharyaName: null, expectedEnd: null },
    ].map((said) => ({ topic, booking: null, facts: said })),
  ),
  ...['Anjali Mohanty', null].map((invitedBy) => ({
    topic: 'staff.invited',
    booking: null,
    facts: {
      link: `https://sankalp.in/admin-invitation/${'x'.repeat(43)}`,
      brand: 'ସଂକଳ୍ପ',
      invitedBy,
      expiresAt: dueAt,
    },
  })),
  ...[0, 1, 7].flatMap((ahead) =>
    whom.map((last) => ({
      topic: 'soon.familyDay',
      booking: null,
      facts: { familyDay: asDay('2026-12-08'), name: 'ବାପାଙ୍କ ଶ୍ରାଦ୍ଧ', month: 10, tithi: 20, ahead, ...last },
    })),
  ),
  ...whom.map((of) => ({
    topic: 'wait.opened',
    booking: null,
    facts: { ...usual, ...of, waitedDay: asDay('2026-12-08'), district: 'Khordha', startMinute: 600 },
  })),
  ...Object.keys(peopleTexts.contact).map((topic) => ({ topic, booking: null, facts: { ticket: 'M-00042' } })),
  ...Object.keys(peopleTexts.account).map((topic) => ({ topic, booking: null, facts: {} })),
];

export const messages = (topic: string): Message[] =>
  bookings.flatMap((one) => more.map((said) => ({ topic, booking: one, facts: said })));

export const all: readonly Message[] = [...bookingTopics.flatMap(messages), ...alone];
