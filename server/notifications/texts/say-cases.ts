import { ACKNOWLEDGE_HOURS, APPEAL_DAYS, isAboutMoney, RESOLVE_DAYS } from '#domain/cases/case.ts';
import { sentencesOf, spare, type Sentence, type Word } from './sentence.ts';
import { moneyFromPandit, moneyToFamily } from './say-money.ts';
import { because, leftBookings, wordsIfRoom } from './say-parts.ts';
import type { BookingTexts, BookingView } from './texts.ts';
import { family, pandit, puja } from './words-of.ts';
import type { BookingFacts } from '../topics.ts';

/** Messages about a case: opened, heard, taken, decided, and what it means for a pandit. */

const cases = sentencesOf('smsCases');

const ticketOf = ({ ticket }: BookingFacts) => ({ ticket: String(ticket) });

const opened = (b: BookingView, f: BookingFacts): readonly Sentence[] => {
  const days = String(RESOLVE_DAYS);
  return f.byOffice
    ? [cases('notedAbsence', { puja: puja(b) }), cases('nobodyPays', { ...ticketOf(f), days })]
    : [cases('yourTicket', { puja: puja(b), ...ticketOf(f), hours: String(ACKNOWLEDGE_HOURS), days })];
};

function saysOf({ caseKind: kind, byOffice }: BookingFacts, who: Word, b: BookingView): Sentence {
  const said = { puja: puja(b), who };
  if (kind === 'absence') return cases(byOffice ? 'notedAbsence' : 'saysAbsence', said);
  if (kind === 'notHeld') return cases('saysNotHeld', said);
  if (kind === 'overcharge') return cases('saysOvercharge', said);
  return cases(kind === 'difference' ? 'saysDifference' : 'saysWrong', said);
}

/** What the decision of a case makes of its booking. */
const becomes = { off: 'decidedOff', held: 'decidedHeld', unheld: 'decidedUnheld' } as const;

/** What a decision comes to; that it is one, where the money that goes back says all. */
function outcomeOf({ becomes: after, absent, remedy, caseKind }: BookingFacts) {
  if (absent) return 'decidedAbsent';
  if (after) return becomes[after];
  if (remedy === 'goesOn') return 'decidedOn';
  if (remedy === 'lift') return 'decidedLift';
  if (remedy !== 'nothing') return 'decided';
  if (caseKind === 'appeal') return 'decidedSame';
  return caseKind && isAboutMoney(caseKind) ? 'decidedMoney' : 'decidedBooking';
}

const decided = (b: BookingView, f: BookingFacts, ...rest: readonly Sentence[]): readonly Sentence[] => [
  cases(outcomeOf(f), { puja: puja(b), ...ticketOf(f) }),
  ...rest,
  ...wordsIfRoom(f.note),
];

const appeal = (): Sentence => spare(cases('appeal', { days: String(APPEAL_DAYS) }), 'last');

/** What the decision means for the pandit, and until when they can appeal. */
const measureOf = ({ measure, reason, ...left }: BookingFacts): readonly Sentence[] =>
  measure === undefined || measure === 'none'
    ? []
    : [cases(measure === 'warn' ? 'warned' : 'paused'), ...because(reason), appeal(), ...leftBookings(left)];

export const caseTexts = {
  'caseOpened.customer': opened,
  'caseOpened.pandit': opened,
  'caseHeard.customer': (b, f) => [saysOf(f, pandit(b), b), cases('writeHow', ticketOf(f))],
  'caseHeard.pandit': (b, f) => [saysOf(f, family(b), b), cases('writeHow', ticketOf(f))],
  'caseTaken.customer': (_, f) => [cases('taken', ticketOf(f))],
  'caseTaken.pandit': (_, f) => [cases('taken', ticketOf(f))],
  'caseDecided.customer': (b, f) => decided(b, f, ...moneyToFamily(b, f)),
  'caseDecided.pandit': (b, f) => decided(b, f, ...moneyFromPandit(b, f), ...measureOf(f)),
  'warned.pandit': (_, f) => [cases('warnedTicket', ticketOf(f)), ...because(f.note), appeal()],
  'paused.pandit': (_, f) => [cases('pausedTicket', ticketOf(f)), ...because(f.note), appeal(), ...leftBookings(f)],
  'lifted.pandit': (_, f) => [cases('lifted', ticketOf(f))],
} satisfies Partial<BookingTexts>;
