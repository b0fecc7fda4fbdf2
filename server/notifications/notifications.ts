import type { Side } from '#domain/booking.ts';
import type { OfficePerson } from '#contract/office/people.ts';
import { MESSAGES_A_PAIR_AND_HOUR } from '#domain/bounds.ts';
import { days, earlier, HOUR, type Instant, instantOf, later, minutes, type Period } from '#domain/time.ts';
import { quietUntil } from '#domain/notices/quiet-hours.ts';
import { remindersFor } from '#domain/notices/reminders.ts';
import { whyUndelivered } from '#domain/notices/undelivered.ts';
import type { Sql } from '../db/sql.ts';
import type { BookingRef } from '../ledger/ledger.ts';
import {
  deleteMessages,
  deleteWaiting,
  heardSince,
  insertBookingMessage,
  insertInvitationMessage,
  insertLetterMessage,
  insertMessage,
  toldOfCaseMoney,
  withdrawInstead,
  withdrawReminders,
  withdrawUnsent,
  messagesTo,
  remindersSince,
  type BookingMessage,
  type Instead,
  type PersonalMessage,
} from './outbox-store.ts';
import { textOf } from './texts/texts.ts';
import type { BookingFacts, BookingTopic, InvitationSending } from './topics.ts';

/** What one party can do again and again within the hour, and what little is lost of by waiting. */
const gathered: readonly BookingTopic[] = [
  'request.pandit',
  'propose.pandit',
  'propose.customer',
  'refuseMove.pandit',
  'refuseMove.customer',
  'takeBack.pandit',
  'takeBack.customer',
];

/**
 * Leaves a message about a booking for the sending job, in the caller's transaction: no news without its cause. Requests and proposals of
 * which the other party has caused several within the hour become one message an hour later. Everything else is sent each time, and at once:
 * nobody is on the road to a puja that was cancelled. Only a request that was never told is taken back in silence.
 */
export async function tellOfBooking(sql: Sql, message: BookingMessage, now: Instant, dueAt = now): Promise<void> {
  const at = new Date(now);
  const takesBack = message.topic === 'cancel.pandit';
  if (!takesBack && !gathered.includes(message.topic)) return insertBookingMessage(sql, message, at, new Date(dueAt));
  const { count, severalWait, isUntold } = await heardSince(sql, message, gathered, new Date(now - HOUR));
  if (takesBack && !isUntold) return insertBookingMessage(sql, message, at);
  if (severalWait) return;
  if (count < MESSAGES_A_PAIR_AND_HOUR) return insertBookingMessage(sql, message, at);
  const topic: BookingTopic = message.topic.endsWith('.pandit') ? 'several.pandit' : 'several.customer';
  await insertBookingMessage(sql, { ...message, topic, facts: {} }, at, new Date(now + HOUR));
}

/**
 * One message about a decision in place of those its steps have left in the same transaction, and of the one that somebody looks into it,
 * unless it went out before. What they say of money goes into it.
 */
export async function tellOfDecision(sql: Sql, message: BookingMessage, instead: Instead, now: Instant): Promise<void> {
  const taken = await withdrawInstead(sql, message, instead);
  const [step] = taken.filter(({ topic }) => !topic.startsWith('caseTaken'));
  const { takenBack, creditBack, paidAfter, amount } = step?.payload ?? {};
  const becomes = step && becomesBy[step.topic.slice(0, step.topic.indexOf('.'))];
  const money = { takenBack, creditBack, paidAfter };
  // a step counts the credit in that is credit again
  const whole = amount ? { amount } : {};
  await tellOfBooking(sql, { ...message, facts: { ...money, becomes, ...message.facts, ...whole } }, now);
}
const becomesBy: Readonly<Record<string, BookingFacts['becomes']>> = {
  cancelOnBehalf: 'off',
  completeOnBehalf: 'held',
  notHeld: 'unheld',
};

/** Announces that a refund has left, unless a decision has just announced it. */
export async function tellOfRefund(sql: Sql, message: BookingMessage, now: Instant): Promise<void> {
  if (await toldOfCaseMoney(sql, message, new Date(earlier(now, days(1))))) return;
  await tellOfBooking(sql, message, now);
}

/** When a side of each of these bookings was last reminded by the office, within that time. */
export async function lastReminders(
  sql: Sql,
  refs: readonly BookingRef[],
  since: Instant,
): Promise<ReadonlyMap<string, Instant>> {
  if (refs.length === 0) return new Map();
  const rows = await remindersSince(sql, refs, new Date(since));
  return new Map(rows.map(({ bookingId, at }) => [bookingId, instantOf(at)]));
}

/** Where a booking is, as far as its reminders ask; null: there is no puja ahead. */
export interface Lying extends BookingRef {
  readonly customerId: string;
  readonly period: Period | null;
}

/** Withdraws both sides' reminders, and writes new ones for the puja's present time. */
export async function remindAnew(sql: Sql, { period, customerId, ...ref }: Lying, now: Instant): Promise<void> {
  await withdrawReminders(sql, ref);
  if (period === null) return;
  for (const { ahead, dueAt } of remindersFor(period, now)) {
    for (const party of ['customer', 'pandit'] as const) {
      const personId = party === 'customer' ? customerId : ref.panditId;
      const message = { ...ref, personId, topic: `soon.${party}` as const, facts: { ahead } };
      await insertBookingMessage(sql, message, new Date(now), new Date(dueAt));
    }
  }
}

/** A letter that is read within these needs no message. */
const UNREAD = minutes(10);

interface LetterNews extends BookingRef {
  readonly customerId: string;
  /** Who is to read it. */
  readonly to: Side;
}

/** Leaves a message about an unread letter for later: of one thread one an hour at most, however many there are. */
export const tellOfLetter = (sql: Sql, { to, ...booking }: LetterNews, now: Instant): Promise<void> =>
  insertLetterMessage(sql, newsOf(booking, to), new Date(now), {
    dueAt: byDay(later(now, UNREAD)),
    everyMs: HOUR,
  });

/** A letter wakes nobody. */
const byDay = (at: Instant): Date => new Date(quietUntil(at) ?? at);

/** The receiver has read the message, or wants no news of messages. */
export const forgetLetterNews = (sql: Sql, { to, ...booking }: LetterNews): Promise<void> =>
  withdrawUnsent(sql, newsOf(booking, to));

const newsOf = ({ panditId, bookingId, customerId }: Omit<LetterNews, 'to'>, to: LetterNews['to']) => ({
  panditId,
  bookingId,
  personId: to === 'customer' ? customerId : panditId,
  topic: `letter.${to}` as const,
  facts: {},
});

/** What somebody was told, as it was put, newest first. What we have no words for any more is left out. */
export async function toldTo(sql: Sql, personId: string, limit: number): Promise<OfficePerson['told']> {
  const rows = await messagesTo(sql, personId, limit);
  return rows.flatMap(
    ({
      id,
      bookingId,
      topic,
      payload,
      at,
      dueAt,
      doneAt,
      lastError,
      errorCode,
      calledAt,
      calledBy,
      locale,
      ...booking
    }) => {
      const text = textOf(
        { topic, booking: bookingId === null ? null : booking, facts: payload },
        locale,
        instantOf(doneAt ?? dueAt),
      );
      if (text === null) return [];
      const sentAt = lastError === null && doneAt ? doneAt.toISOString() : null;
      const called = calledAt && { at: calledAt.toISOString(), by: calledBy };
      return [
        {
          _id: id,
          bookingId,
          at: at.toISOString(),
          dueAt: dueAt.toISOString(),
          sentAt,
          trouble: lastError === null ? null : whyUndelivered(errorCode, lastError),
          called,
          text,
        },
      ];
    },
  );
}

/** Leaves a message that concerns no booking, in the same way. */
export const tellPerson = (sql: Sql, message: PersonalMessage, now: Instant, dueAt = now): Promise<void> =>
  insertMessage(sql, message, new Date(now), new Date(dueAt));

/** Withdraws a person's messages of a topic that have these facts; without facts all of them, sent ones too. */
export const forgetTold = (
  sql: Sql,
  personId: string,
  topic: PersonalMessage['topic'],
  facts?: Readonly<Record<string, string | number>>,
): Promise<void> => (facts ? deleteWaiting(sql, personId, topic, facts) : deleteMessages(sql, personId, topic));

/** Leaves an invitation to the office, for somebody who is not among our people yet. */
export const tellInvited = (sql: Sql, sending: InvitationSending, now: Instant): Promise<void> =>
  insertInvitationMessage(sql, sending, new Date(now));
