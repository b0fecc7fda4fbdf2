import { caseOfNote } from '#domain/cases/ticket-note.ts';
import { ACKNOWLEDGE_HOURS, APPEAL_DAYS, RESOLVE_DAYS } from '#domain/cases/case.ts';
import { inRupees, NO_MONEY, splitAdvance, type Paise } from '#domain/money.ts';
import { clockSaid, dayAt, daysBetween, startOfDay, type Day } from '#domain/time.ts';
import {
  amount,
  comesBack,
  moneyFromPandit,
  moneyToFamily,
  whatIsDue,
  whatItTakes,
  wholeAdvance,
} from './money-parts-en.ts';
import {
  because,
  by,
  closed,
  dayFormat,
  leftBookings,
  lunarDay,
  measureOf,
  momentFormat,
  nextGood,
  otherWhen,
  outcomeOf,
  puja,
  pujaBy,
  short,
  theirReason,
  withReason,
  withWords,
} from './text-parts-en.ts';
import { aheadOf, confirms, ifAhead, inDays, isPast } from './time-words-en.ts';
import { cashTexts } from './cash-texts-en.ts';
import type { BookingView, Texts } from './texts.ts';
import type { BookingFacts } from '../topics.ts';

/** English. Short: with usual names each fits one SMS (`domain/notices/sms.ts`). */

const to = ({ otherTime }: BookingFacts): string => (otherTime ? ` to ${otherWhen(otherTime)}` : '');
const insteadOf = ({ otherTime }: BookingFacts): string => (otherTime ? `, instead of ${otherWhen(otherTime)}` : '');

/** What of the advance a family gets back that cancelled. */
function ofAdvance(booking: BookingView, facts: BookingFacts): string {
  const kept = facts.kept ?? NO_MONEY;
  if (kept === 0) return comesBack(booking, facts);
  return facts.refunded
    ? ` ${amount(booking, facts)} of your advance comes back to you, as agreed.`
    : ' Nothing of the advance comes back, as agreed.';
}

/** What of it the pandit gets, whose day it was. */
const yours = (kept: Paise): string =>
  kept > 0 ? ` Of the advance ${inRupees(splitAdvance(kept).pandit)} is yours.` : '';

/** What a pandit is reminded of by the office. */
function reminder(booking: BookingView, { waitsFor, dueAt }: BookingFacts): string {
  if (waitsFor === 'answer')
    return `${short(booking.customer)} waits for your answer: ${puja(booking)}. Please answer${by(dueAt)}.`;
  if (waitsFor === 'acceptance') return `The advance for ${puja(booking)} is paid. Please accept${by(dueAt)}.`;
  return `${short(booking.customer)} counts on you for ${puja(booking)}. If you cannot come, please say so now.`;
}

/** Where the two say what cannot both be, and where nothing is left to say. */
const dispute = ({ rest }: BookingFacts): string =>
  rest === 'differs' ? ' You two say different sums; our office looks at it.' : '';
const answer = ({ rest }: BookingFacts): string =>
  rest === 'settled'
    ? ' You said the same: the receipt is there.'
    : ' Please say on the booking’s page how much it was.';

export const english: Texts = {
  booking: {
    'request.pandit': (b, f) =>
      `${short(b.customer)} asks you${f.substitute ? ', because another pandit cannot come,' : ''} for ${pujaBy(b)}. Please answer${by(f.dueAt)}.`,
    'accept.customer': (b, f) =>
      `${short(b.pandit)} has confirmed ${pujaBy(b)} for ${inRupees(b.pricePaise)}.${f.amount ? ` Your advance of ${amount(b, f)} goes with it.` : ''}`,
    'reject.customer': (b, f) => `${short(b.pandit)} cannot hold ${puja(b)}.${comesBack(b, f)}${theirReason(f.note)}`,
    'requestAdvance.customer': (b, f) =>
      f.waits
        ? `${short(b.pandit)} asks an advance of ${amount(b, f)} for ${puja(b)}. Pay${by(f.dueAt)}; ${inRupees(f.waits)} paid before comes back then.`
        : `${short(b.pandit)} asks for an advance of ${amount(b, f)} for ${puja(b)}.${f.creditUsed ? ` Your credit pays ${f.creditUsed === f.amount ? 'it' : inRupees(f.creditUsed)}.` : ''} Please ${f.creditUsed && f.creditUsed === f.amount ? 'say yes' : 'pay'}${by(f.dueAt)}${f.creditUsed ? '.' : ', or the time is free again.'}`,
    'cancel.pandit': (b, f) =>
      f.kept === null || f.kept === undefined
        ? `${short(b.customer)} has taken back the request for ${puja(b)}.`
        : `${short(b.customer)} has cancelled ${puja(b)}. The time is yours again.${yours(f.kept)}${theirReason(f.note)}`,
    'cancel.customer': (b, f) => `You have cancelled ${puja(b)} with ${short(b.pandit)}.${ofAdvance(b, f)}`,
    'decline.pandit': (b) =>
      `${short(b.customer)} did not agree to the advance for ${puja(b)}. The time is yours again.`,
    'pay.pandit': (b, f) =>
      `${short(b.customer)} has paid the advance of ${wholeAdvance(b, f)} for ${puja(b)}.${isPast(f.dueAt, b.readAt) ? '' : ` Please accept${by(f.dueAt)}.`}`,
    'pay.customer': (b, f) =>
      f.paidBefore
        ? `Of what you paid, ${amount(b, f)} is the advance ${short(b.pandit)} asks for ${puja(b)}${f.back ? `; ${inRupees(f.back)} comes back to you` : ''}.`
        : f.creditUsed && f.creditUsed === b.advancePaise
          ? `Your credit pays the advance of ${inRupees(f.creditUsed)} for ${puja(b)}. ${confirms(b, f)}, or the credit is yours again.`
          : `We have your advance of ${wholeAdvance(b, f)} for ${puja(b)}. ${confirms(b, f)}, or it comes back in full.`,
    'cannotAttend.customer': (b, f) =>
      `${short(b.pandit)} cannot attend ${puja(b)}.${comesBack(b, f)}${theirReason(f.note)}`,
    'withdraw.customer': (b, f) =>
      // with credit there is no room for the reason, which is on the booking's page
      `${short(b.pandit)} withdrew from ${puja(b)}.${comesBack(b, f)}${creditOf(f) || theirReason(f.note)}`,
    'creditGiven.customer': (b, f) =>
      `For the withdrawal from ${puja(b)} you have ${amount(b, f)} of credit. We deduct it from your next advance.`,
    'creditRefused.customer': (b, f) => `For the withdrawal from ${puja(b)} you are given no credit.${because(f.note)}`,
    'begin.customer': (b, { begunAt }) =>
      `${short(b.pandit)} began ${short(b.ritual, 40)}${begunAt ? ` on ${momentFormat.format(begunAt)}` : ''}.`,
    'wrongCodes.customer': (b) =>
      `A wrong start code came five times for ${puja(b)}. Tell yours at your door alone; if nobody is there, write to us.`,
    'complete.pandit': (b) => `${short(b.customer)} has marked ${puja(b)} as done.`,
    'expire.customer': (b, f) =>
      f.refunded || f.seeks
        ? `${short(b.pandit)} did not ${f.refunded ? 'confirm' : 'answer for'} ${puja(b)} in time.${comesBack(b, f)}`
        : `Your request to ${short(b.pandit)} for ${puja(b)} has run out.${ifAhead(b, ' You can ask again, or ask another pandit.')}`,
    'expire.pandit': (b) => `The request of ${short(b.customer)} for ${puja(b)} has run out. The time is yours again.`,
    'complete.customer': (b, f) =>
      f.withoutCode
        ? `${short(b.pandit)} says that ${puja(b)} was held, without your code. If it was not, say so on its page.`
        : `${puja(b)} with ${short(b.pandit)} is completed. Thank you for your trust.`,
    'cancelOnBehalf.customer': (b, f) =>
      f.leaves
        ? `${short(b.pandit)} cannot come to ${puja(b)}.${ifAhead(b, ' Find another pandit on its page.')}${comesBack(b, f)}`
        : `We have cancelled ${puja(b)} with ${short(b.pandit)}.${comesBack(b, f)}${because(f.note)}`,
    'cancelOnBehalf.pandit': (b, f) =>
      `We have cancelled ${puja(b)} of ${short(b.customer)}.${caseOfNote(f.note) ? '' : ' The time is yours again.'}${because(f.note)}`,
    'notHeld.customer': (b, f) => `We found that ${puja(b)} was not held.${comesBack(b, f)}${because(f.note)}`,
    'notHeld.pandit': (b, f) => `We found that ${puja(b)} was not held.${because(f.note)}`,
    'refund.customer': (b, f) =>
      `${amount(b, f)} of your advance for ${puja(b)} comes back to you.${f.paidAfter ? ' The agreed price stays: it is due after the puja.' : ''}${because(f.note)}`,
    'refund.pandit': (b, f) =>
      `${amount(b, f)} of the advance of ${short(b.customer)} for ${puja(b)} goes back to the family.${whatItTakes(f)}${because(f.note)}`,
    'propose.customer': (b, f) =>
      withReason(`${short(b.pandit)} wants to move ${puja(b)}${to(f)}. Please answer${by(f.dueAt)}.`, f.note),
    'propose.pandit': (b, f) =>
      withReason(`${short(b.customer)} wants to move ${puja(b)}${to(f)}. Please answer${by(f.dueAt)}.`, f.note),
    'move.customer': (b, f) => `Agreed: ${pujaBy(b)} with ${short(b.pandit)}${insteadOf(f)}.`,
    'move.pandit': (b, f) => `Agreed: ${pujaBy(b)} for ${short(b.customer)}${insteadOf(f)}.`,
    'refuseMove.customer': (b, f) =>
      `${short(b.pandit)} does not agree to move ${puja(b)}${to(f)}. It stays as it was.`,
    'refuseMove.pandit': (b, f) =>
      `${short(b.customer)} does not agree to move ${puja(b)}${to(f)}. It stays as it was.`,
    'takeBack.customer': (b) => `${short(b.pandit)} no longer wants to move ${puja(b)}. It stays as it was.`,
    'takeBack.pandit': (b) => `${short(b.customer)} no longer wants to move ${puja(b)}. It stays as it was.`,
    'expireMove.customer': (b, f) => `Nobody answered whether to move ${puja(b)}${to(f)}. It stays as it was.`,
    'expireMove.pandit': (b, f) => `Nobody answered whether to move ${puja(b)}${to(f)}. It stays as it was.`,
    'payRest.customer': (b, f) =>
      `We have the rest of ${amount(b, f)} for ${puja(b)} with ${short(b.pandit)}.${dispute(f)}`,
    'payRest.pandit': (b, f) =>
      `${short(b.customer)} has paid the rest of ${amount(b, f)} for ${puja(b)} online.${dispute(f) || ' All of it is yours.'}`,
    'giveRest.pandit': (b, f) =>
      f.amount === 0
        ? `${short(b.customer)} says that nothing was given in cash for ${puja(b)}.${dispute(f)}`
        : `${short(b.customer)} says ${amount(b, f)} was given in cash for ${puja(b)}.${dispute(f) || answer(f)}`,
    'receiveRest.customer': (b, f) =>
      f.amount === 0
        ? `${short(b.pandit)} says that nothing came in cash for ${puja(b)}.${dispute(f)}`
        : `${short(b.pandit)} says ${amount(b, f)} came in cash for ${puja(b)}.${dispute(f) || answer(f)}`,
    ...cashTexts,
    'paymentLate.customer': (b, f) =>
      `Your payment of ${amount(b, f)} for ${puja(b)} came when the booking could no longer take it. It comes back to you in full.`,
    'panditLeft.customer': (b, f) =>
      `${short(b.pandit)} takes no new bookings. Your ${puja(b)} stays. To cancel${f.amount ? ' and get your advance back' : ''}, write to us.`,
    'remind.customer': (b, f) =>
      `Please pay the advance of ${amount(b, f)} for ${puja(b)}${by(f.dueAt)}, or the time is given to others.`,
    'remind.pandit': (b, f) => reminder(b, f),
    'several.pandit': (b) =>
      `${short(b.customer)} has asked for or changed several pujas. Please look at your bookings.`,
    'several.customer': (b) =>
      `${short(b.pandit)} has answered several of your requests. Please look at your bookings.`,
    'soon.customer': (b, f) =>
      `${aheadOf(b, f)} with ${short(b.pandit)}.${b.startCode ? ` Start code ${b.startCode}: tell it at the door.` : ''} Agree with them who brings what.`,
    'soon.pandit': (b, f) =>
      `${aheadOf(b, f)} for ${short(b.customer)}${b.place ? `, ${short(b.place, 60)}` : ''}. Ask for the start code. The things for the puja are on your booking.`,
    'letter.customer': (b) => `${short(b.pandit)} has written to you about ${puja(b)}. Please read it on your booking.`,
    'letter.pandit': (b) => `${short(b.customer)} has written to you about ${puja(b)}. Please read it on your booking.`,
    'passOver.pandit': (b) => `${short(b.customer)} has found another pandit for ${puja(b)}. The time is yours again.`,
    'hourTaken.customer': (b, f) =>
      `${short(b.pandit)} is booked ${b.startMinute === null ? 'on that day' : 'at that hour'}: ${puja(b)}.${f.seeks ? comesBack(b, f) : ifAhead(b, `${othersFree(f)}${nextGood(f, b.readAt)}`)}`,
    'nobodyFound.customer': (b, f) => `We found nobody else for ${puja(b)}.${comesBack(b, f)}`,
    'carried.customer': (b, f) =>
      `${short(b.pandit)} asks less for ${puja(b)}: ${amount(b, f)} stays paid, and ${inRupees(f.back ?? NO_MONEY)} comes back to you.`,
    'nobodyNear.customer': (b, f) =>
      `Pandits free for ${puja(b)} cost more, live far away or speak another language.${ifAhead(b, ` Choose on its page${f.seeks ? '; what you paid waits' : ''}.`)}`,
    'handingOver.customer': (b) =>
      `As agreed, we ask others to hold ${puja(b)}. It stays with ${short(b.pandit)} until one of them accepts.`,
    'handedToNobody.customer': (b) => `Nobody else can hold ${puja(b)}. It stays with ${short(b.pandit)}.`,
    'handOver.pandit': (b) =>
      `Another pandit holds ${puja(b)} for ${short(b.customer)} now, as agreed with our office. The time is yours again.`,
    'withdrawOnBehalf.customer': (b, f) =>
      withReason(
        `${short(b.pandit)} cannot come to ${puja(b)}.${f.seeks ? '' : ' Choose others on its page.'}${comesBack(b, f)}`,
        f.leaves ? null : f.note,
      ),
    'withdrawOnBehalf.pandit': (b, f) =>
      `You no longer hold ${puja(b)} for ${short(b.customer)}: we are looking for another pandit.${because(f.note)}`,
    'completeOnBehalf.customer': (b, f) =>
      f.withoutCode && !caseOfNote(f.note)
        ? `We have noted that ${puja(b)} with ${short(b.pandit)} was held, without your code. If it was not, say so on its page.`
        : `We have noted that ${puja(b)} with ${short(b.pandit)} was held.`,
    'completeOnBehalf.pandit': (b) => `We have noted that ${puja(b)} for ${short(b.customer)} was held.${whatIsDue(b)}`,
    'caseOpened.customer': (b, f) => ticketIs(b, f),
    'caseOpened.pandit': (b, f) => ticketIs(b, f),
    'caseHeard.customer': (b, f) =>
      `${saysOf(f, short(b.pandit), puja(b))} Payment waits. Please write how it was: ticket ${f.ticket}.`,
    'caseHeard.pandit': (b, f) =>
      `${saysOf(f, short(b.customer), puja(b))} Payment waits. Please write how it was: ticket ${f.ticket}.`,
    'caseTaken.customer': (_, f) => taken(f),
    'caseTaken.pandit': (_, f) => taken(f),
    'caseDecided.customer': (b, f) => decided(b, f, moneyToFamily(b, f)),
    'caseDecided.pandit': (b, f) => decided(b, f, `${moneyFromPandit(b, f)}${measureOf(f)}`),
    'warned.pandit': (_, f) =>
      `We warn you (ticket ${f.ticket}).${because(f.note)} You can appeal once within ${APPEAL_DAYS} days, under My tickets.`,
    'paused.pandit': (_, f) =>
      `For now families cannot book you (ticket ${f.ticket}).${because(f.note)} You can appeal once within ${APPEAL_DAYS} days, under My tickets.${leftBookings(f)}`,
    'lifted.pandit': (_, f) => `You won your appeal (ticket ${f.ticket}). We have withdrawn our decision.`,
    'refundSent.customer': (b, f) =>
      `${amount(b, f)} for ${puja(b)} is on its way back to you. Banks take 5 to 7 working days.`,
  },
  review: {
    'review.approved': () => 'Your profile is approved. Declare your free days, and families can book you.',
    'review.rejected': (f) =>
      f.wasApproved
        ? `Your profile is no longer approved: families cannot book you any more.${because(f.comment)}${leftBookings(f)}`
        : `Your profile was not approved.${because(f.comment)}`,
    'review.evaluation': (f) =>
      `Please complete your evaluation${withAcharya(f.acharyaName)}${until(f.expectedEnd)}.${remark(f.comment)}`,
    'review.training_required': (f) =>
      `We ask you to take a training${withAcharya(f.acharyaName)}${until(f.expectedEnd)}. Please answer in your profile.${remark(f.comment)}`,
    'review.paused': (f) => `For now families cannot book you.${because(f.comment)}${leftBookings(f)}`,
    'review.suspended': (f) =>
      `Your account is closed for now: you cannot sign in.${because(f.comment)} If that is wrong, write to us by the contact form.${leftBookings(f)}`,
    'review.restored': () => 'Your account is open again, as it was before.',
  },
  staff: {
    'staff.invited': ({ invitedBy, brand, link, expiresAt }) =>
      `${invitedBy ? `${short(invitedBy)} invites you` : 'You are invited'} to be an admin of ${short(brand)}: ${link} The link works once, until ${dayFormat.format(expiresAt)}. Do not share it.`,
  },
  familyDay: {
    'soon.familyDay': ({ familyDay, name, month, tithi, words, ahead, pandit }, at) =>
      `${inDays(at === undefined ? ahead : daysBetween(dayAt(at), familyDay))}, ${dayFormat.format(startOfDay(familyDay))}: ${short(name)} (${lunarDay({ month, tithi, words })}).${pandit ? ` Book ${short(pandit)} again` : ' Book a pandit'} under My days.`,
  },
  wait: {
    'wait.opened': ({ waitedDay, startMinute = null, ritual, pandit, district }) =>
      `${short(pandit ?? `A pandit of ${district ?? ''}`, 40)} is free for ${short(ritual, 40)} on ${dayFormat.format(startOfDay(waitedDay))}${startMinute === null ? '' : `, ${clockSaid(startMinute)}`}. It is your turn: ask under My Bookings. We tell others after you.`,
  },
  contact: {
    'contact.received': ({ ticket }) =>
      `We have your message. Its number is ${ticket}: you find it under My tickets, and we answer within two working days.`,
    'contact.answered': ({ ticket }) => `We have answered your message ${ticket}. Read it under My tickets.`,
  },
  account: {
    'account.passwordChanged':
      'The password of your account was changed. If that was not you, log in with OTP and choose a new one at once.',
    'account.wrongPasswords':
      'Somebody tried your account with a wrong password five times. If that was not you, you need do nothing: we make them wait before the next try.',
    'account.secondFactorOn': 'From now on your sign-in also asks for a code of your authenticator app.',
    'account.secondFactorOff':
      'Your sign-in no longer asks for a code of your authenticator app. If that was not you, write to us at once.',
  },
};

/** Whom a family can ask instead. */
const othersFree = ({ others }: BookingFacts): string =>
  others
    ? ` ${others === 1 ? 'Another pandit is' : `${others} others are`} free: choose on its page.`
    : ' Choose another hour, or another pandit.';

/** What a family is given because its pandit withdrew, now or once the office has looked. */
const creditOf = ({ credit, creditWaits }: BookingFacts): string =>
  credit
    ? ` ${inRupees(credit)} off your next advance.`
    : creditWaits
      ? ` We look at ${inRupees(creditWaits)} of credit.`
      : '';

const ticketIs = (b: BookingView, { ticket, byOffice }: BookingFacts): string =>
  byOffice
    ? `We have noted that nobody came to ${puja(b)}. Ticket ${ticket}: nobody pays until we decide, within ${RESOLVE_DAYS} days.`
    : `Your ticket about ${puja(b)} is ${ticket}. We answer within ${ACKNOWLEDGE_HOURS} hours, and decide within ${RESOLVE_DAYS} days.`;
const taken = ({ ticket }: BookingFacts): string => `We have read your ticket ${ticket} and are looking into it.`;
const decided = (b: BookingView, f: BookingFacts, money: string): string =>
  withWords(`Ticket ${f.ticket} for ${puja(b)} is decided${outcomeOf(f)}.${money}`, f.note);

function saysOf({ caseKind: kind, byOffice }: BookingFacts, name: string, what: string): string {
  if (kind === 'absence' && byOffice) return `We have noted that nobody came to ${what}.`;
  if (kind === 'absence') return `${name} says that nobody came to ${what}.`;
  if (kind === 'notHeld') return `${name} says that ${what} was not held.`;
  if (kind === 'overcharge') return `${name} says more was asked than agreed for ${what}.`;
  if (kind === 'difference') return `You and ${name} say different sums for ${what}.`;
  return `${name} says that something was wrong with ${what}.`;
}

const withAcharya = (name: string | null): string => (name ? ` with ${short(name)}` : '');
const until = (day: Day | null): string => (day ? ` by ${dayFormat.format(startOfDay(day))}` : '');
const remark = (comment: string): string => (comment ? ` Remark: ${closed(comment)}` : '');
