import type { TakenWindow } from '#domain/calendar/good-hours.ts';
import type { Paise } from '#domain/money.ts';
import type { Day, Instant } from '#domain/time.ts';
import { DEFAULT_LOCALE, localeFrom } from '#domain/locale.ts';
import { textIn, type Sentence } from './sentence.ts';
import { caseTexts } from './say-cases.ts';
import { officeTexts } from './say-office.ts';
import { peopleTexts } from './say-people.ts';
import { stepTexts } from './say-steps.ts';
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
  /** By the names they signed up with, and in Odia and Devanagari letters where they gave those. */
  customer: string;
  customerOr?: string | null | undefined;
  customerHi?: string | null | undefined;
  pandit: string;
  panditOr?: string | null | undefined;
  panditHi?: string | null | undefined;
  /** In English, and in Odia and Hindi where the catalogue has that. */
  ritual: string;
  ritualOr?: string | null | undefined;
  ritualHi?: string | null | undefined;
  /** A rite for the dead: nothing cheerful is said of it. */
  quiet?: boolean | null | undefined;
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

type BookingText = (booking: BookingView, facts: BookingFacts) => readonly Sentence[];

/** Of every topic about a booking. Steps that nobody is told of have none (`stepTopics`). */
export type BookingTexts = Readonly<Record<Exclude<BookingTopic, StepTopic>, BookingText>> &
  Readonly<Partial<Record<StepTopic, BookingText>>>;

/** What every topic says, in sentences that each language has. */
export interface Texts {
  readonly booking: BookingTexts;
  readonly review: Readonly<Record<ReviewTopic, (facts: ReviewFacts) => readonly Sentence[]>>;
  readonly staff: Readonly<Record<StaffTopic, (facts: InvitationFacts) => readonly Sentence[]>>;
  readonly wait: Readonly<Record<WaitTopic, (facts: WaitFacts) => readonly Sentence[]>>;
  readonly familyDay: Readonly<Record<FamilyDayTopic, (facts: FamilyDayFacts, at?: Instant) => readonly Sentence[]>>;
  readonly contact: Readonly<Record<ContactTopic, (facts: ContactFacts) => readonly Sentence[]>>;
  readonly account: Readonly<Record<AccountTopic, readonly Sentence[]>>;
}

const texts: Texts = { booking: { ...stepTexts, ...officeTexts, ...caseTexts }, ...peopleTexts };

/** The text in a language as it is true at that time, or in English where we do not have it; null for a topic nobody wrote a sentence for. */
export function textOf(message: Message, language: string, at?: Instant): string | null {
  const booking = message.booking && at !== undefined ? { ...message.booking, readAt: at } : message.booking;
  const sentences = sentencesFor({ ...message, booking }, at);
  return sentences && textIn(sentences, localeFrom(language, { allowMadeUp: true }) ?? DEFAULT_LOCALE);
}

function sentencesFor({ topic, booking, facts }: Message, at: Instant | undefined): readonly Sentence[] | null {
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

const isTopic = <T extends object>(topic: string, of: T): topic is Extract<keyof T, string> => Object.hasOwn(of, topic);

const isReview = (facts: Message['facts']): facts is ReviewFacts => 'comment' in facts;
const isContact = (facts: Message['facts']): facts is ContactFacts => 'ticket' in facts;
const isFamilyDay = (facts: Message['facts']): facts is FamilyDayFacts => 'familyDay' in facts;
const isWait = (facts: Message['facts']): facts is WaitFacts => 'waitedDay' in facts;
const isInvitation = (facts: Message['facts']): facts is InvitationFacts => 'link' in facts;
