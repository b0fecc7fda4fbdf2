import { namedLimbs } from '#domain/almanac/names/limbs.ts';
import { monthName } from '#domain/almanac/names/months.ts';
import { tithiFullName } from '#domain/almanac/names/names.ts';
import { namesFor } from '#domain/almanac/names/said.ts';
import { areWholeDay, clockOn, type TakenWindow } from '#domain/calendar/good-hours.ts';
import type { PujaTime } from '#domain/calendar/proposal.ts';
import { APPEAL_DAYS, isAboutMoney } from '#domain/cases/case.ts';
import { ownReasonOf, type OwnReason } from '#domain/booking/own-reason.ts';
import { caseOfNote } from '#domain/cases/ticket-note.ts';
import { partsOf, plainSigns } from '#domain/notices/sms.ts';
import { plainWords } from '#domain/people/name-words.ts';
import { clockSaid, dayAt, instantOf, MINUTE, startOfDay, type Instant } from '#domain/time.ts';
import { MASK, withoutContacts } from '#domain/words/contacts.ts';
import { limbWords } from '../../almanac/limb-words.ts';
import type { BookingView } from './texts.ts';
import type { BookingFacts, FamilyDayFacts, LeftBookings } from '../topics.ts';

/** What the English messages are put together from: names, times and reasons, as short as they can be understood. */

export const dayFormat = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});
export const momentFormat = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

/**
 * Names and reasons come from people: enough of them to know what is meant, and no address to follow. A variable of a
 * registered template holds thirty signs.
 */
export function short(words: string, max = 30): string {
  const text = plainWords(words).replaceAll(/\s+/g, ' ').trim();
  return text.length <= max ? text : `${text.slice(0, max - 1).trimEnd()}…`;
}
/** Three of them. */
const REASON = 90;

/** What a person wrote, closed like a sentence: another may follow. */
export function closed(words: string): string {
  const text = short(words, REASON);
  return /[.!?…।॥]["'”’)]*$/u.test(text) ? text : `${text}.`;
}

export const when = ({ day, startMinute }: PujaTime): string =>
  startMinute === null
    ? dayFormat.format(startOfDay(day))
    : `${dayFormat.format(startOfDay(day) + startMinute * MINUTE)}, ${clockSaid(startMinute)}`;

/** `6 Dec, 10:00 am`: another time for a puja whose year is named beside it. */
export const otherWhen = ({ day, startMinute }: PujaTime): string =>
  [nearFormat.format(startOfDay(day)), ...(startMinute === null ? [] : [clockSaid(startMinute)])].join(', ');

/** `good till 11:05 am`, or `good 9:12 am to 1:10 am, 6 Dec` of a puja that begins later than they do and hours that end after midnight. */
function hoursIn({ from, to, date }: TakenWindow, { day, startMinute }: PujaTime): string {
  const [begin, end] = [instantOf(from), clockOn(instantOf(to), date)];
  if (areWholeDay({ from, to })) return `good the whole day, till ${end}`;
  const isFirst = startMinute !== null && begin === startOfDay(day) + startMinute * MINUTE;
  return isFirst ? `good till ${end}` : `good ${clockOn(begin, day)} to ${end}`;
}
/** ` (good till 11:05 am)`, of the hours it was asked for in. */
export const good = ({ muhurat, ...time }: BookingView): string => (muhurat ? ` (${hoursIn(muhurat, time)})` : '');
export const puja = (booking: BookingView): string =>
  `${short(booking.ritual, 40)} on ${when(booking)}${good(booking)}`;
/** ` (good till 11:05 am, Shukla Ekadashi, Revati)`: by which a puja is asked for, agreed and told ahead. */
export const goodBy = ({ muhurat, ...time }: BookingView): string =>
  muhurat
    ? ` (${[hoursIn(muhurat, time), ...limbWords(namedLimbs({ ...muhurat, turns: muhurat.turns ?? [] }), 'en-IN')].join(', ')})`
    : '';
export const pujaBy = (booking: BookingView): string =>
  `${short(booking.ritual, 40)} on ${when(booking)}${goodBy(booking)}`;
/** `Bhadraba Krishna Panchami`. */
export function lunarDay({ month, tithi, words }: Pick<FamilyDayFacts, 'month' | 'tithi' | 'words'>): string {
  const nameIn = namesFor('en-IN');
  return words ?? `${nameIn(monthName(month))} ${nameIn(tithiFullName(tithi))}`;
}
/** What the decision of a case makes of its booking. */
const becomes = { off: ': it is cancelled', held: ': it counts as held', unheld: ': it was not held' } as const;

/** What a decision comes to, in a few words; nothing where the money that goes back says all. */
export function outcomeOf({ becomes: after, absent, remedy, caseKind }: BookingFacts): string {
  if (absent) return ': the pandit did not come';
  if (after) return becomes[after];
  if (remedy === 'goesOn') return ': it is still on, with its code';
  if (remedy === 'lift') return ': you are right, and we withdraw what we decided';
  if (remedy !== 'nothing') return '';
  if (caseKind === 'appeal') return ': what we decided before stays';
  return caseKind && isAboutMoney(caseKind) ? ': the money stays as it is' : ': the booking stays as it is';
}

/** The words of the office behind a text, where the SMS stays one part; the ticket has them in any case. */
export function withWords(text: string, words: string | null | undefined): string {
  const whole = words ? `${text} ${closed(words)}` : text;
  return partsOf(plainSigns(whole)) === 1 ? whole : text;
}

/** What the decision of a case means for the pandit, and until when they can appeal. */
export const measureOf = ({ measure, reason, ...left }: BookingFacts): string =>
  measure === undefined || measure === 'none'
    ? ''
    : `${measure === 'warn' ? ' We warn you.' : ' For now families cannot book you.'}${because(reason)} You can appeal once within ${APPEAL_DAYS} days, under My tickets.${leftBookings(left)}`;

/** How many hours a message names. */
const NAMED = 6;
const allOf = (times: readonly PujaTime[]): string => {
  const rest = times.length - NAMED;
  return `${times.slice(0, NAMED).map(otherWhen).join('; ')}${rest > 0 ? ` and ${rest} more` : ''}`;
};
/** ` These bookings are off: 5 Dec, 9:30 am; 8 Dec. Please hold as agreed: 12 Dec.`, to a pandit who holds no more pujas for us. */
export const leftBookings = ({ ended = [], stay = [] }: LeftBookings): string =>
  [
    ended.length > 0 ? ` These bookings are off: ${allOf(ended)}.` : '',
    stay.length > 0 ? ` Please hold as agreed: ${allOf(stay)}.` : '',
  ].join('');

export const by = (dueAt: Instant | null | undefined): string => (dueAt ? ` by ${momentFormat.format(dueAt)}` : '');
/** The product's own reasons, as pages say them too. */
const ownReasons: Readonly<Record<OwnReason, string>> = {
  held: 'The puja was held. The start code was not used.',
  heldByCode: 'The puja was held. It began with the start code.',
  panditLeaves: 'The pandit holds no pujas for us at present.',
  familyLeaves: 'The family no longer books with us.',
};
export function because(note: string | null | undefined): string {
  const decided = caseOfNote(note);
  if (decided) return ` So it was decided: ticket ${decided.number}.`;
  const own = ownReasonOf(note);
  const words = own ? ownReasons[own] : note;
  return words ? ` Reason: ${closed(words)}` : '';
}
/**
 * The reason of one side, for the other: it says no way past the booking, nor half of one. The mask of screens would make the message
 * dearer.
 */
export const theirReason = (note: string | null | undefined): string =>
  because(note && withoutContacts(note).replaceAll(manyDigits, MASK).replaceAll(MASK, '...'));
const manyDigits = /\p{Nd}(?: ?\p{Nd}){4,}/gu;
/** The same behind a text, where the SMS stays one part; the page of the booking has the reason in any case. */
export function withReason(text: string, note: string | null | undefined): string {
  const whole = `${text}${theirReason(note)}`;
  return partsOf(plainSigns(whole)) === 1 ? whole : text;
}

/** ` Next good hours: 6 Dec, 9:30 am to 11:05 am.`, for a family that lost its own hours; nothing once they have begun. */
export function nextGood({ nextHours }: BookingFacts, at?: Instant): string {
  if (!nextHours) return '';
  const begin = instantOf(nextHours.from);
  if (at !== undefined && at >= begin) return '';
  const day = dayAt(begin);
  const until = clockOn(instantOf(nextHours.to), day);
  const hours = areWholeDay(nextHours) ? 'the whole day' : `${clockOn(begin, day)} to ${until}`;
  return ` Next good hours: ${nearFormat.format(begin)}, ${hours}.`;
}
const nearFormat = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'Asia/Kolkata' });
