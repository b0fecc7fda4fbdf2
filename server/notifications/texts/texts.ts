import type { TakenWindow } from '#domain/calendar/good-hours.ts';
import type { Paise } from '#domain/money.ts';
import type { Day, Instant } from '#domain/time.ts';
import { english } from './texts-en.ts';
import type {
  AccountTopic,
  BookingFacts,
  BookingTopic,
  ContactFacts,
  ContactTopic,
  FamilyDayFacts,
  FamilyDayTopic,
  InvitationFacts,
  ReviewFacts,
  ReviewTopic,
  StaffTopic,
  StepTopic,
  WaitFacts,
  WaitTopic,
} from '../topics.ts';

/** What we write to people's phones: one sentence or two a topic, in the person's language where we have it. */

/** The booking a message is about, as it is when the message is sent. */
export interface BookingView {
  customer: string;
  pandit: string;
  ritual: string;
  day: Day;
  startMinute: number | null;
  /** The good hours it keeps; null where it was not asked by them. */
  muhurat?: TakenWindow | null;
  pricePaise: Paise;
  advancePaise: Paise | null;
  /** Where the puja is; for a reminder. */
  place?: string | null;
  /** What the family tells the pandit at the door. */
  startCode?: string | null;
  /** When it is read: what lies ahead or is past is said as it is then. */
  readAt?: Instant;
}

export interface Message {
  readonly topic: string;
  readonly booking: BookingView | null;
  readonly facts: BookingFacts | ReviewFacts | InvitationFacts | WaitFacts | FamilyDayFacts | ContactFacts;
}

type BookingText = (booking: BookingView, facts: BookingFacts) => string;

/** A language: the words of every topic. Steps that nobody is told of have none (`stepTopics`). */
export interface Texts {
  readonly booking: Readonly<Record<Exclude<BookingTopic, StepTopic>, BookingText>> &
    Readonly<Partial<Record<StepTopic, BookingText>>>;
  readonly review: Readonly<Record<ReviewTopic, (facts: ReviewFacts) => string>>;
  readonly staff: Readonly<Record<StaffTopic, (facts: InvitationFacts) => string>>;
  readonly wait: Readonly<Record<WaitTopic, (facts: WaitFacts) => string>>;
  readonly familyDay: Readonly<Record<FamilyDayTopic, (facts: FamilyDayFacts, at?: Instant) => string>>;
  readonly contact: Readonly<Record<ContactTopic, (facts: ContactFacts) => string>>;
  readonly account: Readonly<Record<AccountTopic, string>>;
}

const languages: Readonly<Record<string, Texts>> = { en: english };

/** The text in a language as it is true at that time, or in English where we do not have it; null for a topic nobody wrote a sentence for. */
export function textOf(message: Message, locale: string, at?: Instant): string | null {
  const booking = message.booking && at !== undefined ? { ...message.booking, readAt: at } : message.booking;
  const text = write(languages[locale] ?? english, { ...message, booking }, at);
  return text === null ? null : text.replaceAll(/\s+/g, ' ').trim();
}

function write(texts: Texts, { topic, booking, facts }: Message, at: Instant | undefined): string | null {
  if (isTopic(topic, texts.account)) return texts.account[topic];
  if (isTopic(topic, texts.review) && isReview(facts)) return texts.review[topic](facts);
  if (isTopic(topic, texts.staff) && isInvitation(facts)) return texts.staff[topic](facts);
  if (isTopic(topic, texts.wait) && isWait(facts)) return texts.wait[topic](facts);
  if (isTopic(topic, texts.contact)) return isContact(facts) ? texts.contact[topic](facts) : null;
  if (isFamilyDay(facts)) return isTopic(topic, texts.familyDay) ? texts.familyDay[topic](facts, at) : null;
  if (booking && isTopic(topic, texts.booking) && !isReview(facts) && !isInvitation(facts) && !isWait(facts)) {
    return texts.booking[topic]?.(booking, facts) ?? null;
  }
  return null;
}

const isTopic = <T extends object>(topic: string, texts: T): topic is Extract<keyof T, string> =>
  Object.hasOwn(texts, topic);

const isReview = (facts: Message['facts']): facts is ReviewFacts => 'comment' in facts;
const isContact = (facts: Message['facts']): facts is ContactFacts => 'ticket' in facts;
const isFamilyDay = (facts: Message['facts']): facts is FamilyDayFacts => 'familyDay' in facts;
const isWait = (facts: Message['facts']): facts is WaitFacts => 'waitedDay' in facts;
const isInvitation = (facts: Message['facts']): facts is InvitationFacts => 'link' in facts;
