import { areWholeDay } from '#domain/calendar/good-hours.ts';
import type { PujaTime } from '#domain/calendar/proposal.ts';
import { ownReasonOf } from '#domain/booking/own-reason.ts';
import { caseOfNote } from '#domain/cases/ticket-note.ts';
import { dayAt, instantOf, type Instant } from '#domain/time.ts';
import { MASK, withoutContacts } from '#domain/words/contacts.ts';
import { sentencesOf, spare, wordIn, type Sentence, type Word } from './sentence.ts';
import type { BookingView } from './texts.ts';
import { clockOf, closed, dayOf, moment, otherTime } from './words-of.ts';
import type { BookingFacts, LeftBookings } from '../topics.ts';

/** What several messages say: until when, why, what else is free. */

const times = sentencesOf('smsTimes');
const cases = sentencesOf('smsCases');

/** A sentence where something is so, and none where it is not. */
export const only = (is: unknown, ...sentences: readonly Sentence[]): readonly Sentence[] => (is ? sentences : []);

export const answerBy = (dueAt: Instant | null | undefined): Sentence =>
  dueAt ? times('answerBy', { moment: moment(dueAt) }) : times('answer');
export const acceptBy = (dueAt: Instant | null | undefined): Sentence =>
  dueAt ? times('acceptBy', { moment: moment(dueAt) }) : times('accept');
export const timeYours = (): Sentence => times('timeYours');

/** Why, as the office or we ourselves say it. The page has it too. */
export function because(note: string | null | undefined): Sentence[] {
  const decided = caseOfNote(note);
  if (decided) return [spare(times('reasonCase', { ticket: decided.number }), 'dear')];
  const own = ownReasonOf(note);
  if (own) return [spare(times(own), 'dear')];
  return note ? [spare(times('reason', { words: closed(note) }), 'dear')] : [];
}
/**
 * The reason of one side, for the other: it says no way past the booking, nor half of one. The mask of screens would make the message
 * dearer.
 */
export const theirReason = (note: string | null | undefined): Sentence[] =>
  because(note && withoutContacts(note).replaceAll(manyDigits, MASK).replaceAll(MASK, '...'));
const manyDigits = /\p{Nd}(?: ?\p{Nd}){4,}/gu;

/** The same where the SMS stays one part. */
export const reasonIfRoom = (note: string | null | undefined): Sentence[] => theirReason(note).map((one) => spare(one));
/** The words of the office behind a text, in the same way. */
export const wordsIfRoom = (words: string | null | undefined): Sentence[] =>
  words ? [spare(times('words', { words: closed(words) }))] : [];

export const isPast = (dueAt: Instant | null | undefined, at: Instant | undefined): boolean =>
  dueAt != null && at !== undefined && at >= dueAt;

/** What can still be done for a puja, while its day is not over when the message is read. */
export const ifAhead = (
  { day, readAt }: Pick<BookingView, 'day' | 'readAt'>,
  ...sentences: readonly Sentence[]
): readonly Sentence[] => (readAt !== undefined && dayAt(readAt) > day ? [] : sentences);

/** The next good hours, for a family that lost its own; nothing once they have begun. */
export function nextGood({ nextHours }: BookingFacts, at?: Instant): Sentence[] {
  if (!nextHours) return [];
  const begins = instantOf(nextHours.from);
  if (at !== undefined && at >= begins) return [];
  const day = dayAt(begins);
  const said = areWholeDay(nextHours)
    ? times('nextGoodDay', { day: dayOf(begins) })
    : times('nextGood', {
        day: dayOf(begins),
        from: clockOf(begins, day),
        to: clockOf(instantOf(nextHours.to), day),
      });
  return [spare(said, 'dear')];
}

/** How many hours a message names. */
const NAMED = 6;
const listOf =
  (named: readonly PujaTime[]): Word =>
  (tongue) =>
    named
      .slice(0, NAMED)
      .map((time) => wordIn(otherTime(time), tongue))
      .join('; ');
function listed(list: readonly PujaTime[], [all, more]: readonly ['off', 'offMore'] | readonly ['stay', 'stayMore']) {
  if (list.length === 0) return [];
  const rest = list.length - NAMED;
  const said = { list: listOf(list), count: String(rest) };
  return [spare(cases(rest > 0 ? more : all, said), 'dear')];
}
/** `These bookings are off: 5 Dec, 9:30 am; 8 Dec. Please hold as agreed: 12 Dec.`, to a pandit who holds no more pujas for us. */
export const leftBookings = ({ ended = [], stay = [] }: LeftBookings): Sentence[] => [
  ...listed(ended, ['off', 'offMore']),
  ...listed(stay, ['stay', 'stayMore']),
];
