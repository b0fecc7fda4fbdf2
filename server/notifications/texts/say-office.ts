import { inRupees, NO_MONEY } from '#domain/money.ts';
import { caseOfNote } from '#domain/cases/ticket-note.ts';
import { sentencesOf, type Sentence } from './sentence.ts';
import { amount, comesBack, moneySteps, whatIsDue } from './say-money.ts';
import { because, ifAhead, nextGood, only, reasonIfRoom, timeYours } from './say-parts.ts';
import type { BookingTexts, BookingView } from './texts.ts';
import { family, pandit, puja } from './words-of.ts';
import type { BookingFacts } from '../topics.ts';

/** Messages about other pandits, and about what the office does for a booking. */

const office = sentencesOf('smsOffice');
const steps = sentencesOf('smsSteps');

const about = (b: BookingView) => ({ puja: puja(b), pandit: pandit(b), family: family(b) });

/** Whom a family can ask instead. */
function othersFree({ others }: BookingFacts): Sentence {
  if (!others) return office('chooseHour');
  return others === 1 ? office('anotherFree') : office('othersFree', { count: String(others) });
}

export const officeTexts = {
  'cancelOnBehalf.customer': (b, f) =>
    f.leaves
      ? [office('cannotCome', about(b)), ...ifAhead(b, office('findAnother')), ...comesBack(b, f)]
      : [office('weCancelledWith', about(b)), ...comesBack(b, f), ...because(f.note)],
  'cancelOnBehalf.pandit': (b, f) => [
    office('weCancelledOf', about(b)),
    ...only(!caseOfNote(f.note), timeYours()),
    ...because(f.note),
  ],
  'notHeld.customer': (b, f) => [office('foundNotHeld', about(b)), ...comesBack(b, f), ...because(f.note)],
  'notHeld.pandit': (b, f) => [office('foundNotHeld', about(b)), ...because(f.note)],
  ...moneySteps,
  'refund.customer': (b, f) => [...moneySteps['refund.customer'](b, f), ...because(f.note)],
  'refund.pandit': (b, f) => [...moneySteps['refund.pandit'](b, f), ...because(f.note)],
  'panditLeft.customer': (b, f) => [
    office('panditLeft', about(b)),
    office('bookingStays', about(b)),
    office(f.amount ? 'toCancelBack' : 'toCancel'),
  ],
  'passOver.pandit': (b) => [office('passedOver', about(b)), timeYours()],
  'hourTaken.customer': (b, f) => [
    office(b.startMinute === null ? 'dayTaken' : 'hourTaken', about(b)),
    ...(f.seeks ? comesBack(b, f) : ifAhead(b, othersFree(f), ...nextGood(f, b.readAt))),
  ],
  'nobodyFound.customer': (b, f) => [office('nobodyFound', about(b)), ...comesBack(b, f)],
  'carried.customer': (b, f) => [
    office('asksLess', { ...about(b), amount: amount(b, f), back: inRupees(f.back ?? NO_MONEY) }),
  ],
  'nobodyNear.customer': (b, f) => [
    office('nobodyNear', about(b)),
    ...ifAhead(b, office(f.seeks ? 'chooseMoneyWaits' : 'choose')),
  ],
  'handingOver.customer': (b) => [office('handingOver', about(b)), office('staysUntil', about(b))],
  'handedToNobody.customer': (b) => [office('nobodyElse', about(b)), office('staysWith', about(b))],
  'handOver.pandit': (b) => [office('anotherHolds', about(b)), timeYours()],
  'withdrawOnBehalf.customer': (b, f) => [
    office('cannotCome', about(b)),
    ...only(!f.seeks, office('chooseOthers')),
    ...comesBack(b, f),
    ...reasonIfRoom(f.leaves ? null : f.note),
  ],
  'withdrawOnBehalf.pandit': (b, f) => [office('noLongerYours', about(b)), ...because(f.note)],
  'completeOnBehalf.customer': (b, f) =>
    f.withoutCode && !caseOfNote(f.note)
      ? [office('notedNoCode', about(b)), steps('notHeldSay')]
      : [office('notedWith', about(b))],
  'completeOnBehalf.pandit': (b) => [office('notedFor', about(b)), whatIsDue(b)],
} satisfies Partial<BookingTexts>;
